-- The collector under load: trees, cycles, strings, closures and coroutines, in both modes.
local function tree(depth) if depth == 0 then return { 0 } end return { tree(depth - 1), tree(depth - 1) } end
local function count(t) if #t == 1 then return 1 end return 1 + count(t[1]) + count(t[2]) end
local function churn()
  local long = tree(12)
  local total = 0
  for depth = 4, 10, 2 do
    for _ = 1, 1 << (10 - depth) do total = total + count(tree(depth)) end
  end
  local ring = {}
  for i = 1, 2000 do local a, b = {}, {}; a.b, b.a = b, a; ring[i % 50] = a end
  local words = {}
  for i = 1, 5000 do words[i % 100] = ("w" .. i):rep(i % 7) .. i end
  local fs = {}
  for i = 1, 3000 do local n = i; fs[i % 10] = function() n = n + 1; return n end end
  local cos = {}
  for i = 1, 500 do
    local co = coroutine.wrap(function(x) while true do x = coroutine.yield(x .. i) end end)
    cos[i % 20] = co("c")
  end
  return total, count(long), #words[99], fs[7](), cos[3]
end
print("incremental", churn())
collectgarbage("generational"); print("generational", churn())
collectgarbage("incremental", 100, 400, 10); print("eager", churn())
collectgarbage("stop"); print("running", collectgarbage("isrunning"))
local before = collectgarbage("count")
for _ = 1, 1000 do local _ = { {}, {}, {} } end
print("grew while stopped", collectgarbage("count") > before)
collectgarbage("restart"); collectgarbage()
print("shrank", collectgarbage("count") < before + 500)
local finished, resurrected = 0, nil
for i = 1, 1000 do setmetatable({ i }, { __gc = function(o) finished = finished + 1; if o[1] == 500 then resurrected = o end end }) end
collectgarbage(); collectgarbage()
print("finished", finished, resurrected[1])
local ephemeron = setmetatable({}, { __mode = "k" })
do local k1, k2 = {}, {}; ephemeron[k1] = k2; ephemeron[k2] = k1 end
collectgarbage()
print("ephemerons", next(ephemeron))
local cache = setmetatable({}, { __mode = "v" })
for i = 1, 100 do cache[i] = { i } end
cache.kept = "strings are values"
collectgarbage()
local left = 0
for _ in pairs(cache) do left = left + 1 end
print("weak values", left, cache.kept)
while not collectgarbage("step", 50) do end
print("stepped to the end of a cycle")
