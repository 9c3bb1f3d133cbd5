"""A host with a scripting language: LLVM IR.

Scripts get two functions of the host's and nothing else of the process, half a second each, fuel, and a heap
of 16 MiB. What they do wrong is an exception here, and the host goes on.

Run it with the package installed: `pip install ./python && python examples/scripting_host.py`.
"""

import jitlite

SCRIPTS = {
    "greet": """
declare void @say(ptr)
@text = private constant [6 x i8] c"hello\\00"
define void @start() {
  call void @say(ptr @text)
  ret void
}""",
    "count": """
declare void @add(i64)
define void @start() {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  call void @add(i64 %i)
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, 10
  br i1 %more, label %loop, label %done
done:
  ret void
}""",
    "greedy": """
declare ptr @malloc(i64)
define void @start() {
  br label %loop
loop:
  %p = call ptr @malloc(i64 1000000)
  store i8 1, ptr %p
  br label %loop
}""",
    "forever": "define void @start() { br label %again again: br label %again }",
    "wrong address": "define void @start() { store i32 1, ptr null ret void }",
    "refused": "declare void @add(i64) define void @start() { call void @add(i64 -1) ret void }",
    "curious": "declare i32 @system(ptr) define i32 @start() { %r = call i32 @system(ptr null) ret i32 %r }",
    "invalid": "define void @start() { ret i32 0 }",
}


class Host:
    """What scripts may do."""

    def __init__(self):
        self.total = 0
        self.program = None

    def say(self, text):
        print("  says", self.program.read_string(text).decode())

    def add(self, amount):
        if amount < 0:
            raise ValueError("only what is positive is added")
        self.total += amount

    def run(self, engine, name, text):
        linker = jitlite.Linker(engine).define("say", self.say).define("add", self.add)
        linker.own_heap(16 << 20)
        self.program = linker.instantiate(jitlite.Module(text, f"{name}.ll"))
        self.program.start(deadline=0.5)
        print(f"  total {self.total}, fuel left {self.program.fuel > 0}")


def main():
    engine = jitlite.Engine(fuel=10_000_000_000)
    host = Host()
    endings = {}
    for name, text in SCRIPTS.items():
        print(name)
        try:
            host.run(engine, name, text)
            endings[name] = "done"
        except jitlite.Trap as trap:
            print(f"  trap: {trap}")
            endings[name] = trap.kind
        except jitlite.Error as error:
            for diagnostic in error.diagnostics:
                print(f"  error: {diagnostic.message} (line {diagnostic.line})")
            endings[name] = error.diagnostics[0].code
        except ValueError as error:
            print(f"  the host refused: {error}")
            endings[name] = "refused"
    assert host.total == 45, host.total
    assert endings["greet"] == endings["count"] == "done", endings
    assert endings["forever"] == "deadline-exceeded", endings
    assert endings["greedy"] == endings["wrong address"] == "bad-address", endings
    assert endings["refused"] == "refused", endings
    assert endings["curious"] == "undefined-symbol", endings


if __name__ == "__main__":
    main()
