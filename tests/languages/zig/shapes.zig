// Tagged unions, error sets, optionals, comptime, generics, slices, defer and errdefer, formatted output.
const std = @import("std");
const print = std.debug.print;

const ShapeError = error{ Negative, TooLarge, Unknown };

const Point = struct {
    x: f64,
    y: f64,

    fn distance(a: Point, b: Point) f64 {
        return @sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
    }
};

const Shape = union(enum) {
    circle: struct { center: Point, radius: f64 },
    polygon: []const Point,
    nothing,

    fn area(self: Shape) ShapeError!f64 {
        switch (self) {
            .circle => |c| {
                if (c.radius < 0) return error.Negative;
                return std.math.pi * c.radius * c.radius;
            },
            .polygon => |points| {
                if (points.len < 3) return error.Unknown;
                var sum: f64 = 0;
                for (points, 0..) |p, i| {
                    const q = points[(i + 1) % points.len];
                    sum += p.x * q.y - q.x * p.y;
                }
                const result = @abs(sum) / 2;
                return if (result > 1000) error.TooLarge else result;
            },
            .nothing => return 0,
        }
    }
};

fn Stack(comptime T: type, comptime most: usize) type {
    return struct {
        items: [most]T = undefined,
        len: usize = 0,

        const Self = @This();

        fn push(self: *Self, item: T) error{Full}!void {
            if (self.len == most) return error.Full;
            self.items[self.len] = item;
            self.len += 1;
        }
        fn pop(self: *Self) ?T {
            if (self.len == 0) return null;
            self.len -= 1;
            return self.items[self.len];
        }
    };
}

fn primes(comptime n: usize) [n]u32 {
    @setEvalBranchQuota(10000);
    var found: [n]u32 = undefined;
    var count: usize = 0;
    var candidate: u32 = 2;
    outer: while (count < n) : (candidate += 1) {
        for (found[0..count]) |p| {
            if (candidate % p == 0) continue :outer;
        }
        found[count] = candidate;
        count += 1;
    }
    return found;
}

const table = primes(20);

var journal: [64]u8 = undefined;
var journal_len: usize = 0;

fn note(c: u8) void {
    journal[journal_len] = c;
    journal_len += 1;
}

fn steps(fail_at: u8) !u8 {
    note('a');
    defer note('z');
    errdefer note('!');
    if (fail_at == 1) return error.First;
    {
        defer note('y');
        note('b');
        if (fail_at == 2) return error.Second;
    }
    note('c');
    return fail_at;
}

fn evaluate(text: []const u8) !i64 {
    var stack = Stack(i64, 4){};
    var words = std.mem.tokenizeScalar(u8, text, ' ');
    while (words.next()) |word| {
        if (word.len == 1 and std.mem.indexOfScalar(u8, "+-*/", word[0]) != null) {
            const b = stack.pop() orelse return error.Empty;
            const a = stack.pop() orelse return error.Empty;
            try stack.push(switch (word[0]) {
                '+' => try std.math.add(i64, a, b),
                '-' => a - b,
                '*' => try std.math.mul(i64, a, b),
                '/' => try std.math.divTrunc(i64, a, b),
                else => unreachable,
            });
        } else {
            try stack.push(try std.fmt.parseInt(i64, word, 0));
        }
    }
    return stack.pop() orelse error.Empty;
}

pub fn main() u8 {
    const square = [_]Point{ .{ .x = 0, .y = 0 }, .{ .x = 3, .y = 0 }, .{ .x = 3, .y = 3 }, .{ .x = 0, .y = 3 } };
    const large = [_]Point{ .{ .x = 0, .y = 0 }, .{ .x = 300, .y = 0 }, .{ .x = 0, .y = 300 } };
    const shapes = [_]Shape{
        .{ .circle = .{ .center = square[1], .radius = 2 } }, .{ .circle = .{ .center = square[0], .radius = -1 } },
        .{ .polygon = &square },                              .{ .polygon = large[0..2] },
        .{ .polygon = &large },                               .nothing,
    };
    for (shapes) |shape| {
        if (shape.area()) |area| {
            print("{s}: {d:.3}\n", .{ @tagName(shape), area });
        } else |err| switch (err) {
            error.TooLarge => print("too large\n", .{}),
            else => print("{s}: {s}\n", .{ @tagName(shape), @errorName(err) }),
        }
    }
    print("{d:.4} {any}\n", .{ square[0].distance(square[2]), table });
    for (0..3) |i| {
        journal_len = 0;
        const result = steps(@intCast(i)) catch |err| @as(u8, @intCast(@errorName(err).len));
        print("{d} {s}\n", .{ result, journal[0..journal_len] });
    }
    const inputs = [_][]const u8{ "1 2 + 3 *", "0x10 0b11 -", "1 +", "1 2 3 4 5", "9223372036854775807 1 +", "7 0 /", "x", "" };
    for (inputs) |text| {
        if (evaluate(text)) |value| print("{s} = {d}\n", .{ text, value }) else |err| print("{s}: {s}\n", .{ text, @errorName(err) });
    }
    print("{x:0>8} {b} {o} {e:.3} {d:>6} {d:<6}| {c} {u} {?d} {any}\n", .{ 0xbeef, 10, 64, 12345.678, 42, 7, 'z', 0x1f600, @as(?u8, null), @as(?i32, -3) });
    const wide: u128 = std.math.maxInt(u128);
    const odd: i7 = -64;
    print("{d} {d} {d} {d}\n", .{ wide, odd, @popCount(wide), @as(u3, @truncate(wide)) });
    const vector: @Vector(4, i32) = .{ 1, -2, 3, -4 };
    print("{d} {any}\n", .{ @reduce(.Add, vector * vector), vector > @as(@Vector(4, i32), @splat(0)) });
    return @intCast(table[10] + journal_len);
}
