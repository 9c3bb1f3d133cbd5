-- Errors travel by setjmp and longjmp: through C functions, metamethods, coroutines, many levels.
-- All that a protected call gives, as one text.
local function try(f, ...)
  local all = table.pack(pcall(f, ...))
  for i = 1, all.n do all[i] = type(all[i]) == "table" and "a table" or tostring(all[i]) end
  return table.concat(all, " ", 1, all.n)
end

print(pcall(error, "message"), try(error, "message", 0), try(error), try(error, nil))
print(pcall(function() error("with place") end), try(function() error("of caller", 2) end))
print(try(function() error({ code = 7 }) end))
local ok, err = pcall(function() error(setmetatable({ code = 7 }, { __tostring = function(e) return "E" .. e.code end })) end)
print(ok, tostring(err), err.code)
print(xpcall(function(...) return select("#", ...), ... end, print, 1, nil, 3))
print(xpcall(function() error("deep", 0) end, function(m) return m:upper() .. "!" end))
print(xpcall(function() error("first", 0) end, function(m) error("in handler", 0) end))
print(select(2, xpcall(function() local t = nil; t.x = 1 end, function(m) return (debug.traceback(m, 1):gsub("\n.*", "")) end)))
local function level(n) if n == 0 then error({ depth = "bottom" }) end level(n - 1); return n end
for _, n in ipairs { 1, 10, 100, 150 } do
  local ok, e = pcall(level, n)
  io.write(n, " ", tostring(ok), " ", e.depth, "; ")
end
print()
local function nested(n) if n == 0 then error("core", 0) end local ok, e = pcall(nested, n - 1); error(e .. n % 10, 0) end
print(pcall(nested, 50))
print(pcall(function() local function f() return f() + 1 end return f() end))
print(pcall(string.rep, "x", 1 << 40))
print(select("#", try(table.sort, { 3, 1, 2 }, function() error("compare", 0) end)), try(table.sort, { 1, 2, 3, 4, 5 }, function(a, b) return true end))
print(pcall(string.gsub, "abc", "%w", function(c) if c == "b" then error("at b", 0) end end))
print(pcall(load, function() error("reader", 0) end))
print(pcall(next, {}, "nokey"), try(ipairs), try(setmetatable, 1, {}), try(rawset, 1, 2, 3))
local undefined_field = { a = { } }
print(pcall(function() return undefined_field.a.b.c end), try(function() undefined() end), try(function() return ("x").y.z end))
print(pcall(function() return 1 < "2" end), try(function() return {} .. "x" end), try(function() return -{} end), try(function() local a; a() end))
print(pcall(function() return 2^53 | 2^70 end), try(function() return 1 & 1.5 end), try(function() return math.tointeger({}) end))
local count = 0
for i = 1, 20000 do if not pcall(error, i) then count = count + 1 end end
print("caught", count)
local t = setmetatable({}, { __index = function(_, k) error("index " .. k, 0) end, __close = function() count = -1 end })
print(pcall(function() local x <close> = t; return x.name end), count)
print(pcall(coroutine.wrap(function() local ok, e = try(function() coroutine.yield(1); error("later", 0) end); error("outer " .. tostring(e), 0) end)))
print(assert(1, "unused"), try(assert, false), try(assert, nil, "said"), try(assert, false, { 1 }) )
print(select(2, try(assert)))
warn("@on"); warn("a warning", " in parts"); warn("@off"); warn("silent")
