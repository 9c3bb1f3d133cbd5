// Threads, atomics, thread-local variables, C functions, callbacks, packed and extern structs, inline assembly.
// stderr: any
const std = @import("std");
const print = std.debug.print;
const c = struct {
    extern "c" fn qsort(base: *anyopaque, count: usize, size: usize, compare: *const fn (*const anyopaque, *const anyopaque) callconv(.c) c_int) void;
    extern "c" fn snprintf(to: [*]u8, size: usize, format: [*:0]const u8, ...) c_int;
    extern "c" fn strtod(text: [*:0]const u8, end: ?*[*:0]const u8) f64;
    extern "c" fn atexit(function: *const fn () callconv(.c) void) c_int;
    extern "c" fn div(a: c_int, b: c_int) Quotient;
    const Quotient = extern struct { quot: c_int, rem: c_int };
};

var total = std.atomic.Value(u64).init(0);
var spin = std.atomic.Value(bool).init(false);
var guarded: u64 = 0;
threadlocal var mine: u32 = 100;

const Flags = packed struct(u16) {
    ready: bool,
    level: u3,
    delta: i5,
    rest: u7 = 0,
};

const Color = enum(u8) {
    red = 10,
    green,
    blue = 200,
    _,

    fn known(self: Color) bool {
        return switch (self) {
            .red, .green, .blue => true,
            _ => false,
        };
    }
};

fn work(id: u32, result: *u32) void {
    for (0..1000) |i| {
        _ = total.fetchAdd(i * id, .monotonic);
        while (spin.cmpxchgWeak(false, true, .acquire, .monotonic) != null) std.atomic.spinLoopHint();
        guarded += 1;
        spin.store(false, .release);
        mine +%= id;
    }
    result.* = mine;
}

fn descending(a: *const anyopaque, b: *const anyopaque) callconv(.c) c_int {
    const x: *const i32 = @ptrCast(@alignCast(a));
    const y: *const i32 = @ptrCast(@alignCast(b));
    return if (x.* > y.*) -1 else @intFromBool(x.* < y.*);
}

fn atEnd() callconv(.c) void {
    print("at the end, {d}\n", .{mine});
}

fn rotate(x: u64, by: u8) u64 {
    return asm ("rolq %%cl, %[value]"
        : [value] "=r" (-> u64),
        : [x] "0" (x),
          [by] "{cl}" (by),
        : .{ .cc = true });
}

fn vendor() [12]u8 {
    var ebx: u32 = undefined;
    var ecx: u32 = undefined;
    var edx: u32 = undefined;
    asm volatile ("cpuid"
        : [b] "={ebx}" (ebx),
          [c] "={ecx}" (ecx),
          [d] "={edx}" (edx),
        : [leaf] "{eax}" (@as(u32, 0)),
        : .{ .eax = true });
    var out: [12]u8 = undefined;
    for ([_]u32{ ebx, edx, ecx }, 0..) |word, i| std.mem.writeInt(u32, out[i * 4 ..][0..4], word, .little);
    return out;
}

fn apply(comptime f: anytype, args: anytype) @TypeOf(@call(.auto, f, args)) {
    return @call(.auto, f, args);
}

fn fields(value: anytype) usize {
    var sum: usize = 0;
    inline for (.{ "ready", "level", "delta", "rest" }) |name| {
        const field = @field(value, name);
        sum = sum * 10 + @bitSizeOf(@TypeOf(field));
    }
    return sum;
}

fn matrix(comptime n: usize) [n][n]f32 {
    var m: [n][n]f32 = undefined;
    for (&m, 0..) |*row, i| for (row, 0..) |*cell, j| {
        cell.* = @floatFromInt(i * n + j);
    };
    return m;
}

fn multiply(comptime n: usize, a: [n][n]f32, b: [n][n]f32) [n][n]f32 {
    var m: [n][n]f32 = @splat(@splat(0));
    for (0..n) |i| for (0..n) |j| for (0..n) |k| {
        m[i][j] += a[i][k] * b[k][j];
    };
    return m;
}

pub fn main() !void {
    _ = c.atexit(&atEnd);
    var results: [4]u32 = undefined;
    var threads: [4]std.Thread = undefined;
    for (&threads, 0..) |*thread, i| thread.* = try std.Thread.spawn(.{}, work, .{ @as(u32, @intCast(i)), &results[i] });
    for (threads) |thread| thread.join();
    print("{d} {d} {any} {d}\n", .{ total.load(.seq_cst), guarded, results, mine });
    const flags: Flags = .{ .ready = true, .level = 5, .delta = -3 };
    print("{x} {d} {d}\n", .{ @as(u16, @bitCast(flags)), flags.delta, fields(flags) });
    for ([_]u8{ 10, 11, 12, 200 }) |n| print("{} ", .{@as(Color, @enumFromInt(n)).known()});
    var numbers = [_]i32{ 5, -3, 9, 0, 7 };
    c.qsort(&numbers, numbers.len, @sizeOf(i32), &descending);
    print("{any}\n", .{numbers});
    var buffer: [64]u8 = undefined;
    const length = c.snprintf(&buffer, buffer.len, "%d %.3f %s %c", @as(c_int, -5), @as(f64, 2.5), "text", @as(c_int, 'x'));
    print("{s} {d} {d}\n", .{ buffer[0..@intCast(length)], c.strtod("1e3x", null), c.div(-17, 5).rem });
    print("{x} {} {d}\n", .{ rotate(0x8000000000000001, 4), vendor()[0] != 0, apply(rotate, .{ 1, 10 }) });
    const m = multiply(3, matrix(3), matrix(3));
    print("{d} {d} {any}\n", .{ m[0][0], m[2][2], @as([3]f32, @as(@Vector(3, f32), m[1]) * @as(@Vector(3, f32), @splat(0.5))) });
    const overflow = @addWithOverflow(@as(u8, 200), 100);
    print("{d} {d} {d} {d}\n", .{ overflow[0], overflow[1], @as(u8, 200) +| 100, @clz(@as(u24, 1)) });
    const half: f16 = 1.0 / 3.0;
    const quad: f128 = 1.0 / 3.0;
    print("{d:.6} {d:.20} {x}\n", .{ half, quad, @as(u80, @bitCast(@as(f80, 1.5))) });
    return if (guarded == 4000) error.AllDone else {};
}
