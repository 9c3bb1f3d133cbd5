// Coroutines: generators, tasks that await each other, exceptions through both, ranges and concepts.
#include <concepts>
#include <coroutine>
#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Guard {
    const char* name;
    ~Guard() { std::printf("leaving %s\n", name); }
};

template <typename T> struct Generator {
    struct promise_type {
        std::optional<T> value;
        std::exception_ptr error;
        Generator get_return_object() { return Generator{Handle::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v) {
            value = std::move(v);
            return {};
        }
        void return_void() {}
        void unhandled_exception() { error = std::current_exception(); }
    };
    using Handle = std::coroutine_handle<promise_type>;
    Handle handle;
    explicit Generator(Handle h) : handle(h) {}
    Generator(Generator&& other) noexcept : handle(std::exchange(other.handle, nullptr)) {}
    ~Generator() {
        if (handle) handle.destroy();
    }
    bool next() {
        handle.resume();
        if (handle.promise().error) std::rethrow_exception(handle.promise().error);
        return !handle.done();
    }
    T& value() { return *handle.promise().value; }
};

static Generator<long> fibonacci(int count) {
    Guard guard{"fibonacci"};
    long a = 0, b = 1;
    for (int i = 0; i < count; ++i) {
        co_yield a;
        a = std::exchange(b, a + b);
    }
    if (count > 5) throw std::overflow_error("after " + std::to_string(count));
}

static Generator<std::string> words(std::span<const char* const> list) {
    Guard guard{"words"};
    for (const char* word : list) co_yield std::string(word) + "!";
}

template <typename T> struct Task {
    struct promise_type {
        std::optional<T> value;
        std::exception_ptr error;
        std::coroutine_handle<> waiting;
        Task get_return_object() { return Task{Handle::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        struct Final {
            bool await_ready() noexcept { return false; }
            std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept {
                auto waiting = h.promise().waiting;
                return waiting ? waiting : std::noop_coroutine();
            }
            void await_resume() noexcept {}
        };
        Final final_suspend() noexcept { return {}; }
        void return_value(T v) { value = std::move(v); }
        void unhandled_exception() { error = std::current_exception(); }
    };
    using Handle = std::coroutine_handle<promise_type>;
    Handle handle;
    explicit Task(Handle h) : handle(h) {}
    Task(Task&& other) noexcept : handle(std::exchange(other.handle, nullptr)) {}
    ~Task() {
        if (handle) handle.destroy();
    }
    bool await_ready() { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> waiting) {
        handle.promise().waiting = waiting;
        return handle;
    }
    T await_resume() {
        if (handle.promise().error) std::rethrow_exception(handle.promise().error);
        return std::move(*handle.promise().value);
    }
    T run() {
        handle.resume();
        return await_resume();
    }
};

static Task<long> product(long a, long b) {
    Guard guard{"product"};
    if (b == 0) throw std::domain_error("a zero");
    co_return a * b;
}

static Task<long> chain(std::vector<long> numbers) {
    long result = 1;
    for (long n : numbers) {
        try {
            result = co_await product(result, n);
        } catch (const std::domain_error& e) {
            std::printf("caught %s\n", e.what());
            if (numbers.size() > 3) throw;
        }
    }
    co_return result;
}

template <std::integral T> static T clamp_sum(const std::vector<T>& v) {
    T sum = 0;
    for (T x : v | std::views::filter([](T x) { return x % 2 == 0; }) | std::views::transform([](T x) { return x * x; }) |
                   std::views::take(4))
        sum += x;
    return sum;
}

int main() {
    try {
        auto numbers = fibonacci(8);
        while (numbers.next()) std::printf("%ld ", numbers.value());
    } catch (const std::overflow_error& e) {
        std::printf("overflow %s\n", e.what());
    }
    {
        auto unfinished = fibonacci(3);
        unfinished.next();
    }
    const char* list[] = {"one", "two"};
    for (auto w = words(list); w.next();) std::printf("%s\n", w.value().c_str());
    std::printf("chain %ld\n", chain({2, 3, 7}).run());
    std::printf("chain %ld\n", chain({2, 0, 7}).run());
    try {
        chain({1, 2, 3, 0}).run();
    } catch (const std::exception& e) {
        std::printf("out of the chain: %s\n", e.what());
    }
    std::printf("%ld\n", clamp_sum(std::vector<long>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    return 9;
}
