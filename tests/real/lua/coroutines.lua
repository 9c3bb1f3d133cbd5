-- Coroutines: generators, symmetric hand-over, errors inside, yields across pcall and metamethods.
local function range(n) return coroutine.wrap(function() for i = 1, n do coroutine.yield(i, i * i) end end) end
local sum = 0
for i, sq in range(100) do sum = sum + i * sq end
print("sum of cubes", sum)

local co = coroutine.create(function(a, b)
  print("started", a, b, coroutine.isyieldable())
  local c = coroutine.yield(a + b)
  print("got", c)
  local d, e = coroutine.yield(c * 2)
  print("got", d, e)
  return "end", d + e
end)
print(coroutine.status(co), coroutine.resume(co, 3, 4))
print(coroutine.status(co), coroutine.resume(co, 10))
print(coroutine.status(co), coroutine.resume(co, 5, 6))
print(coroutine.status(co), coroutine.resume(co))

-- Permutations by recursion.
local function permute(t, n)
  n = n or #t
  if n <= 1 then return coroutine.yield(table.concat(t)) end
  for i = 1, n do
    t[n], t[i] = t[i], t[n]
    permute(t, n - 1)
    t[n], t[i] = t[i], t[n]
  end
end
local out = {}
for p in coroutine.wrap(function() permute({ "a", "b", "c", "d" }) end) do out[#out + 1] = p end
table.sort(out)
print(#out, out[1], out[12], out[24])

-- Producer, filter, consumer.
local function producer() return coroutine.create(function() for w in ("the quick brown fox"):gmatch("%a+") do coroutine.yield(w) end end) end
local function filter(source)
  return coroutine.create(function()
    local n = 0
    while true do
      local ok, w = coroutine.resume(source)
      if not w then return end
      n = n + 1
      coroutine.yield(("%d:%s"):format(n, w:upper()))
    end
  end)
end
local f = filter(producer())
while true do
  local ok, line = coroutine.resume(f)
  if not line then break end
  io.write(line, " ")
end
print()

-- A yield passes through pcall, table.sort's comparison cannot; metamethods and iterators can.
local p = coroutine.wrap(function()
  local ok, err = pcall(function() coroutine.yield("inside pcall"); error({ code = 42 }) end)
  coroutine.yield(ok, err.code)
  local t = setmetatable({}, { __add = function(a, b) return coroutine.yield("in __add") end,
    __index = function(_, k) return coroutine.yield("in __index " .. k) end })
  local v = t + 1
  local w = t.field
  coroutine.yield(v, w)
  for x in function(_, i) return coroutine.yield("iterator") end do coroutine.yield("loop " .. x) end
  return "finished"
end)
print(p()); print(p()); print(p()); print(p("sum")); print(p("value")); print(p()); print(p("first")); print(p()); print(p(nil))
print(pcall(coroutine.wrap(function() table.sort({ 3, 2, 1 }, function(a, b) coroutine.yield() end) end)))

-- Errors: a dead coroutine, an error with a traceback, wrap passes errors on.
local bad = coroutine.create(function() local x = nil; return x.field end)
print(coroutine.resume(bad))
print(coroutine.status(bad), coroutine.resume(bad))
print(pcall(coroutine.wrap(function() error("through wrap", 0) end)))
print(coroutine.close(coroutine.create(print)), select(2, coroutine.running()))
local closed = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() print("closed") end }); coroutine.yield(1) end)
print(coroutine.resume(closed)); print(coroutine.close(closed), coroutine.status(closed))

-- Many at once, and deep resumption.
local many = {}
for i = 1, 1000 do many[i] = coroutine.wrap(function() local n = i; while true do n = n + coroutine.yield(n) end end) end
local total = 0
for round = 1, 5 do for i = 1, 1000 do total = total + many[i](round) end end
print("many", total)
local function nest(n) if n == 0 then return "bottom" end return coroutine.wrap(function() return nest(n - 1) end)() end
print(nest(100))
