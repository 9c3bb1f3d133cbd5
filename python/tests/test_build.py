"""Modules that are built without text: by what they compute, by their text, and by what is said of mistakes."""

import ctypes
import doctest
import inspect

import jitlite
import jitlite.build
import pytest
from jitlite.build import FunctionBuilder, ModuleBuilder


def test_the_documentation_is_true():
    found = doctest.testmod(jitlite.build, extraglobs={"jitlite": jitlite})
    assert found.attempted >= 6 and found.failed == 0


def built(result, params, build, name="f"):
    """A function that `build` fills, to be called."""
    m = ModuleBuilder("built")
    f = m.function(name, result, params)
    build(f)
    return jitlite.load(m)[name]


def body(module):
    """The instructions of the one function of a module, as they are written."""
    return [line.strip() for line in str(module).splitlines() if line.startswith("  ")]


def test_a_loop_with_phis():
    m = ModuleBuilder("sum")
    f = m.function("sum", "i64", ["i64"])
    n = f.param(0, "n")
    entry, head, done = f.block("entry"), f.block("head"), f.block("done")
    f.switch_to(entry)
    assert not f.is_terminated
    f.br(head)
    assert f.is_terminated and f.current_block == entry
    f.switch_to(head)
    i, total = f.phi("i64", "i"), f.phi("i64", "total")
    next = f.add(i, 1, "next", flags=["nuw", "nsw"])
    more = f.add(total, next)
    f.cond_br(f.icmp("slt", next, n), head, done)
    for phi, value in (i, next), (total, more):
        f.add_incoming(phi, 0, entry)
        f.add_incoming(phi, value, head)
    f.switch_to(done)
    f.ret(more)
    text = str(m)
    assert "%i = phi i64 [ 0, %entry ], [ %next, %head ]" in text
    assert "%next = add nuw nsw i64 %i, 1" in text
    module = m.finish()
    assert str(module) == text == str(jitlite.Module(text))
    assert jitlite.load(module).sum(10) == 55


def test_every_operation_is_a_method():
    m = ModuleBuilder()
    f = m.function("f", None, ["i64", "double", "ptr", "i32", "float", m.pointer_type(1)])
    i, d, p, w, s, far = [f.param(n, name) for n, name in enumerate("idpwsa")]
    for op in "add sub mul udiv sdiv urem srem shl lshr ashr and_ or_ xor".split():
        getattr(f, op)(i, 1, op)
    for op in "fadd fsub fmul fdiv frem".split():
        getattr(f, op)(d, 2, op)
    casts = {
        "trunc": (i, "i32"), "zext": (w, "i64"), "sext": (w, "i64"), "fptrunc": (d, "float"),
        "fpext": (s, "double"), "fptoui": (d, "i32"), "fptosi": (d, "i32"), "uitofp": (w, "double"),
        "sitofp": (w, "double"), "ptrtoint": (p, "i64"), "inttoptr": (i, "ptr"), "ptrtoaddr": (p, "i64"),
        "bitcast": (i, "double"), "addrspacecast": (far, "ptr"),
    }  # fmt: skip
    for op, (value, ty) in casts.items():
        getattr(f, op)(value, ty, op)
    f.ret()
    for line in body(m.finish())[:-1]:
        name, op = line[1:].split(" = ")
        assert op.startswith(name.rstrip("_") + " ")
    assert inspect.getdoc(FunctionBuilder.and_) == "`and T a, b`"
    assert FunctionBuilder.zext.__name__ == "zext"


def test_types_and_constants():
    m = ModuleBuilder("constants")
    node = m.named_type("node")
    m.define_type(node, m.struct_type(["ptr", "i64"]))
    first = m.variable("first", node)
    m.set_initializer(first, m.constant(node, [first, 7]))
    m.variable("table", "[2 x { i8, double }]", [(1, 0.5), (-1, 2)], constant=True)
    m.variable("vector", "<2 x i64>", [1, 2])
    m.variable("bytes", "[3 x i8]", b"a\0b")
    m.variable("zero", node, m.constant(node))
    m.variable("wide", m.int_type(256), -(2**255))
    m.variable("most", "u64", 2**64 - 1)
    m.variable("c", ctypes.c_int16, -2)
    m.variable("long", "x86_fp80", -1.5)
    m.variable("packed", m.struct_type(["i8", "i16"], packed=True), (1, 2))
    m.variable("text", "ptr", m.c_string("hi"))
    second = m.const_gep("i64", first, [m.constant("i64", 1)], flags=["inbounds"])
    m.alias("second", "i64", second)
    number = m.const_binary("add", m.const_cast("ptrtoint", first, "i64"), m.constant("i64", 8))
    m.variable("number", "i64", number)
    m.variable("any", m.vector_type("i8", 4), m.poison("<4 x i8>"))
    m.variable("some", m.array_type(m.type("double"), 1), m.undef("[1 x double]"))
    hidden = m.variable("hidden", "i64", 1)
    m.set_linkage(hidden, "internal")
    m.set_section(hidden, ".mine")
    m.set_symbol_align(hidden, 64)
    m.set_thread_local(hidden)
    m.set_visibility(first, "protected")
    module = m.finish()
    lines = str(module).splitlines()
    for line in [
        "%node = type { ptr, i64 }",
        "@first = protected global %node { ptr @first, i64 7 }",
        "@table = constant [2 x { i8, double }] [{ i8, double } { i8 1, double 0.5 }, { i8, double } { i8 -1, double 2.0 }]",
        "@vector = global <2 x i64> <i64 1, i64 2>",
        '@bytes = global [3 x i8] c"a\\00b"',
        "@zero = global %node zeroinitializer",
        f"@wide = global i256 {-(2**255)}",
        "@most = global i64 -1",
        "@c = global i16 -2",
        "@long = global x86_fp80 0xKBFFFC000000000000000",
        "@packed = global <{ i8, i16 }> <{ i8 1, i16 2 }>",
        '@.str = private unnamed_addr constant [3 x i8] c"hi\\00"',
        "@second = alias i64, ptr getelementptr inbounds (i64, ptr @first, i64 1)",
        "@number = global i64 add (i64 ptrtoint (ptr @first to i64), i64 8)",
        "@any = global <4 x i8> poison",
        "@some = global [1 x double] undef",
        '@hidden = internal thread_local global i64 1, section ".mine", align 64',
    ]:
        assert line in lines, str(module)
    program = jitlite.load(module)
    assert program.globals.number == program.variable("first").address + 8
    assert program.globals.second == 7


