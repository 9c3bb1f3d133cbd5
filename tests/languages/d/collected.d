// Objects that nothing but variables of the program leads to, in all threads, outlive a collection.
import core.memory, core.thread, std.stdio;

class Node
{
    int value;
    Node next;
    this(int value, Node next) { this.value = value; this.next = next; }
}

__gshared Node shared_;
__gshared int[string] table;
Node ofThread;

Node list(int length)
{
    Node first;
    foreach (value; 0 .. length)
        first = new Node(value, first);
    return first;
}

int sum(Node node)
{
    int total;
    for (; node; node = node.next)
        total += node.value;
    return total;
}

void fill()
{
    shared_ = list(100);
    ofThread = list(50);
    foreach (n; 0 .. 20)
        table["key" ~ cast(char)('a' + n)] = n;
}

// What was there before is overwritten, on the stack and in memory that was freed.
int collect(int depth)
{
    int[64] stack = depth;
    if (depth)
        return collect(depth - 1) + stack[depth % 64];
    GC.collect();
    foreach (n; 0 .. 20_000)
    {
        auto other = new Node(-1, null);
        auto words = new int[n % 30];
        words[] = -1;
        assert(other.value == -1);
    }
    GC.collect();
    return 0;
}

void check()
{
    int total;
    foreach (key, value; table)
        total += value;
    writeln(sum(shared_), " ", sum(ofThread), " ", table.length, " ", total);
}

void main()
{
    fill();
    collect(20);
    check();
    auto other = new Thread({
        ofThread = list(10);
        collect(20);
        check();
    });
    other.start();
    other.join();
    collect(20);
    check();
}
