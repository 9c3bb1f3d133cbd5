"""Ten functions of numba's users: the IR that `inspect_llvm()` gives, run here and compared with Python.

Numba's functions have a calling convention of their own: where the result goes, where an exception goes,
then the arguments, an array being its parent's and own header. They give 0 when they have returned.
What they call beside C are functions of numba's runtime, whose addresses numba's modules have.
"""

import ctypes
import math

import pytest

import jitlite

numba = pytest.importorskip("numba", reason="numba is not installed")
np = pytest.importorskip("numpy", reason="numpy is not installed")

I64, F64, BOOL = numba.int64, numba.float64, numba.boolean
ARRAY, MATRIX = numba.float64[::1], numba.float64[:, ::1]
RESULTS = {I64: ctypes.c_int64, F64: ctypes.c_double, BOOL: ctypes.c_uint8}


def runtime():
    """What numba gives its own compiler: `numba_…` and `NRT_…`."""
    from numba import _helperlib
    from numba.core.runtime import _nrt_python

    symbols = {"numba_" + name: address for name, address in _helperlib.c_helpers.items()}
    symbols |= {"NRT_" + name: address for name, address in _nrt_python.c_helpers.items()}
    return symbols


def compiled(function, signature):
    """The function as it runs here, and numba's type of its result."""
    dispatcher = function if hasattr(function, "py_func") else numba.njit(function)
    dispatcher.compile(signature)
    (types,) = dispatcher.signatures
    linker = jitlite.Linker().with_process()
    for name, address in runtime().items():
        linker.define(name, address)
    program = linker.instantiate(jitlite.Module(dispatcher.inspect_llvm(types), function.__name__))
    overload = dispatcher.overloads[types]
    return program[overload.fndesc.llvm_func_name], overload.signature.return_type


def flattened(arg):
    """An argument as numba passes it."""
    if not isinstance(arg, np.ndarray):
        return [arg]
    return [None, None, arg.size, arg.itemsize, arg, *arg.shape, *arg.strides]


def call(function, signature, *args):
    native, result = compiled(function, signature)
    place, error = RESULTS[result](), ctypes.c_void_p()
    flat = [value for arg in args for value in flattened(arg)]
    status = native(ctypes.byref(place), ctypes.byref(error), *flat)
    assert status == 0, status
    return place.value


def check(function, signature, *args):
    expected = function(*(arg.copy() if isinstance(arg, np.ndarray) else arg for arg in args))
    found = call(function, signature, *args)
    assert math.isclose(found, expected, rel_tol=1e-12), (found, expected)


def test_a_sum():
    def total(a):
        s = 0.0
        for i in range(a.shape[0]):
            s += a[i]
        return s

    check(total, F64(ARRAY), np.arange(1000.0))


def test_a_factorial():
    def factorial(n):
        result = 1
        for i in range(2, n + 1):
            result *= i
        return result

    check(factorial, I64(I64), 20)


def test_recursion():
    @numba.njit
    def fibonacci(n):
        return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

    check(fibonacci, I64(I64), 20)


def test_the_sieve():
    def primes(flags):
        n = flags.shape[0]
        count = 0
        for i in range(2, n):
            if flags[i] == 0.0:
                count += 1
                for j in range(i * i, n, i):
                    flags[j] = 1.0
        return count

    check(primes, I64(ARRAY), np.zeros(2000))


def test_a_matrix_product():
    def product(a, b, c):
        for i in range(a.shape[0]):
            for j in range(b.shape[1]):
                s = 0.0
                for k in range(a.shape[1]):
                    s += a[i, k] * b[k, j]
                c[i, j] = s
        return c[a.shape[0] - 1, b.shape[1] - 1]

    a, b, c = np.arange(12.0).reshape(3, 4), np.arange(20.0).reshape(4, 5), np.zeros((3, 5))
    check(product, F64(MATRIX, MATRIX, MATRIX), a, b, c)
    assert (c == a @ b).all(), "the array was filled in, and not a copy"


def test_the_mandelbrot_set():
    def escape(x, y):
        z, c = 0j, complex(x, y)
        for i in range(200):
            z = z * z + c
            if z.real * z.real + z.imag * z.imag > 4.0:
                return i
        return 200

    for x, y in ((0.0, 0.0), (0.3, 0.5), (-0.75, 0.1), (1.0, 1.0)):
        check(escape, I64(F64, F64), x, y)


def test_the_monte_carlo_way_to_pi():
    def pi(n):
        state, inside = 12345, 0
        for _ in range(n):
            state = (state * 1103515245 + 12345) % 2147483648
            x = state / 2147483648.0
            state = (state * 1103515245 + 12345) % 2147483648
            y = state / 2147483648.0
            inside += x * x + y * y < 1.0
        return 4.0 * inside / n

    check(pi, F64(I64), 10000)


def test_functions_of_mathematics():
    def wave(a):
        s = 0.0
        for x in a:
            s += math.sin(x) * math.exp(-x) + math.sqrt(x) + math.log1p(x) + math.atan2(x, 2.0)
        return s

    check(wave, F64(ARRAY), np.linspace(0, 5, 100))


def test_an_array_that_the_function_makes():
    def moving(a, width):
        out = np.zeros(a.shape[0] - width + 1)
        for i in range(out.shape[0]):
            out[i] = a[i : i + width].mean()
        return out.max() - out.min()

    check(moving, F64(ARRAY, I64), np.sin(np.arange(50.0)), 5)


def test_sorting():
    def median(a):
        b = np.sort(a)
        return b[b.shape[0] // 2]

    check(median, F64(ARRAY), np.cos(np.arange(101.0)))


def test_a_predicate():
    def has_negative(a):
        for x in a:
            if x < 0:
                return True
        return False

    check(has_negative, BOOL(ARRAY), np.array([1.0, 2.0]))
    check(has_negative, BOOL(ARRAY), np.array([1.0, -2.0]))


def test_an_exception_is_a_status():
    def invert(x):
        if x == 0.0:
            raise ValueError("no inverse")
        return 1.0 / x

    native, _ = compiled(invert, F64(F64))
    place, error = ctypes.c_double(), ctypes.c_void_p()
    assert native(ctypes.byref(place), ctypes.byref(error), 4.0) == 0 and place.value == 0.25
    assert native(ctypes.byref(place), ctypes.byref(error), 0.0) == 1 and error.value
