"""Ten functions as users of llvmlite write them with `llvmlite.ir`, compared with Python's results."""

import ctypes
import math
import struct

import pytest

import jitlite

ir = pytest.importorskip("llvmlite.ir", reason="llvmlite is not installed")

I1, I8, I32, I64 = (ir.IntType(bits) for bits in (1, 8, 32, 64))
DOUBLE = ir.DoubleType()


def define(result, *params):
    """A module with a function `f`, and the builder of its first block."""
    module = ir.Module(name="written by llvmlite")
    function = ir.Function(module, ir.FunctionType(result, params), name="f")
    return module, function, ir.IRBuilder(function.append_basic_block("entry"))


def call(module, *args, **host):
    return jitlite.load(module, host).f(*args)


def test_polynomial():
    module, f, b = define(DOUBLE, DOUBLE)
    (x,) = f.args
    square = b.fmul(x, x)
    b.ret(b.fadd(b.fmul(ir.Constant(DOUBLE, 3.0), square), b.fsub(x, ir.Constant(DOUBLE, 0.5))))
    for x in (0.0, -2.5, 1e10):
        assert call(module, x) == 3 * (x * x) + (x - 0.5)


def test_factorial_by_recursion():
    module, f, b = define(I64, I64)
    (n,) = f.args
    with b.if_then(b.icmp_signed("<", n, ir.Constant(I64, 2))):
        b.ret(ir.Constant(I64, 1))
    b.ret(b.mul(n, b.call(f, [b.sub(n, ir.Constant(I64, 1))])))
    assert [call(module, n) for n in range(20)] == [math.factorial(n) for n in range(20)]


def test_fibonacci_by_a_loop_with_phis():
    module, f, b = define(I64, I64)
    entry, loop, done = b.block, f.append_basic_block("loop"), f.append_basic_block("done")
    b.branch(loop)
    b.position_at_end(loop)
    i, a, c = (b.phi(I64, name) for name in "iac")
    following = b.add(i, ir.Constant(I64, 1))
    total = b.add(a, c)
    for phi, first, then in ((i, 0, following), (a, 0, c), (c, 1, total)):
        phi.add_incoming(ir.Constant(I64, first), entry)
        phi.add_incoming(then, loop)
    b.cbranch(b.icmp_signed("<", following, f.args[0]), loop, done)
    b.position_at_end(done)
    b.ret(c)

    def fibonacci(n):
        a, c = 0, 1
        for _ in range(n - 1):
            a, c = c, a + c
        return c

    assert [call(module, n) for n in range(1, 60)] == [fibonacci(n) for n in range(1, 60)]


def test_sum_of_an_array_with_allocas():
    module, f, b = define(DOUBLE, ir.PointerType(DOUBLE), I64)
    values, n = f.args
    i, total = b.alloca(I64), b.alloca(DOUBLE)
    b.store(ir.Constant(I64, 0), i)
    b.store(ir.Constant(DOUBLE, 0.0), total)
    test, body, done = (f.append_basic_block(name) for name in ("test", "body", "done"))
    b.branch(test)
    b.position_at_end(test)
    b.cbranch(b.icmp_signed("<", b.load(i), n), body, done)
    b.position_at_end(body)
    value = b.load(b.gep(values, [b.load(i)]))
    b.store(b.fadd(b.load(total), value), total)
    b.store(b.add(b.load(i), ir.Constant(I64, 1)), i)
    b.branch(test)
    b.position_at_end(done)
    b.ret(b.load(total))
    array = [k / 8 for k in range(100)]
    assert call(module, (ctypes.c_double * 100)(*array), 100) == sum(array)


def test_a_switch():
    module, f, b = define(I32, I32)
    other = f.append_basic_block("other")
    switch = b.switch(f.args[0], other)
    table = {1: 10, 7: 70, -3: 30}
    for key, value in table.items():
        block = f.append_basic_block()
        switch.add_case(ir.Constant(I32, key), block)
        ir.IRBuilder(block).ret(ir.Constant(I32, value))
    ir.IRBuilder(other).ret(ir.Constant(I32, -1))
    for key in range(-5, 10):
        assert call(module, key) == table.get(key, -1)


def test_an_intrinsic_and_a_function_of_c():
    module, f, b = define(DOUBLE, DOUBLE)
    sqrt = module.declare_intrinsic("llvm.sqrt", [DOUBLE])
    cos = ir.Function(module, ir.FunctionType(DOUBLE, [DOUBLE]), name="cos")
    b.ret(b.call(cos, [b.call(sqrt, [f.args[0]])]))
    for x in (0.0, 1.0, 10.0):
        assert call(module, x) == math.cos(math.sqrt(x))


def test_a_callback_of_python():
    module, f, b = define(I64, I64)
    host = ir.Function(module, ir.FunctionType(I64, [I64]), name="host")
    b.ret(b.add(b.call(host, f.args), ir.Constant(I64, 1)))
    assert call(module, 5, host=lambda n: n * n) == 26


def test_a_struct_in_memory():
    point = ir.LiteralStructType([I32, DOUBLE])
    module, f, b = define(ir.VoidType(), ir.PointerType(point))
    zero, one = (ir.Constant(I32, n) for n in (0, 1))
    (p,) = f.args
    number, value = (b.gep(p, [zero, field], inbounds=True) for field in (zero, one))
    b.store(b.add(b.load(number), one), number)
    b.store(b.fmul(b.load(value), b.sitofp(b.load(number), DOUBLE)), value)
    b.ret_void()
    memory = bytearray(struct.pack("@id", 2, 1.5))
    call(module, memory)
    assert struct.unpack("@id", memory) == (3, 4.5)


def test_checked_arithmetic():
    module, f, b = define(I1, I64, I64)
    pair = b.sadd_with_overflow(*f.args)
    b.ret(b.extract_value(pair, 1))
    for x, y in ((1, 2), (2**63 - 1, 1), (-(2**63), -1), (2**62, 2**62)):
        assert call(module, x, y) is not (-(2**63) <= x + y < 2**63)


def test_a_global_and_vectors():
    vector = ir.VectorType(I32, 4)
    module, f, b = define(vector, vector)
    table = ir.GlobalVariable(module, vector, "table")
    table.initializer = ir.Constant(vector, [1, 2, 3, 4])
    b.store(b.mul(b.load(table), f.args[0]), table)
    b.ret(b.load(table))
    program = jitlite.load(module)
    assert program.f((5, 6, 7, -8)) == (5, 12, 21, -32)
    assert program.globals.table == (5, 12, 21, -32)


def test_what_llvmlite_makes_wrong_is_an_error():
    module, f, b = define(I64, I64)
    with pytest.raises(jitlite.Error) as caught:
        jitlite.Module(module)
    assert caught.value.diagnostics
