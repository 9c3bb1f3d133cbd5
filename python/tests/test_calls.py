"""Calls into programs: types, memory, errors and traps."""

import ctypes
import pathlib
import pickle

import pytest

import jitlite

ADD = """
define i64 @add(i64 %a, i64 %b) { %r = add i64 %a, %b ret i64 %r }
define i8 @byte(i8 %a) { ret i8 %a }
define i1 @not(i1 %a) { %r = xor i1 %a, true ret i1 %r }
define i128 @wide(i128 %a) { %r = mul i128 %a, %a ret i128 %r }
define float @half_of(float %a) { %r = fdiv float %a, 2.0 ret float %r }
define half @as_half(half %a) { ret half %a }
define bfloat @as_bfloat(bfloat %a) { ret bfloat %a }
define void @nothing() { ret void }
define { i32, double } @pair(i32 %a, double %b) {
  %p = insertvalue { i32, double } zeroinitializer, i32 %a, 0
  %q = insertvalue { i32, double } %p, double %b, 1
  ret { i32, double } %q
}
define <4 x i32> @twice(<4 x i32> %v) { %r = add <4 x i32> %v, %v ret <4 x i32> %r }
"""


@pytest.fixture(scope="module")
def program():
    return jitlite.load(ADD)


def test_scalars(program):
    assert program.add(40, 2) == 42
    assert program.add(-1, 0) == -1
    assert program["add"](1, 2) == 3
    assert program.byte(-128) == -128
    assert getattr(program, "not")(False) is True
    assert program.wide(-(2**60)) == 2**120
    assert program.half_of(3) == 1.5
    assert program.as_half(1.5) == 1.5
    assert program.as_bfloat(-2.5) == -2.5
    assert program.nothing() is None


def test_vectors_and_structs(program):
    assert program.pair(7, 2.5) == (7, 2.5)
    assert program.twice((1, -2, 3, 4)) == (2, -4, 6, 8)
    with pytest.raises(TypeError, match="expected 4 elements"):
        program.twice((1, 2))


def test_signs_are_chosen(program):
    assert program.byte(255) == -1
    unsigned = program.function("byte", ["u8"], "u8")
    assert unsigned(255) == 255
    with pytest.raises(OverflowError, match="-1 does not fit in `u8`"):
        unsigned(-1)
    assert program.byte.typed([ctypes.c_uint8], ctypes.c_uint8)(200) == 200
    with pytest.raises(TypeError, match=r"of type `i8 \(i8\)`, not `i16 \(i8\)`"):
        program.byte.typed(result="i16")
    with pytest.raises(ValueError, match="there is no type `i0`"):
        program.byte.typed(result="i0")
    assert program.add(ctypes.c_long(40), ctypes.c_long(2)) == 42


def test_wrong_arguments(program):
    with pytest.raises(OverflowError, match="does not fit in `i8`"):
        program.byte(256)
    with pytest.raises(OverflowError):
        program.wide(2**200)
    with pytest.raises(TypeError, match="expected an integer, got `float`"):
        program.add(1.5, 1)
    with pytest.raises(TypeError, match="takes 2 arguments, got 1"):
        program.add(1)
    with pytest.raises(AttributeError, match="there is no function `@absent`"):
        program.absent
    with pytest.raises(KeyError):
        program["absent"]
    assert "add" in program and "absent" not in program
    assert "add" in program.functions


def test_errors_name_function_and_argument(program):
    for call, text in (
        (lambda: program.add(1, "2"), "add: argument 2: expected an integer, got `str`"),
        (lambda: program.add(1.5, 2), "add: argument 1: expected an integer, got `float`"),
        (lambda: program.pair(1, "x"), "pair: argument 2: expected a number for `double`, got `str`"),
        (lambda: program.twice((1, 2, 3, None)), "twice: argument 1: expected an integer, got `NoneType`"),
    ):
        with pytest.raises(TypeError) as caught:
            call()
        assert str(caught.value) == text
    with pytest.raises(OverflowError) as caught:
        program.byte(300)
    assert str(caught.value) == "byte: argument 1: 300 does not fit in `i8`"

    class Mine(Exception):
        pass

    class Raises:
        def __index__(self):
            raise Mine("as it was")

    with pytest.raises(TypeError, match="add: argument 1"):
        program.add(Raises(), 1)


