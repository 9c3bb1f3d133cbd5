-- Metatables: all operators, inheritance, proxies, __index chains, __call, __gc order, __mode.
-- All that a protected call gives, as one text.
local function try(f, ...)
  local all = table.pack(pcall(f, ...))
  for i = 1, all.n do all[i] = type(all[i]) == "table" and "a table" or tostring(all[i]) end
  return table.concat(all, " ", 1, all.n)
end

local V = {}
V.__index = V
local function new(x, y) return setmetatable({ x = x, y = y }, V) end
V.__add = function(a, b) return new(a.x + b.x, a.y + b.y) end
V.__sub = function(a, b) return new(a.x - b.x, a.y - b.y) end
V.__mul = function(a, b)
  if type(a) == "number" then return new(a * b.x, a * b.y) end
  if type(b) == "number" then return new(a.x * b, a.y * b) end
  return a.x * b.x + a.y * b.y
end
V.__div = function(a, b) return new(a.x / b, a.y / b) end
V.__mod = function(a, b) return new(a.x % b, a.y % b) end
V.__pow = function(a, b) return new(a.x ^ b, a.y ^ b) end
V.__idiv = function(a, b) return new(a.x // b, a.y // b) end
V.__unm = function(a) return new(-a.x, -a.y) end
V.__band = function(a, b) return "band" end
V.__bor = function(a, b) return "bor" end
V.__bxor = function(a, b) return "bxor" end
V.__shl = function(a, b) return "shl" end
V.__shr = function(a, b) return "shr" end
V.__bnot = function(a) return "bnot" end
V.__concat = function(a, b) return tostring(a) .. "~" .. tostring(b) end
V.__len = function(a) return 2 end
V.__eq = function(a, b) return a.x == b.x and a.y == b.y end
V.__lt = function(a, b) return a.x < b.x end
V.__le = function(a, b) return a.x <= b.x end
V.__call = function(self, k, ...) return self[k], select("#", ...) end
V.__tostring = function(a) return ("(%g, %g)"):format(a.x, a.y) end
V.__name = "Vector"
function V:length() return math.sqrt(self * self) end
local a, b = new(3, 4), new(1, 2)
print(a + b, a - b, a * b, 2 * a, a * 2, a / 2, a % 2, a ^ 2, a // 2, -a)
print(a & b, a | 1, 1 ~ a, a << 1, a >> 1, ~a, a .. b, "s" .. a, a .. 1, #a)
print(a == new(3, 4), a ~= b, a < b, a <= b, a > b, a >= b, a("x", 1, 2), a:length())
print(rawequal(a, new(3, 4)), rawlen(a), rawget(a, "z"), getmetatable("").__index == string)

local Animal = {}
Animal.__index = Animal
function Animal.new(class, name) return setmetatable({ name = name }, class) end
function Animal:speak() return self.name .. " makes " .. self:sound() end
function Animal:sound() return "a noise" end
local Dog = setmetatable({}, { __index = Animal })
Dog.__index = Dog
function Dog:sound() return "woof" end
local Puppy = setmetatable({}, { __index = Dog })
Puppy.__index = Puppy
function Puppy:sound() return Dog.sound(self) .. "!" end
print(Animal.new(Animal, "cat"):speak(), Animal.new(Dog, "rex"):speak(), Animal.new(Puppy, "bit"):speak())

local log = {}
local store = {}
local proxy = setmetatable({}, {
  __index = function(_, k) log[#log + 1] = "get " .. tostring(k); return store[k] end,
  __newindex = function(_, k, v) log[#log + 1] = "set " .. tostring(k); store[k] = v end,
  __pairs = function() return function(_, k) local n, v = next(store, k); return n, v end, nil, nil end,
  __len = function() return 99 end,
})
proxy.one = 1; proxy.two = proxy.one + 1; proxy[3] = #proxy
print(table.concat(log, ", "), rawget(proxy, "one"), store.two, store[3])
local names = {}
for k in pairs(proxy) do names[#names + 1] = tostring(k) end
table.sort(names); print(table.concat(names, " "))

local defaults = setmetatable({}, { __index = function(t, k) local v = k * k; rawset(t, k, v); return v end })
print(defaults[9], rawget(defaults, 9), rawget(defaults, 8))
print(pcall(setmetatable, setmetatable({}, { __metatable = "locked" }), {}), getmetatable(setmetatable({}, { __metatable = "locked" })))
print(pcall(function() return {} + 1 end), try(function() return {} < {} end), try(function() return #nil end))
print(pcall(function() local t = setmetatable({}, { __index = function(t, k) error("no field " .. k, 2) end }); return t.missing end))

local weak, order = setmetatable({}, { __mode = "k" }), {}
do
  local key = {}
  weak[key] = "kept"
  weak[{}] = "lost"
  collectgarbage(); collectgarbage()
  local n = 0
  for _ in pairs(weak) do n = n + 1 end
  print("weak keys left", n, weak[key])
end
for i = 1, 3 do setmetatable({}, { __gc = function() order[#order + 1] = i end }) end
collectgarbage(); collectgarbage()
print("finalizers", table.concat(order, " "))
