-- string.format with every conversion, and numbers written out and read back.
-- All that a protected call gives, as one text.
local function try(f, ...)
  local all = table.pack(pcall(f, ...))
  for i = 1, all.n do all[i] = type(all[i]) == "table" and "a table" or tostring(all[i]) end
  return table.concat(all, " ", 1, all.n)
end

local f = string.format
print(f("%d|%5d|%-5d|%05d|%+d|% d|%.3d|%i", 42, 42, 42, 42, 42, 42, 42, -7))
print(f("%u|%o|%x|%X|%#x|%#o|%c|%c", 42, 8, 255, 255, 255, 8, 65, 122))
print(f("%f|%10.3f|%-10.2f|%+.1f|%.0f|%#.0f|%010.4f", 3.14159, 3.14159, 3.14159, 2.25, 2.5, 2.5, -1.5))
print(f("%e|%.2e|%E|%g|%G|%g|%g|%.10g|%#g", 12345.678, 12345.678, 0.00012, 1e20, 1e-10, 100000, 1000000, 1/3, 1))
print(f("%a|%A|%.2a", 1, 0.5, 3.999))
print(f("%s|%10s|%-10s|%.2s|%s|%s", "str", "right", "left", "cut", nil, true))
print(f("%q", 'quote " back \\ newline \n zero \0 tab \t cr \r end'))
print(f("%q %q %q %q", 1, 1.5, math.mininteger, 1/0))
print(f("%%|%5s|%5.1s|", setmetatable({}, { __tostring = function() return "meta" end }), "xyz"))
print(f("%-20s|%20s|", f("%d items", 3), f("%.2f%%", 99.5)))
print(f("%i %s %s", 3.0, 3.0, -0.0), try(f, "%d", 3.5), try(f, "%d", "x"), try(f, "%y", 1), try(f, "%d"))
print(f("%5d|%5d|%5d", math.maxinteger, math.mininteger, 0), f("%.14g", 0.1), f("%.17g", 0.1), f("%.99f", 1/3):len())
print(f("%s %s %s %s", 1/0, -1/0, 0/0 ~= 0/0, 2^1023 * 2))
for _, x in ipairs { 0.1, 1/3, 1e300, 5e-324, 2^-1074, 1.7976931348623157e308, 123456789012345680.0, 0.5, 100.0 } do
  local shown = f("%.17g", x)
  io.write(shown, tonumber(shown) == x and " ok " or " LOST ", f("%a", x), "; ")
end
print()
for _, s in ipairs { "0x.8p1", "0xA.8", "1e+5", ".5", "5.", "0x1p-1074", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "0xffffffffffffffff", "1e308", "123456789012345678901234567890" } do
  io.write(s, " = ", tostring(tonumber(s)), " ", math.type(tonumber(s)) or "none", "; ")
end
print()
