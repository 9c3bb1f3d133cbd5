// Exceptions in constructors and static initialisers, nested and rethrown ones, arrays of objects that
// are half made, function-try blocks, and noexcept violated at the end.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

static int made = 0;

struct Part {
    int id;
    explicit Part(int i) : id(i) {
        if (i == 3 && made > 4) throw std::runtime_error("part 3");
        ++made;
        std::printf("part %d\n", id);
    }
    Part(const Part& other) : id(other.id + 100) {
        if (other.id == 2) throw std::bad_alloc();
        ++made;
    }
    ~Part() {
        --made;
        std::printf("~part %d\n", id);
    }
};

struct Base {
    Part part{1};
    virtual ~Base() = default;
    Base() { call(); }
    virtual void call() { std::printf("base\n"); }
};

struct Whole : Base {
    std::unique_ptr<Part> second;
    Part third;
    Whole(int n) try : Base(), second(new Part(2)), third(n) {
        std::printf("whole\n");
        if (n == 9) throw n;
    } catch (const std::exception& e) {
        std::printf("no whole: %s\n", e.what());
    } catch (int thrown) {
        std::printf("no whole: %d\n", thrown);
        throw std::to_string(thrown);
    }
    void call() override { std::printf("whole call\n"); }
};

struct Table {
    std::array<Part, 3> parts{Part(1), Part(2), Part(3)};
};

static int attempts = 0;
static const std::string& cached() {
    static const std::string text = [] {
        if (++attempts < 3) throw std::logic_error("not before the third time");
        return std::string("made at attempt ") + std::to_string(attempts);
    }();
    return text;
}

struct AtStart {
    AtStart() {
        try {
            throw "in a static initialiser";
        } catch (const char* text) {
            std::printf("%s\n", text);
        }
    }
    ~AtStart() { std::printf("static end\n"); }
};
static AtStart at_start;

static void nested(int depth) {
    try {
        if (depth == 0) throw std::runtime_error("depth 0");
        nested(depth - 1);
    } catch (...) {
        if (depth % 2) std::throw_with_nested(std::runtime_error("depth " + std::to_string(depth)));
        throw;
    }
}

static int unwrap(const std::exception& e, int level) {
    std::printf("%*s%s\n", level, "", e.what());
    try {
        std::rethrow_if_nested(e);
    } catch (const std::exception& inner) {
        return unwrap(inner, level + 1);
    }
    return level;
}

struct Thrower {
    bool quiet;
    ~Thrower() noexcept(false) {
        std::printf("uncaught %d\n", std::uncaught_exceptions());
        if (!quiet && std::uncaught_exceptions() == 0) throw 5;
    }
};

static void never() noexcept {
    Part last(77);
    throw std::runtime_error("out of a noexcept function");
}

int main() {
    for (int n : {4, 3, 9}) {
        try {
            Whole whole(n);
            std::printf("made %d\n", made);
        } catch (const std::exception& e) {
            std::printf("main: %s\n", e.what());
        } catch (const std::string& s) {
            std::printf("main: string %s\n", s.c_str());
        }
    }
    try {
        auto table = std::make_unique<Table>();
        std::printf("table\n");
        Part keep(4), more(5);
        Table second;
    } catch (const std::exception& e) {
        std::printf("table: %s, %d left\n", e.what(), made);
    }
    try {
        std::vector<Part> parts;
        parts.reserve(2);
        parts.emplace_back(1);
        parts.emplace_back(2);
        parts.emplace_back(6);
    } catch (const std::bad_alloc&) {
        std::printf("bad alloc, %d left\n", made);
    }
    for (int i = 0; i < 4; ++i) {
        try {
            std::printf("%s\n", cached().c_str());
        } catch (const std::logic_error& e) {
            std::printf("%s\n", e.what());
        }
    }
    try {
        nested(5);
    } catch (const std::exception& e) {
        std::printf("levels %d\n", unwrap(e, 0));
    }
    try {
        Thrower loud{false};
        try {
            Thrower quiet{false};
            throw 1L;
        } catch (long) {
            std::printf("long\n");
        }
    } catch (int n) {
        std::printf("int %d\n", n);
    }
    std::set_terminate([] {
        try {
            std::rethrow_exception(std::current_exception());
        } catch (const std::exception& e) {
            std::printf("terminate: %s\n", e.what());
        }
        std::fflush(stdout);
        std::_Exit(33);
    });
    never();
}