@pytest.mark.parametrize("bits", [1, 2, 7, 8, 16, 31, 32, 33, 63, 64])
def test_integers_of_all_widths_in_both_ways(bits):
    """The short way and the long one, which takes what is no `int`, agree."""
    program = jitlite.load(f"define i{bits} @same(i{bits} %a) {{ ret i{bits} %a }}")

    class Index:
        def __init__(self, value):
            self.value = value

        def __index__(self):
            return self.value

    lowest, top = -(2 ** (bits - 1)), 2**bits - 1
    for function in (program.same, program.same.typed([f"u{bits}"], f"u{bits}")):
        for value in (lowest - 1, lowest, -1, 0, 1, -lowest - 1, -lowest, top, top + 1):
            try:
                expected = function(Index(value))
            except OverflowError as error:
                with pytest.raises(OverflowError) as caught:
                    function(value)
                assert str(caught.value) == str(error)
            else:
                assert function(value) == expected and type(function(value)) is type(expected)
        with pytest.raises(OverflowError):
            function(top + 1)


def test_arguments_on_the_stack():
    params = ", ".join(f"i64 %a{i}, double %x{i}" for i in range(4))
    eight = jitlite.load(f"define double @f({params}) {{ %s = sitofp i64 %a3 to double %r = fadd double %s, %x3 ret double %r }}")
    assert eight.f(1, 1.0, 2, 2.0, 3, 3.0, 40, 2.5) == 42.5
    ints = ", ".join(f"i8 signext %a{i}" for i in range(8))
    last = jitlite.load(f"define i8 @f({ints}) {{ ret i8 %a7 }} define i8 @g({ints}) {{ ret i8 %a6 }}")
    assert last.f(1, 2, 3, 4, 5, 6, 7, -8) == -8 and last.g(1, 2, 3, 4, 5, 6, -7, 8) == -7


COLLIDING = """
define i64 @replace(i64 %n) { ret i64 %n }
define i64 @write(i64 %n) { ret i64 %n }
define i64 @plain(i64 %n) { ret i64 %n }
define i64 @"a.b"(i64 %n) { ret i64 %n }
define internal i64 @hidden(i64 %n) { ret i64 %n }
declare i64 @labs(i64)
"""


def test_functions_by_their_names():
    program = jitlite.load(COLLIDING)
    functions = program.functions
    assert list(functions) == functions.keys() == ["replace", "write", "plain", "a.b"]
    assert len(functions) == 4 and "write" in functions and "absent" not in functions and 1 not in functions
    assert functions["replace"](3) == functions["write"](3) == functions["a.b"](3) == 3
    assert [(name, function.name) for name, function in functions.items()] == [(name, name) for name in functions]
    assert [function.name for function in functions.values()] == list(functions)
    assert functions.get("absent") is None and functions.get("plain") is program.plain is functions["plain"]
    assert callable(program.replace) and not isinstance(program.replace, jitlite.Function)
    with pytest.raises(KeyError):
        functions["absent"]
    names = dir(program)
    assert {"replace", "write", "plain", "globals", "interrupt", "__repr__"} <= set(names)
    assert names.count("replace") == 1 and "a.b" not in names and "hidden" not in names
    assert functions["hidden"](2) == 2
    with pytest.raises(AttributeError, match="globals.plain"):
        program.plain = 3
    assert set(dir(jitlite.load(GLOBALS).globals)) == {"counter", "table", "name"}
    assert dict(jitlite.load(GLOBALS).globals.items())["counter"] == 41


def test_symbols_have_names_and_types():
    module = jitlite.Module(COLLIDING)
    (needed,) = module.imports
    assert (needed.name, needed.type) == needed == ("labs", "i64 (i64)")
    assert [symbol.name for symbol in module.exports] == ["replace", "write", "plain", "a.b"]
    assert isinstance(needed, jitlite.Symbol)


