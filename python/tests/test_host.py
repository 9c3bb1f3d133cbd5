"""What Python does for programs, and what it does to them: callbacks, limits, threads, Ctrl-C."""

import gc
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref

import pytest

import jitlite

SPIN = "define void @spin() { br label %again again: br label %again }"
CALL = """
declare i64 @host(i64)
define i64 @call(i64 %n) { %r = call i64 @host(i64 %n) ret i64 %r }
"""


@pytest.fixture(autouse=True)
def interrupts():
    """Hears SIGINT as at a terminal, where a shell without job control has its background commands ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_callbacks_have_the_declared_type():
    assert jitlite.load(CALL, {"host": lambda n: n * 2}).call(-21) == -42


def test_callbacks_with_chosen_types():
    linker = jitlite.Linker().define("host", lambda n: n, ["u64"], "i64")
    assert linker.instantiate(jitlite.Module(CALL)).call(-1) == -1
    linker = jitlite.Linker().define("host", lambda n: -1, ["u64"], "u64")
    with pytest.raises(OverflowError, match="-1 does not fit in `u64`"):
        linker.instantiate(jitlite.Module(CALL)).call(1)
    linker = jitlite.Linker().define("host", lambda n: int(n == 2**64 - 1), ["u64"], "u64")
    assert linker.instantiate(jitlite.Module(CALL)).call(-1) == 1
    linker = jitlite.Linker().define("host", lambda n: n, ["i32"], "i64")
    with pytest.raises(jitlite.Error, match="host function `@host`") as caught:
        linker.instantiate(jitlite.Module(CALL))
    assert caught.value.diagnostics[0].code == "host-type"


def test_the_exception_of_a_callback_comes_out():
    class Mine(Exception):
        pass

    raised = Mine("no")

    def host(_):
        raise raised

    program = jitlite.load(CALL, {"host": host})
    with pytest.raises(Mine) as caught:
        program.call(1)
    assert caught.value is raised
    assert any(frame.name == "host" for frame in caught.traceback)


def test_the_wrong_result_of_a_callback():
    with pytest.raises(TypeError, match="^host: result: expected an integer, got `str`$"):
        jitlite.load(CALL, {"host": lambda n: "text"}).call(1)
    text = "declare ptr @give()\ndefine ptr @take() { %r = call ptr @give() ret ptr %r }"
    with pytest.raises(TypeError, match="cannot return memory"):
        jitlite.load(text, {"give": lambda: bytearray(8)}).take()


def test_callbacks_call_the_program_again():
    programs = []
    text = CALL + "define i64 @twice(i64 %n) { %r = add i64 %n, %n ret i64 %r }"
    programs.append(jitlite.load(text, {"host": lambda n: programs[0].twice(n) + 1}))
    assert programs[0].call(20) == 41


def test_callbacks_are_given_back():
    class Callable:
        def __call__(self, n):
            return n

    host = Callable()
    gone = weakref.ref(host)
    program = jitlite.load(CALL, {"host": host})
    call = program.call
    del host, program
    gc.collect()
    assert call(3) == 3
    del call
    gc.collect()
    assert gone() is None


def test_memory_is_a_symbol():
    text = "@data = external global i64\ndefine i64 @get() { %r = load i64, ptr @data ret i64 %r }"
    data = bytearray((42).to_bytes(8, "little"))
    program = jitlite.load(text, {"data": data})
    del data
    gc.collect()
    assert program.get() == 42


def test_programs_are_linked_one_after_the_other():
    linker = jitlite.Linker()
    linker.link(linker.instantiate(jitlite.Module("define i64 @base() { ret i64 20 }")))
    text = "declare i64 @base() define i64 @twice() { %n = call i64 @base() %r = mul i64 %n, 2 ret i64 %r }"
    twice = linker.instantiate(jitlite.Module(text))
    assert twice.twice() == 40
    linker.link(linker.instantiate(jitlite.Module("define i64 @base() { ret i64 1 }")))
    assert linker.instantiate(jitlite.Module(text)).twice() == 2
    assert twice.twice() == 40
    other = jitlite.Linker(jitlite.Engine()).link(twice)
    with pytest.raises(jitlite.Error, match="another engine"):
        other.instantiate(jitlite.Module(text))


def test_heaps_are_limited():
    text = "declare ptr @malloc(i64) define ptr @take(i64 %n) { %p = call ptr @malloc(i64 %n) ret ptr %p }"
    program = jitlite.Linker().own_heap(1 << 20).instantiate(jitlite.Module(text))
    assert program.take(1000) != 0
    assert program.take(2 << 20) == 0
    assert 1000 <= program.heap_bytes <= 1 << 20
    assert jitlite.load(text).heap_bytes is None


def test_deadlines():
    program = jitlite.load(SPIN)
    began = time.monotonic()
    with pytest.raises(jitlite.Trap) as caught:
        program.spin(deadline=0.05)
    assert caught.value.kind == "deadline-exceeded"
    assert 0.04 < time.monotonic() - began < 5
    with pytest.raises(ValueError, match="seconds from now"):
        program.spin(deadline=-1)
    program = jitlite.load(SPIN, engine=jitlite.Engine(interruptible=False))
    with pytest.raises(ValueError, match="not interruptible"):
        program.spin(deadline=1)


def test_deadlines_of_several_calls():
    program = jitlite.load(SPIN + "define i32 @one() { ret i32 1 }")
    with program.deadline(0.05) as deadline:
        assert program.one() == 1 and not deadline.is_over
        with pytest.raises(jitlite.Trap) as caught:
            program.spin()
        assert caught.value.kind == "deadline-exceeded" and deadline.is_over
        assert program.is_stopped
    assert program.one() == 1 and not program.is_stopped
    with pytest.raises(ValueError, match="seconds from now"):
        program.deadline(-1)
    with pytest.raises(ValueError, match="not interruptible"):
        jitlite.load(SPIN, engine=jitlite.Engine(interruptible=False)).deadline(1)


def test_what_is_noticed_is_a_warning():
    text = "declare ptr @calloc(i64, i64) define ptr @malloc(i64 %n) { %p = call ptr @calloc(i64 %n, i64 1) ret ptr %p }"
    linker = jitlite.Linker().with_process().library("libm.so.6")
    with pytest.warns(RuntimeWarning, match="malloc"):
        linker.instantiate(jitlite.Module(text))


def test_libraries_are_found():
    script = """
