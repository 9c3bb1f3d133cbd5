-- The string library: patterns, gsub in its forms, pack and unpack, bytes and cases.
-- All that a protected call gives, as one text.
local function try(f, ...)
  local all = table.pack(pcall(f, ...))
  for i = 1, all.n do all[i] = type(all[i]) == "table" and "a table" or tostring(all[i]) end
  return table.concat(all, " ", 1, all.n)
end

print(("hello world"):find("o w"), ("hello"):find("l+"), ("a.b"):find(".", 1, true), ("x"):find("y"))
print(("key = value"):match("^(%w+)%s*=%s*(%w+)$"), ("  trim  "):match("^%s*(.-)%s*$") .. "|")
print(("2024-02-29"):match("(%d+)-(%d+)-(%d+)"), ("[[nested]]"):match("%[(%b[])%]"), ("THE (quick) fox"):find("%((%a+)%)"))
print(("hello world"):gsub("o", "0"), ("hello"):gsub("", "-"), ("abc"):gsub("%w", "%0%0"), ("abc"):gsub("(a)(b)(c)", "%3%2%1"))
print(("$name is $age"):gsub("%$(%w+)", { name = "Ann", age = 42 }), ("1 2 3"):gsub("%d", function(d) return d + 1 end), ("x y z"):gsub("%a", { x = false, y = "Y" }))
print(("one,two,,three"):gsub(",", ";", 2), ("THE"):lower(), ("shout"):upper(), ("abc"):rep(3, "-"), ("abc"):reverse(), #("\0\0"))
for k, v in ("a=1, b=2, c=3"):gmatch("(%w+)=(%w+)") do io.write(k, "->", v, " ") end print()
for pos in ("banana"):gmatch("()an") do io.write(pos, " ") end print()
print(("%f[%w]%w+"):len(), ("THE (quick) fox"):gsub("%f[%a]%a+", string.lower))
print(("hello"):byte(1, -1), string.char(72, 105), ("hello"):sub(2, -2), ("hello"):sub(-3), ("hello"):sub(10), ("x"):byte(5))
print(pcall(string.rep, "x", -1), try(string.gsub, "x", "(", ""), try(string.find, "a", "[a"), try(string.gsub, "x", "x", "%2"))
print(("äöü"):len(), ("\u{48}\x49\74\z
       K"), '\065\10\'"', [[
first line dropped]], [==[a]]b]==])
print("10" + 5, "0x10" * 2, "3" .. 4, 10 .. "", "1e1" // 1, try(function() return "abc" + 1 end))
print("a" < "b", "a" < "B", "" < "a", "Z" < "a", "abc" < "abd", "abc" < "abcd", "a\0b" < "a\0c")

local packed = string.pack("<i4 >I2 z s1 d B", -2, 258, "zero", "pascal", 1.5, 255)
print(#packed, packed:byte(1, 8), string.unpack("<i4 >I2 z s1 d B", packed))
print(string.packsize("<i4 i8 !8 d"), string.pack(">i3", -1):byte(1, -1))
print(pcall(string.pack, "i1", 200), try(string.unpack, "i4", "abc"))
print(string.unpack("<f", string.pack("<f", 0.1)), string.unpack("<j", string.pack("<j", math.mininteger)))

-- Long strings and the buffers of concatenation.
local parts = {}
for i = 1, 2000 do parts[i] = i .. (i % 3 == 0 and "fizz" or "") .. (i % 5 == 0 and "buzz" or "") end
local text = table.concat(parts, ",")
print(#text, select(2, text:gsub("fizzbuzz", "")), text:sub(1, 40), text:find("1995fizzbuzz"))
local hash = 5381
for i = 1, #text do hash = (hash * 33 + text:byte(i)) & 0xffffffff end
print(hash, text:rep(50):len())
local s = ""
for i = 1, 500 do s = s .. string.char(i % 26 + 97) end
print(#s, s:sub(490))
print(tostring(nil), tostring(true), tostring(-0.0), tostring(1e15), tostring(1e100), tostring(2^53), 2^63, -2^63 == math.mininteger)
print(tonumber("  12  "), tonumber("0x1p4"), tonumber("1e"), tonumber("z", 36), tonumber("ff", 16), tonumber("8", 8), tonumber(""), tonumber("1 2"), tonumber("0x"), tonumber("1e400"))
