"""Compiles the board kernels; everything else about the package is in pyproject.toml."""

from Cython.Build import cythonize
from setuptools import Extension, setup

setup(
    ext_modules=cythonize(
        [Extension("grognard.board.kernels", ["src/grognard/board/kernels.pyx"], extra_compile_args=["-O3"])],
        language_level=3,
    )
)
