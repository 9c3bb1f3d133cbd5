// iostreams, locales of C, std::regex, string views, variants and optional values, algorithms.
#include <algorithm>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

using Value = std::variant<std::monostate, long, double, std::string>;

struct ParseError : std::runtime_error {
    std::size_t line;
    ParseError(std::size_t l, const std::string& what) : std::runtime_error(what), line(l) {}
};

static Value parse_value(const std::string& text, std::size_t line) {
    static const std::regex integer(R"([+-]?\d+)"), real(R"([+-]?\d+\.\d*(e[+-]?\d+)?)", std::regex::icase),
        quoted(R"re("([^"\\]|\\.)*")re");
    if (text.empty()) return {};
    if (std::regex_match(text, integer)) return std::stol(text);
    if (std::regex_match(text, real)) return std::stod(text);
    if (std::regex_match(text, quoted)) return text.substr(1, text.size() - 2);
    throw ParseError(line, "`" + text + "` is no value");
}

static std::map<std::string, Value> parse(std::istream& in) {
    static const std::regex row(R"(^\s*(\w+)\s*=\s*(.*?)\s*(#.*)?$)");
    std::map<std::string, Value> values;
    std::string line;
    for (std::size_t number = 1; std::getline(in, line); ++number) {
        std::smatch match;
        if (line.empty() || line[0] == '#') continue;
        if (!std::regex_match(line, match, row)) throw ParseError(number, "no assignment");
        values[match[1]] = parse_value(match[2], number);
    }
    return values;
}

struct Printer {
    std::ostream& out;
    void operator()(std::monostate) { out << "nothing"; }
    void operator()(long n) { out << "integer " << std::showbase << std::hex << n << std::dec; }
    void operator()(double d) { out << "real " << std::fixed << std::setprecision(3) << d; }
    void operator()(const std::string& s) { out << "text " << std::quoted(s); }
};

template <typename Range> static std::optional<std::string> longest(const Range& words) {
    auto found = std::max_element(words.begin(), words.end(), [](auto& a, auto& b) {
        return std::make_pair(a.size(), b) < std::make_pair(b.size(), a);
    });
    if (found == words.end()) return std::nullopt;
    return *found;
}

int main() {
    std::istringstream good("a = 12\nb=-0.5e2 # a comment\n# nothing\nname = \"x y\"\nempty =\n");
    for (auto& [name, value] : parse(good)) {
        std::cout << std::left << std::setw(6) << name << std::right << '|';
        std::visit(Printer{std::cout}, value);
        std::cout << '\n';
    }
    for (const char* bad : {"a = 1\nwhat?\n", "x = 1\ny = 2\nz = 1..2\n", "n = 99999999999999999999\n"}) {
        std::istringstream in(bad);
        try {
            parse(in);
            std::cout << "parsed\n";
        } catch (const ParseError& e) {
            std::cout << "line " << e.line << ": " << e.what() << '\n';
        } catch (const std::out_of_range& e) {
            std::cout << "too large: " << e.what() << '\n';
        }
    }
    try {
        std::regex broken("(a");
    } catch (const std::regex_error& e) {
        std::cout << "regex: " << (e.code() == std::regex_constants::error_paren) << '\n';
    }

    const std::string text = "the quick brown fox jumps over the lazy dog and the quick cat";
    std::istringstream words_in(text);
    std::vector<std::string> words{std::istream_iterator<std::string>(words_in), {}};
    std::unordered_map<std::string, int> counts;
    for (auto& word : words) ++counts[word];
    std::set<std::pair<int, std::string>> sorted;
    for (auto& [word, count] : counts) sorted.emplace(-count, word);
    for (auto& [count, word] : sorted)
        if (count < -1) std::cout << word << ' ' << -count << '\n';
    std::cout << longest(words).value_or("none") << ' ' << longest(std::vector<std::string>()).value_or("none") << '\n';
    std::cout << std::regex_replace(text, std::regex(R"(\b(\w)(\w*)\b)"), "$2$1") << '\n';
    std::string_view view = text;
    std::cout << view.substr(view.rfind("quick")) << '|' << view.find_first_of("xyz") << '\n';

    std::ifstream missing;
    missing.exceptions(std::ios::failbit | std::ios::badbit);
    try {
        missing.open("/no/such/file");
    } catch (const std::ios_base::failure& e) {
        std::cout << "no such file\n";
    }
    std::istringstream numbers("12 0x1f 077 x");
    numbers.unsetf(std::ios::basefield);
    for (int n; numbers >> n;) std::cout << n << ',';
    std::cout << numbers.eof() << numbers.fail() << '\n';
    std::cout << std::boolalpha << true << std::setfill('*') << std::setw(12) << 3.25 << '\n';
    std::cerr << "done with " << words.size() << " words\n";
    std::cout << std::scientific << 12345.678 << ' ' << std::defaultfloat << 1e-7L << std::endl;
    return static_cast<int>(words.size());
}
