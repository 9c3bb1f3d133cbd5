// stderr: any
// A virtual machine and a sort of linked lists; then an index out of bounds, which panics where it is checked.
const std = @import("std");
const print = std.debug.print;

extern "c" fn puts(text: [*:0]const u8) c_int;
extern "c" fn printf(format: [*:0]const u8, ...) c_int;
extern "c" fn fflush(file: ?*anyopaque) c_int;

const Op = enum(u8) { push, add, sub, mul, dup, swap, jump_if, print, halt };
const Instruction = struct { op: Op, arg: i32 = 0 };

const Machine = struct {
    stack: [32]i64 = @splat(0),
    top: usize = 0,
    pc: usize = 0,
    steps: usize = 0,

    const Fault = error{ Underflow, Overflow, BadJump, TooLong };

    fn pop(self: *Machine) Fault!i64 {
        if (self.top == 0) return error.Underflow;
        self.top -= 1;
        return self.stack[self.top];
    }
    fn push(self: *Machine, value: i64) Fault!void {
        if (self.top == self.stack.len) return error.Overflow;
        self.stack[self.top] = value;
        self.top += 1;
    }
    fn run(self: *Machine, code: []const Instruction) Fault!void {
        while (true) {
            if (self.pc >= code.len) return error.BadJump;
            self.steps += 1;
            if (self.steps > 10000) return error.TooLong;
            const instruction = code[self.pc];
            self.pc += 1;
            switch (instruction.op) {
                .push => try self.push(instruction.arg),
                .add, .sub, .mul => |op| {
                    const b = try self.pop();
                    const a = try self.pop();
                    try self.push(switch (op) {
                        .add => a + b,
                        .sub => a - b,
                        else => a * b,
                    });
                },
                .dup => {
                    const a = try self.pop();
                    try self.push(a);
                    try self.push(a);
                },
                .swap => {
                    const b = try self.pop();
                    const a = try self.pop();
                    try self.push(b);
                    try self.push(a);
                },
                .jump_if => if (try self.pop() != 0) {
                    self.pc = @intCast(instruction.arg);
                },
                .print => _ = printf("%ld ", try self.pop()),
                .halt => return,
            }
        }
    }
};

const programs = [_][]const Instruction{
    &.{ .{ .op = .push, .arg = 5 }, .{ .op = .dup }, .{ .op = .print }, .{ .op = .push, .arg = 1 }, .{ .op = .sub }, .{ .op = .dup }, .{ .op = .jump_if, .arg = 1 }, .{ .op = .halt } },
    &.{ .{ .op = .push, .arg = 1 }, .{ .op = .add } },
    &.{ .{ .op = .push, .arg = 7 }, .{ .op = .push, .arg = 0 }, .{ .op = .push, .arg = 1 }, .{ .op = .jump_if, .arg = 1 } },
    &.{ .{ .op = .push, .arg = 1 }, .{ .op = .jump_if, .arg = 99 } },
    &.{ .{ .op = .push, .arg = 1 }, .{ .op = .jump_if, .arg = 0 } },
    &.{ .{ .op = .push, .arg = 6 }, .{ .op = .dup }, .{ .op = .mul }, .{ .op = .push, .arg = 2 }, .{ .op = .swap }, .{ .op = .sub }, .{ .op = .print }, .{ .op = .halt } },
};

const List = struct {
    const Node = struct { value: u32, next: ?*Node };
    fn sort(first: ?*Node) ?*Node {
        const head = first orelse return null;
        var low: ?*Node = null;
        var high: ?*Node = null;
        var at = head.next;
        while (at) |node| {
            at = node.next;
            const list = if (node.value < head.value) &low else &high;
            node.next = list.*;
            list.* = node;
        }
        head.next = sort(high);
        low = sort(low);
        var last = &low;
        while (last.*) |node| last = &node.next;
        last.* = head;
        return low;
    }
};

fn element(items: []const u32, at: usize) u32 {
    return items[at];
}

pub fn main() void {
    for (programs) |code| {
        var machine: Machine = .{};
        if (machine.run(code)) {
            _ = printf("after %d steps\n", @as(c_int, @intCast(machine.steps)));
        } else |err| {
            _ = printf("%s at %d\n", @errorName(err).ptr, @as(c_int, @intCast(machine.pc)));
        }
    }
    var nodes: [200]List.Node = undefined;
    var first: ?*List.Node = null;
    var state: u32 = 1;
    for (&nodes) |*node| {
        state = state *% 1103515245 +% 12345;
        node.* = .{ .value = state >> 16, .next = first };
        first = node;
    }
    var at = List.sort(first);
    var previous: u32 = 0;
    var sorted = true;
    var seen: usize = 0;
    while (at) |node| : (at = node.next) {
        sorted = sorted and node.value >= previous;
        previous = node.value;
        seen += 1;
    }
    _ = printf("sorted %d, %d\n", @as(c_int, @intFromBool(sorted)), @as(c_int, @intCast(seen)));
    _ = puts("now out of bounds");
    _ = fflush(null);
    const values = [_]u32{ 1, 2, 3 };
    var index: usize = 2;
    const end: *volatile usize = &index;
    end.* += seen;
    if (@import("builtin").mode != .debug) @panic("checked in debug builds only");
    _ = printf("%d\n", element(&values, end.*));
}