import jitlite
text = "declare void @_ZSt9terminatev() define ptr @end() { ret ptr @_ZSt9terminatev }"
linker = jitlite.Linker().with_process()
try:
    linker.instantiate(jitlite.Module(text))
except jitlite.Error as error:
    print([symbol.name for symbol in error.missing])
print(linker.find_libraries().instantiate(jitlite.Module(text)).end() != 0)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=30, text=True)
    assert done.stdout == "['_ZSt9terminatev']\nTrue\n", done.stderr


def test_fuel():
    program = jitlite.load(SPIN + CALL, {"host": abs}, engine=jitlite.Engine(fuel=1000))
    with pytest.raises(jitlite.Trap) as caught:
        program.spin()
    assert caught.value.kind == "out-of-fuel"
    program.fuel = 100
    assert program.call(-1) == 1
    assert 0 < program.fuel < 100
    assert program.call(-2, fuel=1000) == 2
    with pytest.raises(jitlite.Trap):
        jitlite.run(SPIN, function="spin", fuel=500)
    with pytest.raises(ValueError, match="counts no fuel"):
        jitlite.load(SPIN).spin(fuel=1)


def test_more_fuel_is_asked_for():
    class Broke(Exception):
        pass

    asked = []

    def refuel():
        asked.append(True)
        if len(asked) > 3:
            raise Broke
        return 1000

    linker = jitlite.Linker(jitlite.Engine(fuel=1000)).on_out_of_fuel(refuel)
    program = linker.instantiate(jitlite.Module(SPIN))
    with pytest.raises(Broke):
        program.spin()
    assert len(asked) == 4
    linker.on_out_of_fuel(lambda: "much")
    with pytest.raises(TypeError):
        linker.instantiate(jitlite.Module(SPIN)).spin()


def test_interrupts_from_another_thread():
    program = jitlite.load(SPIN)
    timer = threading.Timer(0.05, program.interrupt)
    timer.start()
    with pytest.raises(jitlite.Trap) as caught:
        program.spin()
    assert caught.value.kind == "interrupted"
    timer.join()
    assert program.is_stopped
    program.clear_interrupt()
    assert not program.is_stopped


def test_functions_are_replaced():
    text = """
    @total = global i64 0
    declare i64 @host(i64)
    define i64 @step() { ret i64 1 }
    define i64 @run() { %r = call i64 @step() ret i64 %r }
    """
    linker = jitlite.Linker(jitlite.Engine(replaceable=True)).define("host", lambda n: n + 1)
    program = linker.instantiate(jitlite.Module(text))
    assert program.run() == 1
    better = """
    @total = external global i64
    declare i64 @host(i64)
    define i64 @step() { store i64 7, ptr @total %r = call i64 @host(i64 41) ret i64 %r }
    """
    program.replace("step", jitlite.Module(better))
    assert (program.run(), program.globals["total"]) == (42, 7)
    program.reclaim()
    with pytest.raises(jitlite.Error, match="no function `@stop`"):
        program.replace("stop", jitlite.Module(better))
    with pytest.raises(jitlite.Error, match="replaceable"):
        jitlite.load(text, {"host": lambda n: n}).replace("step", jitlite.Module(better))


def test_the_interpreter_is_released():
    program = jitlite.load(SPIN)
    ended = []

    def spin():
        try:
            program.spin()
        except jitlite.Trap as trap:
            ended.append(trap.kind)

    threads = [threading.Thread(target=spin) for _ in range(4)]
    for thread in threads:
        thread.start()
    # If one of them held the interpreter, this would not be reached.
    time.sleep(0.05)
    program.interrupt()
    for thread in threads:
        thread.join()
    assert ended == ["interrupted"] * 4


