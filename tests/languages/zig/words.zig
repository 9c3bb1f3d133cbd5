// The standard library: allocators, hash maps, lists, sorting, JSON, base64, hashing, random numbers, text.
const std = @import("std");
const print = std.debug.print;

const text =
    \\the quick brown fox jumps over the lazy dog
    \\the dog sleeps while the fox runs away
    \\quick quick slow
;

const Entry = struct {
    word: []const u8,
    count: usize,

    fn before(_: void, a: Entry, b: Entry) bool {
        if (a.count != b.count) return a.count > b.count;
        return std.mem.lessThan(u8, a.word, b.word);
    }
};

fn count(allocator: std.mem.Allocator) ![]Entry {
    var map = std.StringHashMap(usize).init(allocator);
    defer map.deinit();
    var lines = std.mem.splitScalar(u8, text, '\n');
    while (lines.next()) |line| {
        var words = std.mem.tokenizeAny(u8, line, " \t");
        while (words.next()) |word| {
            const slot = try map.getOrPut(word);
            if (!slot.found_existing) slot.value_ptr.* = 0;
            slot.value_ptr.* += 1;
        }
    }
    var list: std.ArrayList(Entry) = .empty;
    errdefer list.deinit(allocator);
    var each = map.iterator();
    while (each.next()) |item| try list.append(allocator, .{ .word = item.key_ptr.*, .count = item.value_ptr.* });
    std.mem.sort(Entry, list.items, {}, Entry.before);
    return list.toOwnedSlice(allocator);
}

const Config = struct {
    name: []const u8,
    sizes: []const u32,
    ratio: f64 = 0.5,
    nested: ?struct { on: bool, level: enum { low, high } } = null,
};

fn json(allocator: std.mem.Allocator, source: []const u8) void {
    const parsed = std.json.parseFromSlice(Config, allocator, source, .{}) catch |err| {
        print("json: {s}\n", .{@errorName(err)});
        return;
    };
    defer parsed.deinit();
    const value = parsed.value;
    var sum: u32 = 0;
    for (value.sizes) |size| sum += size;
    print("{s} {d} {d:.2}", .{ value.name, sum, value.ratio });
    if (value.nested) |nested| print(" {} {s}", .{ nested.on, @tagName(nested.level) });
    print("\n", .{});
}

const Tree = struct {
    root: ?*Node = null,
    size: usize = 0,

    const Node = struct { key: i32, left: ?*Node = null, right: ?*Node = null };

    fn insert(self: *Tree, allocator: std.mem.Allocator, key: i32) !bool {
        var at = &self.root;
        while (at.*) |node| {
            if (key == node.key) return false;
            at = if (key < node.key) &node.left else &node.right;
        }
        const node = try allocator.create(Node);
        node.* = .{ .key = key };
        at.* = node;
        self.size += 1;
        return true;
    }
    fn depth(node: ?*const Node) usize {
        const some = node orelse return 0;
        return 1 + @max(depth(some.left), depth(some.right));
    }
    fn sum(node: ?*const Node) i64 {
        const some = node orelse return 0;
        return sum(some.left) + some.key + sum(some.right);
    }
};

pub fn main() !void {
    var arena = std.heap.ArenaAllocator.init(std.heap.c_allocator);
    defer arena.deinit();
    const allocator = arena.allocator();
    const entries = try count(allocator);
    for (entries[0..5]) |entry| print("{s:<6} {d}\n", .{ entry.word, entry.count });
    json(allocator, "{\"name\": \"one\", \"sizes\": [1, 2, 30], \"ratio\": 1e-1, \"nested\": {\"on\": true, \"level\": \"high\"}}");
    json(allocator, "{\"name\": \"tw\\u00f6\", \"sizes\": []}");
    json(allocator, "{\"name\": 3, \"sizes\": []}");
    json(allocator, "{\"name\": \"x\", \"sizes\": [4294967296]}");
    json(allocator, "{\"name\": ");
    var tree: Tree = .{};
    var random = std.Random.DefaultPrng.init(42);
    var repeated: usize = 0;
    for (0..500) |_| {
        const key = random.random().intRangeLessThan(i32, 0, 1000);
        if (!try tree.insert(allocator, key)) repeated += 1;
    }
    print("{d} {d} {d} {d}\n", .{ tree.size, repeated, Tree.depth(tree.root), Tree.sum(tree.root) });
    var digest: [32]u8 = undefined;
    std.crypto.hash.sha2.Sha256.hash(text, &digest, .{});
    var encoded: [64]u8 = undefined;
    print("{x} {s}\n", .{ &digest, std.base64.standard.Encoder.encode(&encoded, text[0..20]) });
    print("{x} {x}\n", .{ std.hash.Wyhash.hash(7, text), std.hash.Crc32.hash(text) });
    const joined = try std.mem.join(allocator, "-", &.{ "a", "bc", "def" });
    const upper = try std.ascii.allocUpperString(allocator, joined);
    const shown = try std.fmt.allocPrint(allocator, "{s}|{d:0>5}|{s:^9}|{any}", .{ upper, 42, "mid", [_]u8{ 1, 2 } });
    print("{s} {d}\n", .{ shown, std.mem.count(u8, text, "the") });
    var view = try std.unicode.Utf8View.init("aé日😀");
    var points = view.iterator();
    while (points.nextCodepoint()) |point| print("U+{X} ", .{point});
    print("{}\n", .{std.unicode.utf8ValidateSlice("\xff")});
    var bits = std.StaticBitSet(100).empty;
    var i: usize = 0;
    while (i < 100) : (i += 7) bits.set(i);
    print("{d} {?d}\n", .{ bits.count(), bits.findFirstSet() });
    print("{d:.6} {d:.6} {d}\n", .{ @sin(@as(f64, 1.0)), std.math.pow(f64, 2.0, 0.5), try std.math.powi(i32, 3, 7) });
    const limited = std.heap.FixedBufferAllocator;
    var small: [16]u8 = undefined;
    var fixed = limited.init(&small);
    _ = try fixed.allocator().alloc(u8, 10);
    print("{s}\n", .{if (fixed.allocator().alloc(u8, 10)) |_| "room" else |err| @errorName(err)});
    std.process.exit(@intCast(entries.len + 10));
}
