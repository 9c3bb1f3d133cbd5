// The game of life, a maze by depth-first search, knights, permutations, big integers, and bits.
const std = @import("std");
const print = std.debug.print;

const width = 16;
const height = 8;
const Grid = [height]u16;

fn next(grid: Grid) Grid {
    var result: Grid = undefined;
    for (&result, 0..) |*row, y| {
        row.* = 0;
        for (0..width) |x| {
            var around: u4 = 0;
            for ([_]usize{ height - 1, 0, 1 }) |dy| for ([_]usize{ width - 1, 0, 1 }) |dx| {
                if (dx == 0 and dy == 0) continue;
                const bit: u4 = @intCast((x + dx) % width);
                around += @intCast(grid[(y + dy) % height] >> bit & 1);
            };
            const bit: u4 = @intCast(x);
            const alive = grid[y] >> bit & 1 == 1;
            if (around == 3 or (alive and around == 2)) row.* |= @as(u16, 1) << bit;
        }
    }
    return result;
}

fn show(grid: Grid) void {
    for (grid) |row| {
        var line: [width]u8 = undefined;
        for (&line, 0..) |*cell, x| cell.* = if (row >> @intCast(x) & 1 == 1) '#' else '.';
        print("{s}\n", .{line});
    }
}

const Maze = struct {
    cells: [9][17]u8 = @splat(@splat('#')),
    random: std.Random.DefaultPrng,
    depth: usize = 0,
    deepest: usize = 0,

    fn carve(self: *Maze, x: usize, y: usize) void {
        self.cells[y][x] = ' ';
        self.depth += 1;
        defer self.depth -= 1;
        self.deepest = @max(self.deepest, self.depth);
        var ways = [_][2]i8{ .{ 0, -2 }, .{ 2, 0 }, .{ 0, 2 }, .{ -2, 0 } };
        self.random.random().shuffle([2]i8, &ways);
        for (ways) |way| {
            const to_x = @as(isize, @intCast(x)) + way[0];
            const to_y = @as(isize, @intCast(y)) + way[1];
            if (to_x < 1 or to_y < 1 or to_x >= 17 or to_y >= 9) continue;
            const nx: usize = @intCast(to_x);
            const ny: usize = @intCast(to_y);
            if (self.cells[ny][nx] == ' ') continue;
            self.cells[(y + ny) / 2][(x + nx) / 2] = ' ';
            self.carve(nx, ny);
        }
    }
};

fn knights(from: u6, to: u6) ?usize {
    var distance: [64]?usize = @splat(null);
    var queue: [64]u6 = undefined;
    var head: usize = 0;
    var tail: usize = 1;
    queue[0] = from;
    distance[from] = 0;
    while (head < tail) : (head += 1) {
        const at = queue[head];
        if (at == to) return distance[at];
        for ([_][2]i8{ .{ 1, 2 }, .{ 2, 1 }, .{ -1, 2 }, .{ -2, 1 }, .{ 1, -2 }, .{ 2, -1 }, .{ -1, -2 }, .{ -2, -1 } }) |move| {
            const x = @as(i8, at % 8) + move[0];
            const y = @as(i8, at / 8) + move[1];
            if (x < 0 or y < 0 or x > 7 or y > 7) continue;
            const there: u6 = @intCast(y * 8 + x);
            if (distance[there] != null) continue;
            distance[there] = distance[at].? + 1;
            queue[tail] = there;
            tail += 1;
        }
    }
    return null;
}

fn permutations(comptime n: usize, items: *[n]u8, k: usize, found: *usize, inversions: *usize) void {
    if (k == n) {
        found.* += 1;
        for (0..n) |i| for (i + 1..n) |j| {
            inversions.* += @intFromBool(items[i] > items[j]);
        };
        return;
    }
    for (k..n) |i| {
        std.mem.swap(u8, &items[k], &items[i]);
        defer std.mem.swap(u8, &items[k], &items[i]);
        permutations(n, items, k + 1, found, inversions);
    }
}

fn factorial(n: u16) u512 {
    var result: u512 = 1;
    var i: u16 = 2;
    while (i <= n) : (i += 1) result *= i;
    return result;
}

fn gray(n: u32) u32 {
    return n ^ (n >> 1);
}

pub fn main() u8 {
    var grid: Grid = @splat(0);
    grid[0] = 0b010;
    grid[1] = 0b100;
    grid[2] = 0b111;
    grid[5] = 0b111 << 9;
    var alive: usize = 0;
    for (0..25) |generation| {
        if (generation % 12 == 0) show(grid);
        grid = next(grid);
        for (grid) |row| alive += @popCount(row);
    }
    var maze = Maze{ .random = .init(2024) };
    maze.carve(1, 1);
    for (maze.cells) |row| print("{s}\n", .{row});
    print("{d} {d}\n", .{ alive, maze.deepest });
    print("{?d} {?d} {?d}\n", .{ knights(0, 63), knights(0, 9), knights(27, 27) });
    var items = "abcdef".*;
    var found: usize = 0;
    var inversions: usize = 0;
    permutations(6, &items, 0, &found, &inversions);
    print("{d} {d} {s}\n", .{ found, inversions, items });
    const big = factorial(80);
    print("{d} {d} {d}\n", .{ big, big % 1000003, @ctz(big) });
    const quotient: i256 = @divFloor(-@as(i256, @intCast(factorial(40))), 97);
    print("{d} {x}\n", .{ quotient, @as(u256, @bitCast(quotient)) >> 200 });
    for (0..8) |i| print("{b:0>3} ", .{gray(@intCast(i))});
    print("{d} {d}\n", .{ @byteSwap(@as(u32, 1)), @bitReverse(@as(u8, 0b11010000)) });
    return @truncate(alive);
}