def test_diagnostics():
    with pytest.raises(jitlite.Error) as caught:
        jitlite.Module("define i32 @f() {\n  ret i64 0\n}\n", "wrong.ll")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.severity == "error"
    assert (diagnostic.file, diagnostic.line) == ("wrong.ll", 2)
    assert diagnostic.column >= 3
    assert diagnostic.message in str(caught.value)
    assert "wrong.ll:2" in diagnostic.rendered


def test_missing_symbols_are_one_error():
    text = "declare i32 @system(ptr)\ndeclare void @mine(i64)\n" "define i32 @f() { call void @mine(i64 1) %r = call i32 @system(ptr null) ret i32 %r }"
    with pytest.raises(jitlite.Error) as caught:
        jitlite.load(text, libc=False)
    assert [d.code for d in caught.value.diagnostics] == ["undefined-symbol"] * 2
    assert [(m.name, m.type) for m in caught.value.missing] == [("system", "i32 (ptr)"), ("mine", "void (i64)")]
    assert "which `Linker.with_libc` grants" in caught.value.missing[0].help and "Linker::" not in str(caught.value)
    assert caught.value.missing[1].help is None
    assert pickle.loads(pickle.dumps(caught.value)).missing == caught.value.missing
    with pytest.raises(jitlite.Error) as caught:
        jitlite.Linker().with_libc().define("mined", print, ["i64"]).instantiate(jitlite.Module(text))
    assert [(m.name, m.similar) for m in caught.value.missing] == [("mine", "mined")]
    linker = jitlite.Linker().with_libc().allow(["abs"]).define("mine", print)
    with pytest.raises(jitlite.Error, match="system"):
        linker.instantiate(jitlite.Module(text))


def test_traps_are_exceptions():
    text = """
define i32 @div(i32 %a, i32 %b) {
  %r = sdiv i32 %a, %b
  ret i32 %r
}
define i32 @outer(i32 %a) {
  %r = call i32 @div(i32 %a, i32 0)
  ret i32 %r
}
define i32 @load(ptr %p) { %r = load i32, ptr %p ret i32 %r }
define i32 @deep(i32 %n) { %m = add i32 %n, 1 %r = call i32 @deep(i32 %m) %s = add i32 %r, %n ret i32 %s }
"""
    program = jitlite.load(text)
    with pytest.raises(jitlite.Trap) as caught:
        program.outer(7)
    trap = caught.value
    assert trap.kind == "division-by-zero"
    assert [(frame.name, frame.line) for frame in trap.frames] == [("div", 3), ("outer", 7)]
    assert "@outer" in trap.stack
    assert trap.rendered.startswith("error[trap]: division by zero\n --> <string>:3:3\n")
    again = pickle.loads(pickle.dumps(trap))
    assert (str(again), vars(again)) == (str(trap), vars(trap))
    with pytest.raises(jitlite.Trap) as caught:
        program.load(8)
    assert (caught.value.kind, caught.value.address) == ("bad-address", 8)
    with pytest.raises(jitlite.Trap) as caught:
        program.deep(0)
    assert caught.value.kind == "stack-overflow" and caught.value.omitted > 0
    assert program.div(7, 2) == 3


HALF = """
declare i64 @host(i64)
define i64 @half(i64 %n) {
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %more
more:
  %m = sub i64 %n, 1
  %below = call i64 @half(i64 %m)
  %r = sub i64 %n, %below
  ret i64 %r
end:
  ret i64 0
}
define i64 @outer(i64 %n) { %r = call i64 @host(i64 %n) ret i64 %r }
"""


