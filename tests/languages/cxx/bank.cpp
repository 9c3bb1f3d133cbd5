// Exceptions through templates, virtual calls, destructors and std::function; RTTI.
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <vector>

struct Noise {
    std::string name;
    explicit Noise(std::string n) : name(std::move(n)) { std::printf("+%s\n", name.c_str()); }
    ~Noise() { std::printf("-%s\n", name.c_str()); }
    Noise(const Noise&) = delete;
};

struct AccountError : std::runtime_error {
    int code;
    AccountError(const std::string& what, int c) : std::runtime_error(what), code(c) {}
};
struct Overdrawn : AccountError {
    long missing;
    Overdrawn(const std::string& who, long m) : AccountError(who + " is overdrawn", 7), missing(m) {}
};
struct Frozen : virtual std::exception {
    const char* what() const noexcept override { return "frozen"; }
};

struct Account {
    std::string owner;
    long balance = 0;
    explicit Account(std::string o) : owner(std::move(o)) {}
    virtual ~Account() = default;
    virtual void withdraw(long amount) {
        Noise noise("withdraw " + owner);
        if (amount > balance) throw Overdrawn(owner, amount - balance);
        balance -= amount;
    }
    virtual const char* kind() const { return "account"; }
};
struct Savings : Account {
    using Account::Account;
    int moves = 0;
    void withdraw(long amount) override {
        if (++moves > 2) throw Frozen();
        Account::withdraw(amount);
    }
    const char* kind() const override { return "savings"; }
};
struct Credit : virtual Account {
    long limit;
    Credit(std::string o, long l) : Account(std::move(o)), limit(l) {}
    void withdraw(long amount) override {
        try {
            Account::withdraw(amount);
        } catch (Overdrawn& e) {
            if (e.missing > limit) {
                e.missing -= limit;
                throw;
            }
            balance -= amount;
        }
    }
    const char* kind() const override { return "credit"; }
};

template <typename T, typename... Args>
T retry(int times, std::function<T(Args...)> f, Args... args) {
    for (int i = 0;; ++i) {
        Noise noise("try " + std::to_string(i));
        try {
            return f(args...);
        } catch (const AccountError& e) {
            if (i + 1 == times) throw std::logic_error(std::string("gave up: ") + e.what());
        }
    }
}

template <int N> long deep(Account& a, long amount) {
    Noise noise("deep " + std::to_string(N));
    if constexpr (N == 0) {
        a.withdraw(amount);
        return a.balance;
    } else {
        return deep<N - 1>(a, amount) + N;
    }
}

static void describe(Account* a) {
    std::printf("%s: %s", a->owner.c_str(), a->kind());
    if (auto* s = dynamic_cast<Savings*>(a)) std::printf(", %d moves", s->moves);
    if (auto* c = dynamic_cast<Credit*>(a)) std::printf(", limit %ld", c->limit);
    std::printf(", same type as Account: %d\n", typeid(*a) == typeid(Account));
}

int main() {
    std::map<std::string, std::unique_ptr<Account>> accounts;
    accounts["ann"] = std::make_unique<Account>("ann");
    accounts["bob"] = std::make_unique<Savings>("bob");
    accounts["cid"] = std::make_unique<Credit>("cid", 50);
    for (auto& [name, account] : accounts) account->balance = 100;
    int score = 0;
    for (long amount : {30L, 90L, 400L}) {
        for (auto& [name, account] : accounts) {
            try {
                std::printf("= %ld\n", deep<2>(*account, amount));
                score += 1;
            } catch (const Overdrawn& e) {
                std::printf("%s by %ld, code %d\n", e.what(), e.missing, e.code);
                score += 10;
            } catch (const std::exception& e) {
                std::printf("other: %s\n", e.what());
                score += 100;
            }
            describe(account.get());
        }
    }
    int left = 3;
    std::function<int(int)> flaky = [&left](int x) {
        if (--left > 0) throw AccountError("flaky", left);
        return x * 2;
    };
    try {
        std::printf("retry gives %d\n", retry<int, int>(5, flaky, 21));
        left = 100;
        retry<int, int>(2, flaky, 1);
    } catch (const std::logic_error& e) {
        std::printf("%s\n", e.what());
    }
    try {
        Account& a = *accounts["ann"];
        (void)dynamic_cast<Savings&>(a);
    } catch (const std::bad_cast& e) {
        std::printf("bad cast\n");
    }
    try {
        std::function<void()> empty;
        empty();
    } catch (const std::bad_function_call&) {
        std::printf("empty function\n");
    }
    try {
        std::vector<int> v(3);
        v.at(static_cast<size_t>(score));
    } catch (const std::out_of_range&) {
        std::printf("out of range\n");
    }
    return score % 256;
}
