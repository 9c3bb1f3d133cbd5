-- table, math, utf8, os, io and load.
-- All that a protected call gives, as one text.
local function try(f, ...)
  local all = table.pack(pcall(f, ...))
  for i = 1, all.n do all[i] = type(all[i]) == "table" and "a table" or tostring(all[i]) end
  return table.concat(all, " ", 1, all.n)
end

local t = { 5, 2, 8, 1, 9, 3 }
table.sort(t); print(table.concat(t, " "))
table.sort(t, function(a, b) return a > b end); print(table.concat(t, " ", 2, 4))
table.insert(t, 0); table.insert(t, 1, 100); print(table.remove(t), table.remove(t, 1), table.remove(t, #t + 1), #t)
print(table.concat(table.move({ 1, 2, 3, 4, 5 }, 2, 4, 1), ","), table.unpack({ 1, 2, 3 }, 2), table.pack(1, nil, nil).n)
print(pcall(table.insert, t, 20, 1), try(table.concat, { 1, {}, 3 }), #table.pack(), next({}), rawlen({ 1, 2 }))
local seed = 12345
local function random() seed = (seed * 1103515245 + 12345) & 0x7fffffff; return seed end
local big = {}
for i = 1, 5000 do big[i] = random() % 10007 end
table.sort(big)
local sorted = true
for i = 2, #big do sorted = sorted and big[i - 1] <= big[i] end
print("sorted", sorted, big[1], big[2500], big[5000])
local words = {}
for w in ("it was the best of times it was the worst of times"):gmatch("%a+") do words[#words + 1] = w end
table.sort(words, function(a, b) if #a ~= #b then return #a < #b end return a < b end)
print(table.concat(words, " "))
local mixed = { 1, 2, 3, nil, 5, x = 1, [10] = 10, [2.0] = "two", [1.5] = "half", [true] = "yes" }
local n = 0
for _ in pairs(mixed) do n = n + 1 end
print(n, mixed[2], mixed[1.5], mixed[true], #{ 1, 2, 3, nil }, #{ n = 3 })
local grow = {}
for i = 1, 10000 do grow[i] = i end
for i = 1, 10000 do if i % 3 ~= 0 then grow[i] = nil end end
local s = 0
for k, v in pairs(grow) do s = s + v end
print("holes", s)

print(math.pi, math.huge, -math.huge, math.maxinteger, math.mininteger, math.type(1), math.type(1.0), math.type("1"))
print(("%.12f %.12f %.12f %.12f"):format(math.sin(1), math.cos(1), math.tan(1), math.atan(1, -1)))
print(("%.12f %.12f %.12f %.12f"):format(math.exp(1), math.log(10), math.log(8, 2), math.log(1000, 10)), math.max(3, 7.5, -1), math.min(3, 7.5, -1))
print(("%.12f %.12f %.12f"):format(math.asin(0.5), math.acos(0.5), math.sqrt(2)))
math.randomseed(42); local r1 = { math.random(), math.random(10), math.random(-5, 5), math.random(0) }
math.randomseed(42); local r2 = { math.random(), math.random(10), math.random(-5, 5), math.random(0) }
print(r1[1] == r2[1], r1[2] == r2[2], r1[3] == r2[3], r1[4] == r2[4], r1[1], r1[2], r1[3], r1[4], try(math.random, 2, 1))

print(utf8.char(72, 228, 8364, 128512), utf8.len("Hä€😀"), utf8.codepoint("Hä€😀", 1, -1))
for p, c in utf8.codes("aé漢😀") do io.write(p, ":", c, " ") end
print(utf8.offset("aé漢😀", 3), utf8.offset("aé漢😀", -1), utf8.len("\xff"), utf8.charpattern, try(utf8.codepoint, "\xff"))
for c in ("aé漢"):gmatch(utf8.charpattern) do io.write("<", c, ">") end print()

print(type(os.time()), os.time({ year = 2000, month = 1, day = 1, hour = 12 }) - os.time({ year = 1999, month = 12, day = 31, hour = 12 }), os.date("!%Y-%m-%d %H:%M:%S", 86400 * 365), os.date("!*t", 0).year, type(os.clock()), os.getenv("NO_SUCH_VARIABLE"))
local name = os.tmpname()
local file = assert(io.open(name, "w"))
print(io.type(file), file:write("line one\n", 2, " ", 3.5, "\nlast"), file:seek("cur"), file:close(), io.type(file), io.type(1))
for l in io.lines(name) do io.write("[", l, "]") end print()
file = io.open(name); print(file:read("l", "n", "n", "L", "a", "l")); file:close()
file = io.open(name, "a+"); file:write("!"); file:seek("set", 5); print(file:read(3), file:read(0), file:seek("end"), file:read(1), file:read("a")); file:setvbuf("no"); file:close()
print(os.rename(name, name .. ".x"), os.remove(name .. ".x"), (select(2, os.remove(name)):gsub(".*: ", "")), (pcall(io.lines, name .. ".none")) == false, io.open(name .. ".none") == nil, try(file.read, file))

print(load("return 1 + 1")(), load("syntax error here"), load(function() return nil end) ~= nil)
local pieces, i = { "return ", "...", " * 2" }, 0
print(load(function() i = i + 1; return pieces[i] end)(21))
local env = { print = print }
print(load("x = 5; return x", "chunk", "t", env)(), env.x, x, try(load("return y.z", "=named", "t", {})))
local dumped = string.dump(function(a, b) return a * b + 1 end, true)
print(load(dumped, "binary", "b")(6, 7), load(dumped, "text only", "t"))
print(#arg, arg[1], _VERSION, type(_G), _G._G == _G, rawequal(_ENV, _G), require("string") == string, package.loaded.math == math, type(package.path))
print((pcall(require, "no.such.module")) == false, debug.getinfo(1, "l").currentline, debug.getinfo(print).what, (debug.getlocal(1, 1)))
local hooked = 0
debug.sethook(function() hooked = hooked + 1 end, "l"); local q = 1
q = q + 1
debug.sethook(); print("hooked", hooked)