# Tests run on the first thread of the process, which has a stack of its own.
@pytest.mark.parametrize("own_stack", [False, True])
@pytest.mark.parametrize("kind", ["auto", "interp"])
def test_calls_have_stacks_of_their_own(kind, own_stack):
    engine = jitlite.Engine(kind, stack_size=1 << 20, own_stack=own_stack, tiering=(1 << 30, False))
    linker = jitlite.Linker(engine)
    linker.define("host", lambda n: program.half.with_stack_size(n)(200_000), params=["i64"], result="i64")
    program = linker.instantiate(jitlite.Module(HALF))
    assert program.half(1000) == 500
    small, large = (program.half.with_stack_size(bytes) for bytes in (64 << 10, 64 << 20))
    assert (small.name, small.type) == ("half", "i64 (i64)")
    with pytest.raises(jitlite.Trap) as caught:
        small(200_000)
    assert caught.value.kind == "stack-overflow"
    assert large(200_000) == large.typed(["u64"], "u64")(200_000) == 100_000
    assert program.outer(64 << 20) == program.outer.with_stack_size(64 << 10)(64 << 20) == 100_000
    with pytest.raises(jitlite.Trap) as caught:
        large.with_stack_size(0)(200_000)
    assert caught.value.kind == "stack-overflow"
    with pytest.raises(jitlite.Trap) as caught:
        program.outer(64 << 10)
    assert caught.value.kind == "stack-overflow"
    with pytest.raises(jitlite.Trap, match="no memory for a stack"):
        program.half.with_stack_size(1 << 60)(3)
    assert small(1000) == program.half(1000) == 500


INLINED = """
define i32 @share(i32 %a, i32 %b) !dbg !5 {
  %r = sdiv i32 %a, %b, !dbg !7
  ret i32 %r
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "cake.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "divide", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = distinct !DISubprogram(name: "share", scope: !1, file: !1, line: 5, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DILocation(line: 6, column: 10, scope: !5)
!7 = !DILocation(line: 2, column: 12, scope: !4, inlinedAt: !6)
"""


def test_traps_have_places_in_the_sources():
    with pytest.raises(jitlite.Trap) as caught:
        jitlite.load(INLINED).share(1, 0)
    (frame,) = caught.value.frames
    inner, outer = frame.source
    assert inner == jitlite.Place("cake.c", 2, 12, "divide", "/src")
    assert (outer.function, str(outer)) == ("share", "cake.c:6:10")


def test_what_cannot_be_compiled():
    text = "define void @old(ptr %p) {\n  %v = load <vscale x 4 x float>, ptr %p\n  ret void\n}"
    program = jitlite.load(text)
    assert program.failures == []
    program.compile_all()
    (failure,) = program.failures
    assert (failure.code, failure.line) == ("unsupported", 2)
    assert "<vscale x 4 x float>" in failure.message


def test_profiles():
    text = "define i64 @f(i64 %a) { %r = xor i64 %a, -1 ret i64 %r }\ndefine float @g(float %x) { ret float %x }"
    assert jitlite.Module(text, profile="llvm").exports[0][0] == "f"
    with pytest.raises(jitlite.Error, match="float"):
        jitlite.Module(text, profile="llvmlite")
    with pytest.raises(ValueError, match='no profile is called "c"'):
        jitlite.Module(text, profile="c")


def test_bitcode_is_read_lazily():
    llvmlite = pytest.importorskip("llvmlite.binding")
    for initialize in ("initialize", "initialize_native_target"):
        try:
            getattr(llvmlite, initialize)()
        except RuntimeError:
            pass  # Newer versions do it themselves, and say so.
    bitcode = llvmlite.parse_assembly(ADD).as_bitcode()
    module = jitlite.Module(bitcode, lazy=True)
    assert jitlite.Linker().instantiate(module).add(40, 2) == 42


CACHED = """
define i64 @step(i64 %n) { %r = add i64 %n, 20 ret i64 %r }
define i64 @twice(i64 %n) { %a = call i64 @step(i64 %n) %b = call i64 @step(i64 %a) ret i64 %b }
define i64 @unused(i64 %n) { ret i64 %n }
"""