def test_memory_calls_and_the_host():
    m = ModuleBuilder("memory")
    pair = m.type("{ i32, [2 x i64] }")
    tell = m.function("tell", None, ["i64"])
    sqrt = m.intrinsic("llvm.sqrt", "double", ["double"])
    f = m.function("f", "double", ["i64", "double"])
    n, x = f.param(0), f.param(1)
    place = f.local_variable(pair, "place", align=16)
    f.memset(place, 0, 24)
    word = f.element("i64", f.field(pair, place, 1), 1)
    f.store(n, word, align=8, ordering="release")
    indices = [m.constant("i64", 0), m.constant("i32", 1), m.constant("i64", 1)]
    again = f.load("i64", f.gep(pair, place, indices, flags="inbounds"), "again", volatile=True)
    f.atomic_rmw("add", word, again)
    old = f.extract_value(f.cmpxchg(word, f.add(n, n), 5), [0], "old")
    f.call(tell, [old])
    ty = m.function_type(None, ["i64"])
    f.call_indirect(ty, tell, [f.load("i64", word)], tail="notail")
    f.ret(f.call(sqrt, [x], "root", flags="fast"))
    text = str(m)
    assert "store atomic i64 %0, ptr" in text and "release, align 8" in text and "%root = call fast double" in text
    told = []
    assert jitlite.load(m, {"tell": told.append}).f(21, 2.25) == 1.5
    assert told == [42, 5]


def test_switch_and_attributes():
    m = ModuleBuilder("switch")
    f = m.function("f", "i32", ["i32"])
    assert m.find_function("f") is not None and m.find_function("g") is None
    m.add_attribute(f, "nounwind")
    m.add_attribute(f, ("key", "value"))
    m.add_result_attribute(f, "noundef")
    m.add_param_attribute(f, 0, "signext")
    blocks = [f.block() for _ in range(3)]
    entry = f.current_block
    choice = f.switch(f.param(0), blocks[2])
    f.add_case(choice, 1, blocks[0])
    f.add_case(choice, 2, blocks[1])
    for number, block in enumerate(blocks):
        f.switch_to(block)
        f.ret(number * 10)
    assert entry != blocks[0] and f.current_block == blocks[2]
    assert 'define noundef i32 @f(i32 signext %0) nounwind "key"="value" {' in str(m)
    called = jitlite.load(m).f
    assert [called(n) for n in (1, 2, 3)] == [0, 10, 20]


def test_asking_for_a_parameter_defines_nothing():
    m = ModuleBuilder("declared")
    f = m.function("f", "i64", ["i64"])
    f.param(0, "n")
    assert "declare i64 @f(i64)" in str(m)
    assert m.finish().imports == [("f", "i64 (i64)")]


def test_lines_are_those_of_traps():
    m = ModuleBuilder("share")
    m.set_source_file("cake.tiny")
    f = m.function("share", "i64", ["i64", "i64"])
    f.set_line(7, 3)
    f.ret(f.sdiv(f.param(0), f.param(1)))
    with pytest.raises(jitlite.Trap) as caught:
        jitlite.load(m).share(1, 0)
    (place,) = caught.value.frames[0].source
    assert (place.file, place.line, place.column) == ("cake.tiny", 7, 3)


