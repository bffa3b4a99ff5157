"""The felt card, its curve, and its button."""

from app.ui.widgets.felt_card import Curve, FeltButton, FeltCard


def test_a_curve_needs_two_points(qtbot):
    curve = Curve()
    qtbot.addWidget(curve)
    curve.show_points(((1, 1400.0),), "")
    assert curve.points == ()
    curve.show_points(((1, 1400.0), (5, 1420.0)), "rating")
    assert len(curve.points) == 2


def test_a_curve_stays_in_its_place_whatever_the_values(qtbot):
    curve = Curve()
    qtbot.addWidget(curve)
    curve.resize(180, 60)
    for values in ((1500, 1500), (600, 2400), (1500, 1501, 1400)):
        curve.show_points([(day, float(value)) for day, value in enumerate(values)], "")
        assert all(curve.rect().contains(place.toPoint()) for place in curve._places())


def test_the_button_has_room_for_words_and_key(qtbot):
    button = FeltButton("Enter")
    qtbot.addWidget(button)
    empty = button.sizeHint().width()
    button.setText("Start")
    assert button.sizeHint().width() > empty
    assert button.minimumSizeHint() == button.sizeHint()


def test_plates_say_themselves(qtbot):
    card = FeltCard()
    qtbot.addWidget(card)
    card.plates[0].set_text("Daozi")
    assert card.plates[0].accessibleName() == "Daozi"
