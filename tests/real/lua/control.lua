-- goto, loops of every kind, varargs, multiple assignment, integer division and bits.
-- All that a protected call gives, as one text.
local function try(f, ...)
  local all = table.pack(pcall(f, ...))
  for i = 1, all.n do all[i] = type(all[i]) == "table" and "a table" or tostring(all[i]) end
  return table.concat(all, " ", 1, all.n)
end

for i = 1, 3 do
  for j = 1, 3 do
    if j == 2 then goto continue end
    io.write(i, ":", j, " ")
    ::continue::
  end
end
print()
do
  local i = 1
  ::top::
  if i > 5 then goto done end
  if i % 2 == 0 then i = i + 1; goto top end
  io.write(i, " ")
  i = i + 1
  goto top
  ::done::
  print("done")
end
print(load("goto nowhere"))
print(load("do local x ::l:: end goto l"))
print(load("break"))
print(load("::a:: ::a::"))

local function state_machine(input)
  local pos, out = 1, {}
  ::start::
  do
    local c = input:sub(pos, pos)
    if c == "" then goto finish end
    pos = pos + 1
    if c == "a" then goto in_a elseif c == "b" then goto in_b else goto start end
  end
  ::in_a:: out[#out + 1] = "A"; goto start
  ::in_b:: out[#out + 1] = "B"; goto start
  ::finish::
  return table.concat(out)
end
print(state_machine("abcabba-xb"))

for i = 10, 1, -3 do io.write(i, " ") end
for x = 0, 1, 0.25 do io.write(x, " ") end
for i = math.maxinteger - 2, math.maxinteger do io.write(i, " ") end
for i = 3, 1 do io.write("never") end
print(pcall(function() for i = 1, 10, 0 do end end))
local n = 0
repeat local last = n; n = n + 1 until last >= 3
print(n)

local function va(...)
  local a, b = ...
  return select("#", ...), a, b, select(-1, ...), (...), table.pack(...).n
end
print(va(1, nil, 3), va("x"), try(va))
print((va(1, 2)))
local function pass(...) return ... end
print(pass(), (pass()), pass(1, pass(2, 3), pass(4, 5)))
local function tail(n, acc) if n == 0 then return acc end return tail(n - 1, acc + n) end
print(tail(1000000, 0))
print(select("#", table.unpack({}, 1, 200)), try(table.unpack, {}, 1, 1e8))

local a, b, c = 1, 2
a, b, c = b, a, c
local t, i = {}, 1
i, t[i] = i + 1, 20
print(a, b, c, i, t[1], t[2])

print(7 // 2, -7 // 2, 7 // -2, -7 // -2, 7 % 3, -7 % 3, 7 % -3, -7 % -3)
print(7.5 // 2, -7.5 // 2, 7.5 % 2, -7.5 % 2, 5 % math.huge, -5 % math.huge, 1 // 0.0, -1 // 0.0, 0/0 ~= 0/0)
print(pcall(function() return 1 // 0 end), try(function() return 1 % 0 end), math.mininteger // -1, math.mininteger % -1)
print(3 & 5, 3 | 5, 3 ~ 5, ~0, 1 << 63, 1 << 64, 1 << -1, -1 >> 1, -1 >> 63, 2.0 & 3, try(function() return 1.5 & 1 end))
print(1 < 1.5, 1 == 1.0, math.maxinteger < math.huge, math.maxinteger + 0.0 == 2^63, math.maxinteger == 2^63, -1 < 0.0)
print(2^10, 10 / 2, 3 * 1.0, 1e2, 0x10, 0xA.8p0, 1 // 1.0, 2^0.5 == math.sqrt(2))
print(math.maxinteger + 1 == math.mininteger, math.maxinteger * 2, math.tointeger(3.0), math.tointeger(3.5), math.tointeger("8"), 3 | 0)
print(math.floor(-3.5), math.ceil(-3.5), math.fmod(-7, 3), math.fmod(7, -3), math.modf(-3.7), math.ult(1, -1), math.abs(math.mininteger))
print(not nil, not 0, nil and 1, false or "x", 1 and 2, nil == false, "1" == 1, 0 == -0, 1/0 > 0)
print(#"abc" .. 1 + 2 .. "x", 2^3^2, -2^2, not 1 == 2, 1 .. 2 == "12", 5 - 3 - 1, 2 * 3 % 4)
