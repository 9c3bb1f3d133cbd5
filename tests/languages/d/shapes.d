// Classes, interfaces, exceptions with finally and scope guards, associative arrays and templates of D.
import std.algorithm, std.array, std.conv, std.exception, std.format, std.math, std.range, std.stdio, std.string;

class ShapeException : Exception
{
    int code;
    this(string message, int code, string file = __FILE__, size_t line = __LINE__)
    {
        super(message, file, line);
        this.code = code;
    }
}

final class TooLarge : ShapeException
{
    this(double by)
    {
        super(format("too large by %.2f", by), 3);
    }
}

interface Named
{
    string name() const;
    final string shout() const { return name.toUpper ~ "!"; }
}

abstract class Shape : Named
{
    static int alive;
    this() { ++alive; }
    ~this() { --alive; }
    abstract double area() const;
    override string toString() const { return format("%s(%.3f)", name, area); }
    override int opCmp(Object other) const
    {
        auto shape = cast(const Shape) other;
        return shape is null ? 1 : area < shape.area ? -1 : area > shape.area;
    }
}

class Circle : Shape
{
    double radius;
    this(double radius)
    {
        enforce!ShapeException(radius >= 0, "a radius is not negative");
        this.radius = radius;
    }
    override double area() const { return PI * radius * radius; }
    override string name() const { return "circle"; }
}

class Box : Shape
{
    double[2] sides;
    this(double a, double b) { sides = [a, b]; }
    override double area() const { return sides[0] * sides[1]; }
    override string name() const { return sides[0] == sides[1] ? "square" : "box"; }
}

// `enforce!` needs a constructor of a message.
static assert(is(typeof(new ShapeException("", 0))));

T enforce(E : ShapeException, T)(T value, string message)
{
    if (!value) throw new E(message, 2);
    return value;
}

string[] journal;

double total(Shape[] shapes, double most)
{
    journal ~= "begin";
    scope (exit) journal ~= "exit";
    scope (success) journal ~= "success";
    scope (failure) journal ~= "failure";
    double sum = 0;
    foreach (shape; shapes)
    {
        try
        {
            sum += shape.area;
            if (sum > most) throw new TooLarge(sum - most);
        }
        finally
        {
            journal ~= shape.name;
        }
    }
    return sum;
}

struct Counter
{
    int* count;
    this(ref int c) { count = &c; }
    ~this() { if (count) ++*count; }
    @disable this(this);
}

int fail(int depth, ref int ended)
{
    auto counter = Counter(ended);
    if (depth == 0) throw new ShapeException("deep", 9);
    return fail(depth - 1, ended) + 1;
}

int main()
{
    Shape[] shapes = [new Circle(1), new Box(2, 3), new Box(2, 2), new Circle(0.5)];
    shapes.sort!((a, b) => a < b);
    writeln(shapes);
    writefln("%-(%s, %)", shapes.map!(s => s.shout));
    foreach (most; [100.0, 7.5])
    {
        try
            writefln("total %.3f", total(shapes, most));
        catch (TooLarge e)
            writeln("caught ", e.msg, " ", e.code, " ", e.line > 0);
        writeln(journal);
        journal = null;
    }
    try
        new Circle(-1);
    catch (ShapeException e)
        writeln(e.msg, " ", e.code, " ", e.file.length > 0);
    int ended;
    try
        fail(5, ended);
    catch (Exception e)
        writeln(typeid(e), " ", e.msg, " after ", ended);
    try
    {
        try
            throw new Exception("first");
        finally
            throw new Exception("second");
    }
    catch (Exception e)
        writeln(e.msg, " then ", e.next is null ? "nothing" : e.next.msg);
    writeln(collectExceptionMsg(to!ubyte("256")), " | ", collectExceptionMsg("1x".to!int));
    int[string] ages = ["ann": 31, "bob": 25, "cid": 42];
    ages["dan"] = ages.get("ann", 0) + 1;
    ages.remove("bob");
    if (auto found = "cid" in ages) *found += 1;
    writeln(ages.byKeyValue.array.sort!((a, b) => a.key < b.key).map!(p => p.key ~ "=" ~ p.value.text).join(" "));
    string[][int] byLength;
    foreach (word; "the quick brown fox jumps over the lazy dog".split) byLength[cast(int) word.length] ~= word;
    foreach (length; byLength.keys.sort) writeln(length, ": ", byLength[length].sort.uniq);
    auto caught = collectException!Error(ages["nobody"]);
    writeln(caught !is null, " ", cast(Throwable) caught !is null);
    auto index = 7;
    auto bounds = collectException!Error(shapes[index]);
    writeln(bounds !is null);
    immutable primes = iota(2, 60).filter!(n => iota(2, cast(int) sqrt(cast(double) n) + 1).all!(d => n % d)).array;
    writeln(primes, " ", primes.sum, " ", primes.stride(3).retro.take(3));
    return cast(int) primes.length + ended;
}
