// A small interpreter of expressions whose last error nobody catches: std::terminate's message and abort.
#include <cctype>
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};
struct SyntaxError : Error {
    std::size_t at;
    SyntaxError(std::size_t a, const std::string& what) : Error(what + " at " + std::to_string(a)), at(a) {}
};

using Env = std::map<std::string, double>;

struct Expr {
    static int count;
    Expr() { ++count; }
    virtual ~Expr() { --count; }
    virtual double eval(Env& env) const = 0;
};
int Expr::count = 0;
using Ptr = std::unique_ptr<Expr>;

struct Number : Expr {
    double value;
    explicit Number(double v) : value(v) {}
    double eval(Env&) const override { return value; }
};
struct Name : Expr {
    std::string name;
    explicit Name(std::string n) : name(std::move(n)) {}
    double eval(Env& env) const override {
        auto found = env.find(name);
        if (found == env.end()) throw Error("no `" + name + "`");
        return found->second;
    }
};
struct Binary : Expr {
    char op;
    Ptr left, right;
    Binary(char o, Ptr l, Ptr r) : op(o), left(std::move(l)), right(std::move(r)) {}
    double eval(Env& env) const override {
        if (op == '=') {
            auto* name = dynamic_cast<Name*>(left.get());
            if (!name) throw Error("only names are assigned to");
            return env[name->name] = right->eval(env);
        }
        double a = left->eval(env), b = right->eval(env);
        switch (op) {
        case '+': return a + b;
        case '-': return a - b;
        case '*': return a * b;
        case '/':
            if (b == 0) throw std::domain_error("division by zero");
            return a / b;
        default: return std::pow(a, b);
        }
    }
};

class Parser {
    std::string text;
    std::size_t at = 0;
    char peek() {
        while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at]))) ++at;
        return at < text.size() ? text[at] : '\0';
    }
    static int level(char op) {
        switch (op) {
        case '=': return 1;
        case '+': case '-': return 2;
        case '*': case '/': return 3;
        case '^': return 4;
        default: return 0;
        }
    }
    Ptr primary() {
        char c = peek();
        if (c == '(') {
            ++at;
            Ptr inner = expr(1);
            if (peek() != ')') throw SyntaxError(at, "`)` expected");
            ++at;
            return inner;
        }
        if (std::isdigit(static_cast<unsigned char>(c))) {
            std::size_t used = 0;
            double value = std::stod(text.substr(at), &used);
            at += used;
            return std::make_unique<Number>(value);
        }
        std::string name;
        while (std::isalpha(static_cast<unsigned char>(peek()))) name += text[at++];
        if (name.empty()) throw SyntaxError(at, std::string("unexpected `") + c + "`");
        return std::make_unique<Name>(name);
    }
    Ptr expr(int lowest) {
        Ptr left = primary();
        for (;;) {
            char op = peek();
            int now = level(op);
            if (now < lowest || now == 0) return left;
            ++at;
            bool right = op == '^' || op == '=';
            left = std::make_unique<Binary>(op, std::move(left), expr(right ? now : now + 1));
        }
    }

public:
    explicit Parser(std::string t) : text(std::move(t)) {}
    Ptr whole() {
        Ptr e = expr(1);
        if (peek() != '\0') throw SyntaxError(at, "end expected");
        return e;
    }
};

int main() {
    Env env;
    const char* lines[] = {"x = 2 + 3 * 4", "y = (x - 4) / 5 ^ 2", "2 ^ 3 ^ 2", "x = = 3", "(1 + 2", "1 / (x - 14)",
                           "z + 1", "3 = x", "1 2", "x * y"};
    for (const char* line : lines) {
        try {
            std::printf("%s: %g\n", line, Parser(line).whole()->eval(env));
        } catch (const SyntaxError& e) {
            std::printf("%s: syntax, %s, %d left\n", line, e.what(), Expr::count);
        } catch (const Error& e) {
            std::printf("%s: %s\n", line, e.what());
        } catch (const std::domain_error& e) {
            std::printf("%s: domain, %s\n", line, e.what());
        }
    }
    std::fflush(stdout);
    Parser("1 / 0").whole()->eval(env);
    return 0;
}