def test_mistakes_name_the_instruction():
    m = ModuleBuilder("wrong")
    f = m.function("f", "i64", ["i64", "i32"])
    f.switch_to(f.block("entry"))
    sum = f.add(f.param(0, "a"), f.param(1, "b"), "sum")
    g = m.function("g", "i64")
    g.switch_to(g.block("here"))
    g.ret(sum)
    with pytest.raises(jitlite.Error) as caught:
        m.finish()
    said = {d.code: d for d in caught.value.diagnostics}
    assert "%sum = add i64 %a, %b" in said["binary-operands"].rendered
    assert said["binary-operands"].notes[-1] == "in `@f`, block `%entry`"
    assert said["foreign-value"].message == "a value of `@f` is used in another function"
    assert said["block-terminator"].notes[-1] == "in `@f`, block `%entry`"
    for use in (lambda: m.function("h"), lambda: f.ret(0), lambda: str(m), m.finish):
        with pytest.raises(ValueError, match="the module is finished"):
            use()


def test_a_module_with_mistakes_is_not_loaded():
    m = ModuleBuilder("wrong")
    f = m.function("f", "i64", ["i64"])
    m.constant("i8", 256)
    f.ret(f.param(0))
    with pytest.raises(jitlite.Error, match="256 is no number of type `i8`"):
        jitlite.load(m)


def test_values_of_other_modules():
    m, other = ModuleBuilder("a"), ModuleBuilder("b")
    foreign = other.function("g", "i64")
    f = m.function("f", "i64")
    f.call(foreign)
    f.ret(other.constant("i64", 1))
    m.variable("v", other.struct_type(["i8"]))
    with pytest.raises(jitlite.Error) as caught:
        m.finish()
    assert {"foreign-value", "foreign-type"} <= {d.code for d in caught.value.diagnostics}


def test_what_python_gives_is_judged_at_once():
    m = ModuleBuilder()
    f = m.function("f", "i64", ["i64"])
    n = f.param(0)
    for error, match, use in [
        (ValueError, 'no binary operation is called "plus"', lambda: f.binary("plus", n, n)),
        (ValueError, 'no condition of `icmp` is called "<"', lambda: f.icmp("<", n, n)),
        (ValueError, "there is no type `int`", lambda: m.function("g", "int")),
        (ValueError, 'no flag is called "nw"', lambda: f.add(n, n, flags=["nw"])),
        (ValueError, "not both", lambda: f.add(n, n, flags=["nsw", "fast"])),
        (ValueError, "has an alignment", lambda: f.load("i64", n, ordering="acquire")),
        (ValueError, 'no ordering is called ""', lambda: f.fence("")),
        (ValueError, "no calling convention", lambda: m.set_function_conv(f, "quickcc")),
        (ValueError, 'no linkage is called "static"', lambda: m.set_linkage(f, "static")),
        (TypeError, "does not say of what type", lambda: f.store(1, n)),
        (TypeError, "`str` is no value", lambda: f.add(n, "1")),
        (TypeError, "of `bytes`", lambda: m.constant("[2 x i8]", "ab")),
        (TypeError, "has no element 1", lambda: m.constant("{ i8 }", [1, 2])),
        (OverflowError, "more than 128 bits", lambda: f.add(n, 2**200)),
        (TypeError, "Block", lambda: f.br(n)),
    ]:
        with pytest.raises(error, match=match):
            use()
    f.ret(n)
    assert jitlite.load(m).f(3) == 3


def test_exceptions_of_the_itanium_abi():
    m = ModuleBuilder("throw")
    personality = m.function("__gxx_personality_v0", "i32", varargs=True)
    may_throw = m.function("may_throw", "i32", ["i32"])
    f = m.function("f", "i32", ["i32"])
    m.set_personality(f, personality)
    normal, unwind = f.block("normal"), f.block("unwind")
    got = f.invoke(may_throw, [f.param(0)], normal, unwind, "got")
    f.switch_to(normal)
    f.ret(got)
    f.switch_to(unwind)
    pad = f.landing_pad("{ ptr, i32 }", [("catch", m.constant("ptr"))], cleanup=True, name="pad")
    f.resume(pad)
    text = "\n".join(body(m.finish()))
    assert "%got = invoke i32 @may_throw(i32 %0)\nto label %normal unwind label %unwind" in text
    assert "%pad = landingpad { ptr, i32 }\ncleanup\ncatch ptr null\nresume { ptr, i32 } %pad" in text


def test_inline_assembly():
    def build(f):
        m = f.module
        double = m.inline_asm("leaq ($1,$1), $0", "=r,r")
        f.ret(f.call_indirect(m.function_type("i64", ["i64"]), double, [f.param(0)]))

    assert built("i64", ["i64"], build)(21) == 42


def test_vectors_and_structs():
    def build(f):
        v = f.insert_element(f.module.constant("<2 x i64>", [5, 6]), f.param(0), 0)
        swapped = f.shuffle(v, v, [1, 0])
        s = f.insert_value(f.module.undef("{ i64, i64 }"), f.extract_element(swapped, 0), [0])
        f.ret(f.insert_value(s, f.not_(f.neg(f.freeze(f.param(0)))), [1]))

    assert built("{ i64, i64 }", ["i64"], build)(9) == (6, 8)
