// Handles in unique_ptr, and a lambda with state as a host function.
#include <functional>
#include <memory>

#include "check.h"

template <typename T, void (*remove)(T *)> struct Remove {
    void operator()(T *handle) const { remove(handle); }
};
template <typename T, void (*remove)(T *)> using Handle = std::unique_ptr<T, Remove<T, remove>>;
using Engine = Handle<jitlite_engine, jitlite_engine_delete>;
using Module = Handle<jitlite_module, jitlite_module_delete>;
using Linker = Handle<jitlite_linker, jitlite_linker_delete>;
using Instance = Handle<jitlite_instance, jitlite_instance_delete>;
using Func = Handle<jitlite_func, jitlite_func_delete>;

using Closure = std::function<double(double)>;

static jitlite_error *call_closure(void *data, const jitlite_instance *, const jitlite_val *args, size_t,
                                   jitlite_val *result) {
    *result = jitlite_double((*static_cast<Closure *>(data))(jitlite_as_double(args[0])));
    return nullptr;
}

static void delete_closure(void *data) { delete static_cast<Closure *>(data); }

int main() {
    jitlite_engine *made_engine;
    ok(jitlite_engine_new(nullptr, &made_engine));
    Engine engine(made_engine);
    jitlite_module *made_module;
    ok(jitlite_module_from_text("sum.ll",
                                "declare double @step(double)\n"
                                "define double @run(double %x) {\n"
                                "  %a = call double @step(double %x)\n"
                                "  %b = call double @step(double %a)\n"
                                "  ret double %b\n"
                                "}\n",
                                "llvm", &made_module));
    Module module(made_module);
    jitlite_linker *made_linker;
    ok(jitlite_linker_new(engine.get(), &made_linker));
    Linker linker(made_linker);
    int calls = 0;
    jitlite_type number = jitlite_type_of_kind(JITLITE_DOUBLE);
    auto closure = new Closure([&calls](double x) { return x * 10 + ++calls; });
    ok(jitlite_linker_func(linker.get(), "step", &number, 1, &number, call_closure, closure, delete_closure));
    const jitlite_module *modules[] = {module.get()};
    jitlite_instance *made_instance;
    ok(jitlite_linker_instantiate(linker.get(), modules, 1, &made_instance));
    Instance instance(made_instance);
    jitlite_func *made_func;
    ok(jitlite_instance_func(instance.get(), "run", &made_func));
    Func run(made_func);
    jitlite_val argument = jitlite_double(5), result;
    ok(jitlite_func_call(run.get(), &argument, 1, &result));

    // A second program calls the first, which it keeps.
    ok(jitlite_linker_new(engine.get(), &made_linker));
    linker.reset(made_linker);
    ok(jitlite_linker_instance(linker.get(), instance.get()));
    ok(jitlite_module_from_text("again.ll",
                                "declare double @run(double)\n"
                                "define double @again(double %x) {\n"
                                "  %r = call double @run(double %x)\n"
                                "  ret double %r\n"
                                "}\n",
                                "llvm", &made_module));
    module.reset(made_module);
    modules[0] = module.get();
    jitlite_instance *second;
    ok(jitlite_linker_instantiate(linker.get(), modules, 1, &second));
    instance.reset(second);
    ok(jitlite_instance_func(instance.get(), "again", &made_func));
    run.reset(made_func);
    argument = jitlite_double(0);
    jitlite_val again;
    ok(jitlite_func_call(run.get(), &argument, 1, &again));
    CHECK(jitlite_as_double(again) == 34);
    printf("%g after %d calls\n", jitlite_as_double(result), calls);
}
