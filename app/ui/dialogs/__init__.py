"""Windows that ask or tell, apart from the main one."""