def test_threads_call_back():
    seen = []
    program = jitlite.load(CALL, {"host": lambda n: seen.append(n) or n})
    threads = [threading.Thread(target=lambda: [program.call(n) for n in range(200)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 800


def interrupt_soon():
    timer = threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    return timer


def test_ctrl_c():
    program = jitlite.load(SPIN + "define i32 @one() { ret i32 1 }")
    for _ in range(3):
        timer = interrupt_soon()
        with pytest.raises(KeyboardInterrupt):
            program.spin()
        timer.join()
        assert not program.is_stopped
        assert program.one() == 1


def test_ctrl_c_in_a_callback():
    program = jitlite.load(CALL, {"host": lambda n: time.sleep(30) or n})
    timer = interrupt_soon()
    with pytest.raises(KeyboardInterrupt):
        program.call(1)
    timer.join()
    assert not program.is_stopped


def test_ctrl_c_with_a_handler_of_ones_own():
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append(True))
    try:
        program = jitlite.load(SPIN)
        timer = interrupt_soon()
        with pytest.raises(jitlite.Trap) as caught:
            program.spin()
        timer.join()
        assert caught.value.kind == "interrupted" and heard == [True]
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_after_many_short_calls():
    """Many calls do not look at the handler, which `signal.signal` sets again: the call that goes on is found."""
    program = jitlite.load(SPIN + "define i32 @one() { ret i32 1 }")
    for _ in range(3):
        for _ in range(5000):
            program.one()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        timer = interrupt_soon()
        with pytest.raises(KeyboardInterrupt):
            program.spin()
        timer.join()
        assert not program.is_stopped


def test_ctrl_c_among_short_calls():
    program = jitlite.load("define i32 @one() { ret i32 1 }")
    for _ in range(3):
        timer = interrupt_soon()
        with pytest.raises(KeyboardInterrupt):
            while True:
                program.one()
        timer.join()
        assert not program.is_stopped and program.one() == 1


def test_ctrl_c_in_calls_within_calls():
    programs = []

    def host(n):
        return programs[0].call(n - 1) if n else programs[0].spin() or 0

    programs.append(jitlite.load(SPIN + CALL, {"host": host}))
    timer = interrupt_soon()
    with pytest.raises(KeyboardInterrupt):
        programs[0].call(5)
    timer.join()
    assert not programs[0].is_stopped


def test_ctrl_c_ends_a_script():
    script = f"import jitlite\nprogram = jitlite.load({SPIN!r})\nprint('ready', flush=True)\nprogram.spin()"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout.readline() == b"ready\n"
        time.sleep(0.2)
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=20)
    assert b"KeyboardInterrupt" in errors
    assert child.returncode == -signal.SIGINT


def test_after_fork():
    program = jitlite.load(SPIN)
    script = f"""
import jitlite, os, signal, threading
program = jitlite.load({SPIN!r} + "define i32 @one() {{ ret i32 1 }}")
for _ in range(1000):
    program.one()
child = os.fork()
if child == 0:
    threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    try:
        program.spin()
    except KeyboardInterrupt:
        os._exit(7)
    os._exit(1)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=30)
    assert done.stdout == b"7\n", done.stderr


def test_constructors_get_arguments():
    text = """
        @count = global i32 0
        @last = global i8 0
        @v = internal global ptr @start, section ".init_array", align 8
        @llvm.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"
        define internal void @start(i32 %argc, ptr %argv, ptr %envp) {
          store i32 %argc, ptr @count
          %i = sub i32 %argc, 1
          %p = getelementptr ptr, ptr %argv, i32 %i
          %s = load ptr, ptr %p
          %b = load i8, ptr %s
          store i8 %b, ptr @last
          ret void
        }
        """
    linker = jitlite.Linker().arguments(["prog", "-v", "zeta"])
    program = linker.instantiate(jitlite.Module(text))
    assert program.globals.count == 3
    assert program.globals.last == ord("z")
    with pytest.raises(TypeError):
        jitlite.Linker().arguments([1])


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_libraries_use_what_a_program_defines(tmp_path):
    source = tmp_path / "ask.c"
    source.write_text("int helper(int n) { return n + 1; } int ask(int n) { return helper(n); }")
    text = """
        declare i32 @ask(i32)
        define i32 @helper(i32 %n) { %r = mul i32 %n, 2 ret i32 %r }
        define i32 @call(i32 %n) { %r = call i32 @ask(i32 %n) ret i32 %r }
        """
    for interposes, result in [(True, 42), (False, 22)]:
        library = tmp_path / f"libask{result}.so"
        subprocess.run(["cc", "-shared", "-fPIC", source, "-o", library], check=True)
        linker = jitlite.Linker().with_process().interpose(interposes).library(library)
        assert linker.instantiate(jitlite.Module(text)).call(21) == result
