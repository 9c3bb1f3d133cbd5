// Structs with operators, slices, pointers, unions, varargs, unittest-like contracts, the garbage collector.
import core.memory, core.stdc.stdio, core.stdc.stdlib, core.stdc.string, core.stdc.stdarg, core.simd;
import std.bitmanip, std.exception, std.stdio, std.traits, std.typecons, std.meta;

struct Fraction
{
    long numerator, denominator = 1;
    this(long n, long d = 1)
    in (d != 0, "a denominator is not 0")
    {
        immutable g = gcd(n < 0 ? -n : n, d < 0 ? -d : d);
        immutable sign = d < 0 ? -1 : 1;
        numerator = sign * n / g;
        denominator = sign * d / g;
    }
    static long gcd(long a, long b) pure nothrow @nogc
    out (r; r > 0)
    {
        return b == 0 ? a : gcd(b, a % b);
    }
    Fraction opBinary(string op)(Fraction o) const
    {
        static if (op == "+" || op == "-")
            return Fraction(mixin("numerator * o.denominator" ~ op ~ "o.numerator * denominator"), denominator * o.denominator);
        else static if (op == "*")
            return Fraction(numerator * o.numerator, denominator * o.denominator);
        else
            return Fraction(numerator * o.denominator, denominator * o.numerator);
    }
    int opCmp(const Fraction o) const
    {
        immutable a = numerator * o.denominator, b = o.numerator * denominator;
        return a < b ? -1 : a > b;
    }
    T opCast(T : double)() const { return cast(double) numerator / denominator; }
    void toString(scope void delegate(const(char)[]) sink) const
    {
        import std.format : formattedWrite;
        sink.formattedWrite("%d/%d", numerator, denominator);
    }
}

struct Flags
{
    mixin(bitfields!(uint, "level", 3, bool, "on", 1, int, "delta", 12, uint, "", 16));
}

union Bits { double d; ulong u; ubyte[8] bytes; }

extern (C) int sumAll(int count, ...)
{
    va_list list;
    va_start(list, count);
    scope (exit) va_end(list);
    int sum;
    foreach (i; 0 .. count) sum += va_arg!int(list);
    return sum;
}

extern (C) int compare(scope const void* a, scope const void* b) nothrow
{
    return *cast(int*) a - *cast(int*) b;
}

int lazySum(lazy int a, lazy int b, bool both) { return both ? a + b : a; }

class Node
{
    static int finalized;
    Node next;
    int[100] load;
    this(Node next) { this.next = next; }
    ~this() { ++finalized; }
}

size_t collectGarbage()
{
    foreach (i; 0 .. 2000)
    {
        Node list;
        foreach (j; 0 .. 10) list = new Node(list);
    }
    GC.collect();
    return Node.finalized;
}

template Sizes(T...)
{
    static if (T.length == 0) enum Sizes = 0;
    else enum Sizes = T[0].sizeof + Sizes!(T[1 .. $]);
}

int main()
{
    auto sum = Fraction(0);
    foreach (n; 1 .. 10) sum = sum + Fraction(1, n) * Fraction(n, n + 1);
    std.stdio.writeln(sum, " ", Fraction(6, -4), " ", sum > Fraction(1, 2), " ", cast(double) (sum / Fraction(3)));
    auto broken = collectException!Throwable(Fraction(1, 0));
    std.stdio.writeln(broken is null ? "no contract" : broken.msg);
    Flags flags;
    flags.level = 5;
    flags.on = true;
    flags.delta = -77;
    std.stdio.writeln(flags.level, flags.on, flags.delta, " ", Flags.sizeof);
    Bits bits = {d: -1.5};
    std.stdio.writefln("%x %s %s", bits.u, bits.bytes[7], bits.bytes.nativeToBig);
    std.stdio.writeln(sumAll(4, 1, 20, 300, 4000));
    int calls;
    int next() { return ++calls; }
    std.stdio.writeln(lazySum(next(), next(), false), calls, " ", lazySum(next(), next(), true), calls);
    int[] slice = [5, 3, 9, 1, 7];
    auto part = slice[1 .. $ - 1];
    part[] *= 2;
    part ~= 100;
    part[0] = -1;
    std.stdio.writeln(slice, part, slice.ptr is part.ptr - 1);
    qsort(slice.ptr, slice.length, int.sizeof, &compare);
    std.stdio.writeln(slice, " ", slice.capacity >= slice.length);
    auto raw = (cast(char*) malloc(32))[0 .. 32];
    scope (exit) free(raw.ptr);
    snprintf(raw.ptr, raw.length, "%s-%d-%.2f", "c".ptr, 42, 2.5);
    std.stdio.writeln(raw[0 .. strlen(raw.ptr)]);
    int4 a = [1, 2, 3, 4], b = [10, 20, 30, 40];
    int4 c = a * b + a;
    std.stdio.writeln(c.array);
    int[4][3] fixed;
    foreach (i, ref row; fixed) foreach (j, ref cell; row) cell = cast(int) (i * j);
    std.stdio.writeln(fixed, " ", fixed.sizeof);
    std.stdio.writeln(collectGarbage() > 1000, " ", Sizes!(int, long, char), " ", isIntegral!short, [staticMap!(Unqual, const int).stringof]);
    real extended = 1.0L / 3;
    std.stdio.writefln("%.18f %a", extended, 0.1);
    static foreach (T; AliasSeq!(byte, ushort, float)) std.stdio.write(T.stringof, T.max, " ");
    std.stdio.writeln();
    final switch (cast(Kind) (calls % 3))
    {
        case Kind.a: return 10;
        case Kind.b: return 20;
        case Kind.c: return 30;
    }
}

enum Kind { a, b, c }

ubyte[8] nativeToBig(ubyte[8] bytes)
{
    foreach (i; 0 .. 4)
    {
        immutable t = bytes[i];
        bytes[i] = bytes[7 - i];
        bytes[7 - i] = t;
    }
    return bytes;
}
