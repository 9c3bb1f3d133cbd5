-- Closures: upvalues that are shared, that outlive their block, and loops with fresh variables.
local function counter(start, step)
  local n = start
  return function() n = n + (step or 1); return n end,
         function() return n end,
         function(v) n = v end
end
local inc, get, set = counter(10, 5)
print(inc(), inc(), get())
set(-1); print(inc(), get())

local fs = {}
for i = 1, 5 do fs[i] = function(d) i = i + (d or 0); return i end end
print(fs[1](10), fs[1](), fs[2](), fs[5](100), fs[5]())

local while_fs, k = {}, 0
while k < 3 do k = k + 1; local j = k * k; while_fs[k] = function() j = j + 1; return j end end
print(while_fs[1](), while_fs[2](), while_fs[3](), while_fs[3]())

local function compose(f, g) return function(...) return f(g(...)) end end
local function curry(f, n)
  local function go(args, left)
    if left == 0 then return f(table.unpack(args)) end
    return function(x)
      local more = table.move(args, 1, #args, 1, {})
      more[#more + 1] = x
      return go(more, left - 1)
    end
  end
  return go({}, n)
end
print(compose(math.sqrt, math.abs)(-144), curry(function(a, b, c) return a .. b .. c end, 3)("x")("y")("z"))

local function fix(f)
  return (function(x) return x(x) end)(function(x) return f(function(...) return x(x)(...) end) end)
end
local factorial = fix(function(self) return function(n) return n == 0 and 1 or n * self(n - 1) end end)
print(factorial(20), factorial(21))

-- Upvalues are closed also when a block is left by break, goto, return or an error.
local kept = {}
for i = 1, 10 do
  local v = i
  kept[#kept + 1] = function() v = v + 1; return v end
  if i == 4 then break end
end
do
  local i = 1
  ::again::
  local v = i * 100
  kept[#kept + 1] = function() v = v + 1; return v end
  i = i + 1
  if i <= 3 then goto again end
end
pcall(function() local v = 7000; kept[#kept + 1] = function() v = v + 1; return v end; error("out") end)
local line = {}
for _, f in ipairs(kept) do f(); line[#line + 1] = f() end
print(table.concat(line, " "))

-- Many upvalues and deep nesting.
local a, b, c, d, e, f, g, h = 1, 2, 3, 4, 5, 6, 7, 8
local function l1()
  a = a + 1
  return function()
    b = b + a
    return function()
      c = c + b
      return function() d = d + c; return a + b + c + d + e + f + g + h end
    end
  end
end
print(l1()()()(), l1()()()(), a, b, c, d)

-- to-be-closed variables, in the reverse order, also when an error passes.
local log = {}
local function closing(name)
  return setmetatable({}, { __close = function(_, err) log[#log + 1] = name .. ":" .. tostring(err) end })
end
do
  local x <close> = closing("x")
  local y <close> = closing("y")
  local z <const> = 3
end
pcall(function() local w <close> = closing("w"); error("oops", 0) end)
print(table.concat(log, " "))