def test_the_second_start_compiles_nothing(tmp_path):
    def start(text, **settings):
        engine = jitlite.Engine("baseline", **settings)
        program = jitlite.load(text, engine=engine)
        result = program.twice(2)
        functions, size = program.from_cache
        assert (size > 0) == (functions > 0)
        return result, engine.stats.compiled - functions, functions

    kept = tmp_path / "kept"
    assert start(CACHED) == (42, 2, 0)
    assert start(CACHED, cache=kept) == (42, 2, 0)
    assert start(CACHED, cache=str(kept)) == (42, 0, 2)
    other = CACHED.replace("20", "-1")
    assert start(other, cache=kept) == (0, 2, 0)
    assert start(CACHED, cache=kept) == (42, 0, 2)
    # In a file, the same text is known by what it says.
    path = tmp_path / "program.ll"
    path.write_text(CACHED)
    assert start(path, cache=kept) == (42, 0, 2)
    # It may be kept while the program runs.
    engine = jitlite.Engine("baseline", cache=tmp_path / "running")
    program = jitlite.load(CACHED, engine=engine)
    assert program.twice(2) == 42
    assert start(CACHED, cache=tmp_path / "running") == (42, 2, 0)
    program.save_to_cache()
    assert start(CACHED, cache=tmp_path / "running") == (42, 0, 2)
    # Nothing has room in so little.
    for _ in range(2):
        assert start(CACHED, cache=tmp_path / "small", cache_limit=100) == (42, 2, 0)
    kept.chmod(0o777)
    with pytest.raises(OSError, match="others may write"):
        jitlite.Engine(cache=kept)


def test_memory_is_written():
    program = jitlite.load(GLOBALS)
    program.write(program.variable("counter").address, (99).to_bytes(8, "little"))
    assert program.next() == 100
    with pytest.raises(jitlite.Error, match="no such memory at 0x10"):
        program.write(16, b"x")


SUM = """
define double @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %body ]
  %s = phi double [ 0.0, %entry ], [ %s2, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  store double 1.0, ptr %at
  %s2 = fadd double %s, %x
  %i2 = add i64 %i, 1
  br label %loop
done:
  ret double %s
}
define i64 @length(ptr %p) {
  %r = call i64 @strlen(ptr %p)
  ret i64 %r
}
declare i64 @strlen(ptr)
define ptr @same(ptr %p) { ret ptr %p }
"""


def test_buffers_are_not_copied():
    program = jitlite.load(SUM)
    values = (ctypes.c_double * 3)(1, 2, 4)
    assert program.sum(values, 3) == 7
    assert list(values) == [1, 1, 1]
    assert program.sum(ctypes.cast(values, ctypes.POINTER(ctypes.c_double)), 3) == 3
    assert program.same(values) == ctypes.addressof(values)
    assert program.same(ctypes.c_void_p(4096)) == 4096
    assert program.same(None) == 0
    assert program.length(b"seven!!") == 7
    assert program.length(ctypes.c_char_p(b"four")) == 4
    with pytest.raises(BufferError, match="read-only"):
        program.sum(memoryview(bytes(8)), 1)
    with pytest.raises(BufferError, match="contiguous"):
        program.sum(memoryview(bytearray(64))[::2], 1)
    with pytest.raises(TypeError, match="expected an address"):
        program.length("text")


def test_numpy_arrays_are_not_copied():
    numpy = pytest.importorskip("numpy")
    program = jitlite.load(SUM)
    values = numpy.arange(1000.0)
    assert program.sum(values, len(values)) == 499500.0
    assert (values == 1).all()
    with pytest.raises(BufferError):
        program.sum(values[::2], 10)


GLOBALS = """
@counter = global i64 41
@table = global [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]]
@name = constant [3 x i8] c"abc"
define i64 @next() {
  %a = load i64, ptr @counter
  %b = add i64 %a, 1
  store i64 %b, ptr @counter
  ret i64 %b
}
define i32 @last() {
  %r = load i32, ptr getelementptr ([2 x [3 x i32]], ptr @table, i64 0, i64 1, i64 2)
  ret i32 %r
}
"""


def test_variables():
    program = jitlite.load(GLOBALS)
    assert program.globals["counter"] == program.globals.counter == 41
    assert program.next() == 42
    program.globals.counter = 7
    program.globals["counter"] += 1
    assert program.next() == 9
    assert list(program.globals) == ["counter", "table", "name"]
    assert "counter" in program.globals and "next" not in program.globals
    assert program.globals.table == ((1, 2, 3), (4, 5, 6))
    with pytest.raises(KeyError):
        program.globals["absent"]
    with pytest.raises(jitlite.Error, match="`@name` is constant"):
        program.globals.name = (1, 2, 3)
    variable = program.variable("counter")
    assert (variable.size, variable.type, variable.is_constant) == (8, "i64", False)
    assert int.from_bytes(program.read(variable.address, 8), "little") == 9


