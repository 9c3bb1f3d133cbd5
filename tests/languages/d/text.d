// Strings, Unicode, ranges, regular expressions, JSON, variants, compile-time evaluation and mixins.
import std.algorithm, std.array, std.ascii : isDigit;
import std.bigint, std.conv, std.datetime.date, std.digest.md, std.format, std.json, std.random;
import std.range, std.regex, std.stdio, std.string, std.sumtype, std.typecons, std.uni, std.utf, std.variant;

enum Kind { number, word, symbol }

struct Token
{
    Kind kind;
    string text;
    size_t at;
}

class LexError : Exception
{
    mixin basicExceptionCtors;
    import std.exception : basicExceptionCtors;
}

Token[] lex(string text)
{
    Token[] tokens;
    size_t at;
    while (at < text.length)
    {
        immutable start = at;
        immutable c = decode(text, at);
        if (c.isWhite) continue;
        if (c.isNumber)
        {
            while (at < text.length && text[at].isDigit) ++at;
            tokens ~= Token(Kind.number, text[start .. at], start);
        }
        else if (c.isAlpha)
        {
            while (at < text.length)
            {
                size_t next = at;
                if (!decode(text, next).isAlpha) break;
                at = next;
            }
            tokens ~= Token(Kind.word, text[start .. at], start);
        }
        else if ("+-*/()".canFind(c))
            tokens ~= Token(Kind.symbol, text[start .. at], start);
        else
            throw new LexError(format("`%s` at %d", c, start));
    }
    return tokens;
}

struct Nothing {}
alias Value = SumType!(long, double, string, Nothing);

string show(Value v)
{
    return v.match!((long n) => format("%+d", n), (double d) => format("%g", d), (string s) => `"` ~ s ~ `"`,
            (Nothing n) => "null");
}

ulong factorial(uint n) { return n < 2 ? 1 : n * factorial(n - 1); }
enum table = iota(0, 15).map!(n => factorial(n)).array;

string accessors(string[] names)
{
    string code;
    foreach (i, name; names)
        code ~= "int " ~ name ~ "() { return values[" ~ i.to!string ~ "]; }\n";
    return code;
}

struct Record
{
    int[3] values;
    mixin(accessors(["first", "second", "third"]));
    auto opDispatch(string name)() if (name.startsWith("sum")) { return values[].sum; }
    string toString() const { return format("<%(%d;%)>", values[]); }
}

int main()
{
    foreach (text; ["12+häuser*(x - 3)", "1 ? 2", "", "日本 語7"])
    {
        try
            writeln(lex(text).map!(t => format("%s:%s@%d", t.kind, t.text, t.at)).join(" "));
        catch (LexError e)
            writeln("error: ", e.msg);
    }
    try
    {
        writeln("\xff\xfe".byDchar.walkLength);
        validate("\xc3\x28");
    }
    catch (UTFException e)
        writeln("not UTF-8");
    writeln([Value(3L), Value(2.5), Value("s"), Value(Nothing())].map!show);
    writeln(table[10 .. $], " ", Record([1, 2, 3]).third, " ", Record([4, 5, 6]).sumOfAll, " ", Record([7, 8, 9]));
    auto pattern = ctRegex!(`(\w+)@(\w+)\.(com|org)`);
    foreach (found; matchAll("joe@doe.com, ann@lee.org and x@y.net", pattern)) write(found[1], " at ", found[2], "; ");
    writeln(replaceAll!(m => m[0].toUpper)("a-b-c", regex(`[ac]`)));
    auto json = parseJSON(`{"list": [1, 2.5, "three", null, {"deep": true}], "n": -7}`);
    json["more"] = JSONValue(["x": 1, "y": 2]);
    writeln(json["list"][4]["deep"].boolean, " ", json["n"].integer, " ", json["list"].array.length);
    writeln(json["more"].toString, " ", json["list"].toString);
    try
        parseJSON(`{"a": [1, }`);
    catch (JSONException e)
        writeln("no JSON");
    Variant v = 5;
    v = v * 2 + 1;
    writeln(v, " ", v.peek!string is null, " ", v.type);
    v = "text";
    try
        writeln(v.get!int);
    catch (VariantException e)
        writeln("no int");
    auto power = BigInt(3) ^^ 100;
    writeln(power, " ", power % 1_000_007);
    auto random = Mt19937(42);
    writeln(iota(5).map!(_ => uniform(0, 100, random)).array, " ", [1, 2, 3, 4].randomShuffle(random));
    writeln(Date(2024, 2, 28) + 2.days, " ", (Date(2025, 1, 1) - Date(2024, 1, 1)).total!"days", " ", hexDigest!MD5("abc"));
    writeln(format("%08.3f|%-8s|%+.2e|%#x|%,d|%s", 3.14159, "ab", 12345.678, 255, 1234567, tuple(1, "a", 'c')));
    auto words = "it was the best of times it was the worst of times".split;
    auto counts = words.sort.group.array.sort!((a, b) => a[1] > b[1] || (a[1] == b[1] && a[0] < b[0]));
    writeln(counts.take(3), " ", words.chunkBy!((a, b) => a.length == b.length).walkLength);
    Nullable!int none;
    writeln(none.isNull, " ", none.get(4), " ", "Straße".asUpperCase, " ", "noël".byGrapheme.walkLength, " ", cmp("a", "b"));
    return cast(int) words.length * 2;
}
import core.time : days;
