// Threads, messages, synchronized classes, thread-local and shared data, delegates and fibers.
import core.atomic, core.sync.condition, core.sync.mutex, core.thread;
import std.concurrency, std.conv, std.exception, std.parallelism, std.range, std.stdio, std.algorithm;

shared int total;
int mine = 5;
__gshared string log;

synchronized class Account
{
    private long balance;
    void add(long amount)
    {
        if (amount < 0 && get + amount < 0) throw new Exception("overdrawn");
        atomicOp!"+="(balance, amount);
    }
    long get() const { return atomicLoad(balance); }
}

struct Job { int id; int[] parts; }

void worker(Tid owner)
{
    bool running = true;
    while (running)
    {
        receive(
            (bool stop) { running = !stop; },
            (int n) { owner.send(n * n); },
            (string s) { owner.send(s ~ "?"); },
            (immutable(Job)* job) { owner.send(cast(int) job.id, cast(int) job.parts.sum); },
            (OwnerTerminated e) { running = false; });
    }
    mine += 100;
    owner.send("done " ~ mine.to!string);
}

class Queue(T)
{
    private Mutex mutex;
    private Condition ready;
    private T[] items;
    private bool closed;
    this()
    {
        mutex = new Mutex;
        ready = new Condition(mutex);
    }
    void put(T item)
    {
        synchronized (mutex)
        {
            enforce(!closed, "closed");
            items ~= item;
            ready.notify();
        }
    }
    void close()
    {
        synchronized (mutex)
        {
            closed = true;
            ready.notifyAll();
        }
    }
    bool take(out T item)
    {
        synchronized (mutex)
        {
            while (items.empty && !closed) ready.wait();
            if (items.empty) return false;
            item = items.front;
            items.popFront;
            return true;
        }
    }
}

class Numbers : Fiber
{
    int value;
    private int limit;
    this(int limit)
    {
        this.limit = limit;
        super(&run);
    }
    private void run()
    {
        foreach (i; 0 .. limit)
        {
            value = i * i;
            Fiber.yield();
        }
        if (limit > 3) throw new Exception("limit " ~ limit.to!string);
    }
}

int square(int n) { return n * n; }

int main()
{
    auto tid = spawn(&worker, thisTid);
    tid.send(12);
    writeln(receiveOnly!int);
    tid.send("what");
    writeln(receiveOnly!string);
    tid.send(cast(immutable) new Job(7, [1, 2, 3]));
    auto answer = receiveOnly!(int, int);
    writeln(answer[0], " ", answer[1]);
    tid.send(true);
    writeln(receiveOnly!string, " ", mine);

    auto account = new shared Account;
    auto queue = new Queue!int;
    Thread[] threads;
    foreach (n; 0 .. 4)
        threads ~= new Thread({
            int item;
            while (queue.take(item))
            {
                try
                    account.add(item);
                catch (Exception e)
                    atomicOp!"+="(total, 1);
            }
        }).start();
    foreach (i; 0 .. 200) queue.put(i % 5 ? i : -100_000);
    queue.close();
    threads.each!(t => t.join);
    writeln(account.get, " ", atomicLoad(total));
    writeln(collectExceptionMsg(queue.put(1)));

    auto failing = new Thread({ throw new Exception("in a thread"); });
    failing.start();
    try
        failing.join();
    catch (Exception e)
        writeln("joined: ", e.msg);

    auto numbers = new Numbers(3), more = new Numbers(5);
    int[] seen;
    while (numbers.state != Fiber.State.TERM)
    {
        numbers.call();
        seen ~= numbers.value;
    }
    writeln(seen);
    int calls;
    try
        for (;;)
        {
            more.call();
            ++calls;
        }
    catch (Exception e)
        writeln("fiber: ", e.msg, " after ", calls);

    auto pool = new TaskPool(3);
    scope (exit) pool.finish(true);
    auto squares = pool.amap!square(iota(50).array);
    writeln(squares.sum, " ", pool.reduce!"a + b"(iota(1000)));
    auto failed = task!((int n) { if (n > 1) throw new Exception("task " ~ n.to!string); return n; })(2);
    pool.put(failed);
    writeln(collectExceptionMsg(failed.yieldForce));
    int delegate(int) add;
    foreach (by; [1, 10])
    {
        auto previous = add;
        add = (int x) => (previous is null ? x : previous(x)) + by;
    }
    writeln(add(100));
    return cast(int) squares.length - 8;
}