def test_variables_have_buffers():
    program = jitlite.load(GLOBALS)
    view = memoryview(program.variable("table"))
    assert (view.shape, view.format, view.readonly) == ((2, 3), "i", False)
    assert view.tolist() == [[1, 2, 3], [4, 5, 6]]
    view[1, 2] = 60
    assert program.last() == 60
    name = memoryview(program.variable("name"))
    assert name.readonly and bytes(name) == b"abc"
    del program
    assert view[0, 0] == 1, "a view keeps the program"


def test_addresses_are_functions():
    program = jitlite.load("define i32 @inc(i32 %n) { %r = add i32 %n, 1 ret i32 %r }\ndefine ptr @get() { ret ptr @inc }")
    assert program.function_at(program.get())(41) == 42
    in_c = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(program.inc.address)
    assert in_c(41) == 42
    with pytest.raises(jitlite.Error, match="no function at 0x1"):
        program.function_at(1)


def test_modules_are_linked():
    one = jitlite.Module("declare i32 @two()\ndefine i32 @one() { %r = call i32 @two() ret i32 %r }")
    two = jitlite.Module("define i32 @two() { ret i32 2 }")
    assert one.imports == [("two", "i32 ()")]
    assert two.exports == [("two", "i32 ()")]
    assert jitlite.Linker().instantiate(one, two).one() == 2
    # The other program lives as long as this one can call it.
    linked = jitlite.load(one, {"two": jitlite.load(two).two})
    assert linked.one() == 2
    assert jitlite.Module(str(one)).exports == one.exports


def test_run(tmp_path, capfd):
    assert jitlite.run("define i32 @main() { ret i32 42 }") == 42
    assert jitlite.run(ADD, [1, 2], function="add") == 3
    text = """
declare i32 @puts(ptr)
define i32 @main(i32 %argc, ptr %argv) {
  %at = getelementptr ptr, ptr %argv, i32 1
  %arg = load ptr, ptr %at
  %r = call i32 @puts(ptr %arg)
  ret i32 %argc
}"""
    path = pathlib.Path(tmp_path) / "echo.ll"
    path.write_text(text)
    assert jitlite.run(path, ["hello"]) == 2
    assert jitlite.run(str(path), ["again", "x"]) == 3
    assert capfd.readouterr().out == "hello\nagain\n"
    with pytest.raises(FileNotFoundError):
        jitlite.run("absent.ll")


@pytest.mark.parametrize("kind", ["auto", "interp", "baseline", "opt", "reference"])
def test_engines(kind):
    assert jitlite.load(ADD, engine=jitlite.Engine(kind)).add(1, 2) == 3


def test_unknown_engine():
    with pytest.raises(ValueError, match='no engine is called "fast"'):
        jitlite.Engine("fast")
    with pytest.raises(ValueError, match="way to tell perf"):
        jitlite.Engine(perf="loudly")
    with pytest.raises(OSError, match="wings"):
        jitlite.Engine(without_features="wings")


def test_settings():
    settings = dict(
        tiering=(0, False),
        without_features="all",
        own_stack=True,
        trap_in_host=True,
        unwinding=False,
        run_cleanups=False,
        code_window=64 << 20,
        gdb=True,
    )
    engine = jitlite.Engine(**settings)
    program = jitlite.load(ADD, engine=engine)
    assert program.add(40, 2) == 42
    assert engine.stats.compiled >= 1 and engine.stats.code_bytes > 0 and engine.stats.compile_time > 0
    # What is missing is an error when it is called.
    text = "declare void @nowhere() define void @f() { call void @nowhere() ret void }"
    program = jitlite.load(text, engine=jitlite.Engine(lazy_linking=True))
    with pytest.raises(jitlite.Trap, match="nowhere"):
        program.f()
