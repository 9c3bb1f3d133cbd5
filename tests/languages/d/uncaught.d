// stderr: any
// A simulation of a lift whose last exception nobody catches: D's runtime prints it and returns 1.
import std.algorithm, std.array, std.container.rbtree, std.container.dlist, std.conv, std.random, std.range, std.stdio, std.string;

enum Direction { up, down, idle }

class LiftFault : Exception
{
    const int floor;
    this(string what, int floor, Throwable next = null)
    {
        super(what ~ " at floor " ~ floor.to!string, next);
        this.floor = floor;
    }
}

struct Passenger
{
    string name;
    int from, to;
    invariant (from >= 0 && to >= 0);
}

class Lift
{
    private int floor;
    private Direction direction = Direction.idle;
    private DList!Passenger inside;
    private RedBlackTree!int stops;
    private size_t[string] trips;
    int steps;

    this() { stops = redBlackTree!int(); }

    void call(Passenger p)
    {
        if (p.from == p.to) throw new LiftFault(p.name ~ " goes nowhere", p.from);
        stops.insert(p.from);
        waiting[p.from] ~= p;
    }

    Passenger[][int] waiting;

    private Direction choose()
    {
        if (stops.empty) return Direction.idle;
        if (direction == Direction.up && !stops.upperBound(floor).empty) return Direction.up;
        if (direction == Direction.down && !stops.lowerBound(floor).empty) return Direction.down;
        return stops.upperBound(floor).empty ? Direction.down : Direction.up;
    }

    private void open()
    {
        scope (exit) stops.removeKey(floor);
        foreach (p; inside[].filter!(p => p.to == floor).array)
        {
            ++trips[p.name];
            writefln("%2d: %s leaves", floor, p.name);
        }
        inside = DList!Passenger(inside[].filter!(p => p.to != floor).array);
        if (auto here = floor in waiting)
        {
            foreach (p; *here)
            {
                writefln("%2d: %s enters", floor, p.name);
                inside.insertBack(p);
                stops.insert(p.to);
            }
            waiting.remove(floor);
        }
    }

    bool step()
    {
        ++steps;
        if (floor in stops) open();
        direction = choose();
        final switch (direction)
        {
            case Direction.up: ++floor; break;
            case Direction.down: --floor; break;
            case Direction.idle: return false;
        }
        if (floor > 12) throw new LiftFault("through the roof", floor);
        return true;
    }

    string report() const
    {
        return trips.keys.dup.sort.map!(n => format("%s %d", n, trips[n])).join(", ");
    }
}

void simulate(Lift lift, Passenger[] passengers)
{
    foreach (p; passengers)
    {
        try
            lift.call(p);
        catch (LiftFault e)
            writeln(e.msg);
    }
    try
        while (lift.step) {}
    catch (LiftFault e)
        throw new LiftFault("stopped", e.floor, e);
    finally
        writeln("after ", lift.steps, " steps: ", lift.report);
}

void main()
{
    auto lift = new Lift;
    simulate(lift, [Passenger("ann", 3, 0), Passenger("bob", 1, 5), Passenger("cid", 2, 2), Passenger("dan", 5, 1)]);
    auto random = Mt19937(7);
    auto people = iota(12).map!(n => Passenger("p" ~ n.to!string, uniform(0, 10, random), uniform(0, 10, random))).array;
    simulate(lift, people);
    try
        simulate(lift, [Passenger("eve", 11, 15)]);
    catch (LiftFault e)
        writeln(e.msg, " because ", e.next.msg);
    stdout.flush();
    simulate(new Lift, [Passenger("fay", 0, 20)]);
}
