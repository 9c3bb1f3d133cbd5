// Fibers on stacks of 16 KiB: generators side by side, exceptions within them, the collector while they wait.
import core.memory : GC;
import core.stdc.stdio : printf;
import core.thread : Fiber;

class Node {
    Node next;
    int[] values;
    this(Node next, int n) { this.next = next; values = new int[](8); values[] = n; }
}

int sum(Node list) {
    int total;
    for (; list; list = list.next) total += list.values[0] + list.values[7];
    return total;
}

void build(int start, ref int result) {
    Node list;
    foreach (i; 0 .. 10) {
        list = new Node(list, start + i);
        Fiber.yield();
    }
    result = sum(list);
}

void fails(ref int result) {
    foreach (i; 0 .. 3) {
        try {
            scope (exit) result += 100;
            Fiber.yield();
            throw new Exception("within");
        } catch (Exception e) {
            result += cast(int) e.msg.length;
        }
    }
    throw new Exception("out");
}

void main() {
    int[4] results;
    Fiber[] fibers;
    foreach (i; 0 .. 4) {
        fibers ~= (int n) { return new Fiber(() => build(n * 10, results[n]), 16 * 1024); }(i);
    }
    for (bool any = true; any;) {
        any = false;
        foreach (fiber; fibers) {
            if (fiber.state == Fiber.State.TERM) continue;
            fiber.call();
            any = true;
            foreach (_; 0 .. 50) new int[](16);
        }
        GC.collect();
    }
    foreach (result; results) printf("%d\n", result);

    int failed;
    auto fiber = new Fiber(() => fails(failed), 16 * 1024);
    try {
        while (fiber.state != Fiber.State.TERM) fiber.call();
    } catch (Exception e) {
        printf("%.*s %d\n", cast(int) e.msg.length, e.msg.ptr, failed);
    }

    // Left in the midst.
    int unused;
    foreach (i; 0 .. 200) {
        auto left = new Fiber(() => build(i, unused), 16 * 1024);
        left.call();
        left.call();
    }
    GC.collect();
    printf("end %d\n", unused);
}
