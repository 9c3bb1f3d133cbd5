// flags: -pthread
// Threads that hand exceptions on by std::exception_ptr, futures, promises and condition variables.
#include <atomic>
#include <condition_variable>
#include <exception>
#include <future>
#include <iostream>
#include <mutex>
#include <numeric>
#include <queue>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <vector>

template <typename T> class Channel {
    std::mutex mutex;
    std::condition_variable ready;
    std::queue<T> items;
    bool closed = false;

public:
    void send(T item) {
        std::lock_guard lock(mutex);
        if (closed) throw std::runtime_error("closed");
        items.push(std::move(item));
        ready.notify_one();
    }
    void close() {
        std::lock_guard lock(mutex);
        closed = true;
        ready.notify_all();
    }
    bool receive(T& item) {
        std::unique_lock lock(mutex);
        ready.wait(lock, [this] { return closed || !items.empty(); });
        if (items.empty()) return false;
        item = std::move(items.front());
        items.pop();
        return true;
    }
};

struct WorkError : std::runtime_error {
    int item;
    explicit WorkError(int i) : std::runtime_error("item " + std::to_string(i)), item(i) {}
};

static std::atomic<int> alive{0};
struct Counted {
    Counted() { ++alive; }
    Counted(const Counted&) { ++alive; }
    ~Counted() { --alive; }
};

static long work(int item) {
    Counted counted;
    if (item % 7 == 3) throw WorkError(item);
    if (item % 11 == 5) throw item;
    return static_cast<long>(item) * item;
}

static thread_local std::string log_of_thread = "fresh";

int main() {
    Channel<int> channel;
    std::mutex mutex;
    std::vector<std::exception_ptr> errors;
    long total = 0;
    std::vector<std::thread> workers;
    for (int w = 0; w < 4; ++w) {
        workers.emplace_back([&] {
            int item;
            while (channel.receive(item)) {
                try {
                    long result = work(item);
                    std::lock_guard lock(mutex);
                    total += result;
                } catch (...) {
                    std::lock_guard lock(mutex);
                    errors.push_back(std::current_exception());
                }
            }
        });
    }
    for (int i = 0; i < 100; ++i) channel.send(i);
    channel.close();
    for (auto& worker : workers) worker.join();
    long sum_of_errors = 0, ints = 0;
    for (auto& error : errors) {
        try {
            std::rethrow_exception(error);
        } catch (const WorkError& e) {
            sum_of_errors += e.item;
        } catch (int item) {
            ints += item;
        }
    }
    std::cout << "total " << total << ", errors " << errors.size() << " of " << sum_of_errors
              << " and " << ints << ", alive " << alive << '\n';
    try {
        channel.send(1);
    } catch (const std::exception& e) {
        std::cout << e.what() << '\n';
    }

    std::vector<std::future<long>> futures;
    for (int i = 0; i < 8; ++i) futures.push_back(std::async(std::launch::async, work, i));
    std::ostringstream text;
    for (auto& future : futures) {
        try {
            text << future.get() << ' ';
        } catch (const WorkError& e) {
            text << "[" << e.what() << "] ";
        } catch (int i) {
            text << "<" << i << "> ";
        }
    }
    std::cout << text.str() << '\n';

    std::promise<int> promise;
    std::thread setter([&promise] {
        log_of_thread += " of setter";
        try {
            try {
                throw std::invalid_argument("inner");
            } catch (...) {
                std::throw_with_nested(std::logic_error("outer " + log_of_thread));
            }
        } catch (...) {
            promise.set_exception(std::current_exception());
        }
    });
    try {
        promise.get_future().get();
    } catch (const std::logic_error& e) {
        std::cout << e.what();
        try {
            std::rethrow_if_nested(e);
        } catch (const std::invalid_argument& inner) {
            std::cout << " with " << inner.what() << '\n';
        }
    }
    setter.join();
    std::cout << log_of_thread << '\n';
    std::once_flag once;
    for (int i = 0; i < 3; ++i) {
        try {
            std::call_once(once, [i] {
                if (i == 0) throw i;
                std::cout << "once at " << i << '\n';
            });
        } catch (int) {
            std::cout << "not yet\n";
        }
    }
    return static_cast<int>(errors.size());
}
