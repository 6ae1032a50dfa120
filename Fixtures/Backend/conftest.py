"""Gives the tests of this folder the fixture `phone`."""

pytest_plugins = ["islet"]
