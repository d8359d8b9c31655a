"""The rigs' own tests are read along as well."""

from tests.rigs.fixtures import recorder

__all__ = ["recorder"]
