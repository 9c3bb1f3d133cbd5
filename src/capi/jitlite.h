/* jitlite runs LLVM IR in-process, on x86-64 Linux, with no LLVM installed.
 *
 * A handle has one owner, who deletes it; a function that takes one borrows it, unless it says
 * otherwise. Handles keep alive what they need: they may be deleted in any order. What can fail
 * returns an error that the caller owns and deletes, or null; then nothing but null or zero was
 * written to the place of the result. A parameter that may not be null and is, is an error.
 * Strings are UTF-8 and end with a null byte; they and arrays are borrowed for the time of the call.
 *
 * Made by cbindgen of src/capi/ in jitlite. */

#ifndef JITLITE_H
#define JITLITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 What kind of error one is.
 */
typedef enum jitlite_error_kind {
  /*
   No error: what is asked of a null pointer.
   */
  JITLITE_ERROR_NONE,
  /*
   A parameter is null, or not what it has to be.
   */
  JITLITE_ERROR_ARGUMENT,
  /*
   A file could not be read, or memory could not be had.
   */
  JITLITE_ERROR_IO,
  /*
   A module is not valid, or does not fit what it is linked with.
   */
  JITLITE_ERROR_INVALID,
  /*
   There is no function of this name or at this address.
   */
  JITLITE_ERROR_NO_FUNCTION,
  /*
   There is no variable of this name.
   */
  JITLITE_ERROR_NO_VARIABLE,
  /*
   A function or variable has another type.
   */
  JITLITE_ERROR_WRONG_TYPE,
  /*
   Symbols are defined nowhere.
   */
  JITLITE_ERROR_MISSING,
  /*
   What was asked for is not within a variable.
   */
  JITLITE_ERROR_OUT_OF_BOUNDS,
  /*
   A constant was to be written.
   */
  JITLITE_ERROR_CONSTANT,
  /*
   Memory cannot be read or written.
   */
  JITLITE_ERROR_BAD_ADDRESS,
  /*
   What was asked for is not supported.
   */
  JITLITE_ERROR_UNSUPPORTED,
  /*
   Two symbols of the host have the same name.
   */
  JITLITE_ERROR_DUPLICATE,
  /*
   A shared library could not be loaded.
   */
  JITLITE_ERROR_LIBRARY,
  /*
   The program trapped: `jitlite_error_trap` says why.
   */
  JITLITE_ERROR_TRAP,
  /*
   The host made it, by `jitlite_error_new`.
   */
  JITLITE_ERROR_HOST,
  /*
   jitlite panicked, which is a mistake of its own. The process goes on.
   */
  JITLITE_ERROR_PANIC,
} jitlite_error_kind;

/*
 Why a program trapped.
 */
typedef enum jitlite_trap_kind {
  /*
   It is no trap.
   */
  JITLITE_TRAP_NONE,
  /*
   Memory was accessed that is not the program's.
   */
  JITLITE_TRAP_BAD_ADDRESS,
  /*
   Memory was accessed behind the end of the file that is mapped there.
   */
  JITLITE_TRAP_BUS_ERROR,
  /*
   An integer was divided by zero.
   */
  JITLITE_TRAP_DIVISION_BY_ZERO,
  /*
   The smallest integer was divided by -1.
   */
  JITLITE_TRAP_DIVISION_OVERFLOW,
  /*
   An `unreachable` was reached.
   */
  JITLITE_TRAP_UNREACHABLE,
  /*
   `llvm.trap` or `llvm.ubsantrap` was called.
   */
  JITLITE_TRAP_TRAP,
  /*
   `abort` was called.
   */
  JITLITE_TRAP_ABORTED,
  /*
   The stack is used up.
   */
  JITLITE_TRAP_STACK_OVERFLOW,
  /*
   Somebody has asked the program to stop.
   */
  JITLITE_TRAP_INTERRUPTED,
  /*
   The time that the program had is over.
   */
  JITLITE_TRAP_DEADLINE,
  /*
   The program has run as many instructions as it was allowed.
   */
  JITLITE_TRAP_OUT_OF_FUEL,
  /*
   Something was to be run that is not supported.
   */
  JITLITE_TRAP_UNSUPPORTED,
  /*
   A function was to be run whose body is not valid.
   */
  JITLITE_TRAP_INVALID,
  /*
   A host function returned an error.
   */
  JITLITE_TRAP_HOST,
} jitlite_trap_kind;

/*
 What a type is.
 */
typedef enum jitlite_type_kind {
  /*
   None: what a function of type `void` has for a result.
   */
  JITLITE_VOID = 0,
  /*
   An integer of as many bits as the type says, 1 to 128.
   */
  JITLITE_INT = 1,
  /*
   `half`
   */
  JITLITE_HALF = 2,
  /*
   `bfloat`
   */
  JITLITE_BFLOAT = 3,
  /*
   `float`
   */
  JITLITE_FLOAT = 4,
  /*
   `double`
   */
  JITLITE_DOUBLE = 5,
  /*
   `fp128`
   */
  JITLITE_FP128 = 6,
  /*
   `ptr`
   */
  JITLITE_PTR = 7,
  /*
   A type whose values do not cross to C, such as `x86_fp80`.
   */
  JITLITE_OTHER = 8,
  /*
   A vector of integers, floats or pointers of at most 64 bits.
   */
  JITLITE_VECTOR = 9,
  /*
   An array.
   */
  JITLITE_ARRAY = 10,
  /*
   A struct.
   */
  JITLITE_STRUCT = 11,
  /*
   A struct without padding between its fields.
   */
  JITLITE_PACKED_STRUCT = 12,
} jitlite_type_kind;

/*
 The settings of engines. Not to be used by two threads at once.
 */
typedef struct jitlite_config jitlite_config;

/*
 The time until which calls into a program may run. Deleted, it is none any more.
 */
typedef struct jitlite_deadline jitlite_deadline;

/*
 What programs run in: code memory, compilers and their settings. Any number of threads may use it.
 */
typedef struct jitlite_engine jitlite_engine;

/*
 Why something could not be done. It is what functions that can fail return, and null where they
 have not. Whoever is given it owns it, and deletes it by `jitlite_error_delete`.
 */
typedef struct jitlite_error jitlite_error;

/*
 A function of a program, which it keeps loaded.
 */
typedef struct jitlite_func jitlite_func;

/*
 A program: modules that are linked with each other and with the host, and their variables. It may be
 called from several threads at once, if its functions can stand that.
 */
typedef struct jitlite_instance jitlite_instance;

/*
 Stops a program from any thread. It does not keep the program loaded.
 */
typedef struct jitlite_interrupter jitlite_interrupter;

/*
 The symbols that programs may use beside their own. A new one offers nothing. Not to be used by two
 threads at once.
 */
typedef struct jitlite_linker jitlite_linker;

/*
 A module that has been parsed and verified. It belongs to no engine, can be instantiated any number
 of times, and any number of threads may use it.
 */
typedef struct jitlite_module jitlite_module;

/*
 A variable of a program, which it keeps loaded.
 */
typedef struct jitlite_variable jitlite_variable;

/*
 What a program has taken from the code cache of its engine.
 */
typedef struct jitlite_from_cache {
  /*
   The functions that were not compiled for it.
   */
  size_t functions;
  /*
   The bytes of code that they have.
   */
  size_t bytes;
} jitlite_from_cache;

/*
 What an engine has done so far.
 */
typedef struct jitlite_stats {
  /*
   Functions that were compiled, or taken from a cache instead (`jitlite_instance_from_cache`).
   */
  size_t compiled;
  /*
   Bytes of code in use.
   */
  size_t code_bytes;
  /*
   Nanoseconds spent compiling, on all threads together.
   */
  uint64_t compile_nanoseconds;
} jitlite_stats;

/*
 Is given data of the host's once nobody can ask for it any more: when the linker and all programs that
 were made by it are deleted; or, if it is an error's, with the last that has that error for its cause.
 */
typedef void (*jitlite_finalizer)(void *data);

/*
 One thing that is wrong with a module. What it points to lives as long as the error.
 */
typedef struct jitlite_diagnostic {
  /*
   What is wrong, in a sentence.
   */
  const char *message;
  /*
   The name of the rule, such as "undefined-local".
   */
  const char *code;
  /*
   Whether the module can be run all the same.
   */
  bool is_warning;
  /*
   The file, by the name that it was read by; null for a module that has none.
   */
  const char *file;
  /*
   The line in it, from 1; 0 if it is not known.
   */
  uint32_t line;
  /*
   The column, from 1; 0 if it is not known.
   */
  uint32_t column;
  /*
   Further sentences, such as what the rule says.
   */
  const char *const *notes;
  /*
   How many there are.
   */
  size_t note_count;
  /*
   All of it in lines to be shown, with those of the source.
   */
  const char *rendered;
} jitlite_diagnostic;

/*
 The type of a parameter, a result or a variable.
 */
typedef struct jitlite_type {
  /*
   A `jitlite_type_kind`.
   */
  uint32_t kind;
  /*
   The width of an integer; 0 of what is none.
   */
  uint32_t bits;
  /*
   The type that all elements of a vector or array have, or the types of a struct's fields; null of what
   has no elements. They live as long as what the type was given with: a module, a function, a variable;
   types that are given to a function are borrowed for the time of the call.
   */
  const struct jitlite_type *elems;
  /*
   The number of elements or fields; 0 of what has none.
   */
  size_t count;
} jitlite_type;

/*
 A symbol by which a module is linked with others, or with the host; or a function or variable of a program.
 What it points to lives as long as what has given it.
 */
typedef struct jitlite_symbol {
  /*
   Its name, without the `@`.
   */
  const char *name;
  /*
   Its type as LLVM writes it.
   */
  const char *type_text;
  /*
   Whether it is a function, and no variable.
   */
  bool is_function;
  /*
   Whether it is a variable that each thread has for itself.
   */
  bool is_thread_local;
  /*
   Whether it may be missing (an import), or be replaced by another of its name (an export).
   */
  bool is_weak;
  /*
   Whether a function takes more arguments than its parameters.
   */
  bool has_varargs;
  /*
   The type of a function's result, or of a variable.
   */
  struct jitlite_type ty;
  /*
   The types of a function's parameters. None are here, and `ty` is of kind `JITLITE_OTHER`, if one of
   them or the result is of a type that does not cross to C.
   */
  const struct jitlite_type *params;
  /*
   How many there are.
   */
  size_t param_count;
} jitlite_symbol;

/*
 A symbol that a program needs and nobody offers. What it points to lives as long as the error.
 */
typedef struct jitlite_missing {
  /*
   The symbol.
   */
  struct jitlite_symbol symbol;
  /*
   The name most like it that there is; null if none is.
   */
  const char *similar;
  /*
   How the host may offer it; null where that is not known.
   */
  const char *help;
} jitlite_missing;

/*
 A value with its type. A float or double is in `low` by its bits, a pointer by its address:
 the functions `jitlite_i64`, `jitlite_as_i64` and so on make and read values.

 A vector, array or struct has its elements in `elems`, as many as `ty.count`; their types are theirs, and
 `ty.elems` is null. Elements of a value that is given to a function are borrowed for the time of the call.
 Those of a value that `jitlite_func_call` or `jitlite_variable_get` has given belong to the caller, who
 deletes the value by `jitlite_val_delete`; other values need not be deleted.
 */
typedef struct jitlite_val {
  /*
   Its type.
   */
  struct jitlite_type ty;
  /*
   Its low 64 bits; those beyond the width of its type do not count.
   */
  uint64_t low;
  /*
   The others, of an integer of more than 64 bits or an `fp128`.
   */
  uint64_t high;
  /*
   The elements of a vector, array or struct; null of what has none.
   */
  struct jitlite_val *elems;
} jitlite_val;

/*
 Is told of a trap in a thread that the program itself has started, where no call waits for it; `error` is
 borrowed for the time of the call. It runs on that thread, in the handler of a signal, and should end the
 process, as is done when it returns.
 */
typedef void (*jitlite_tell)(void *data,
                             const struct jitlite_error *error);

/*
 Is asked for more fuel by a call that has used up what its program had, and waits. What is written to `more`,
 where 0 is, is added to what is left, and if that is not enough for the next block it is asked again. `data` is
 what was given with it, `instance` the program, which it borrows for the time of the call. An error that it
 returns is taken over, and ends the call with a `JITLITE_TRAP_OUT_OF_FUEL` that has it for its cause. Several
 threads may ask at once.
 */
typedef struct jitlite_error *(*jitlite_refuel)(void *data,
                                                const struct jitlite_instance *instance,
                                                uint64_t *more);

/*
 A function of the host's, which a program calls.

 `data` is what was given with it, `instance` the program that calls, which the function borrows for
 the time of the call, `args` are the arguments. `result` is where the result goes: a zero of its type
 is there already; for a function of type `void` it is null. The elements of a result that is a vector, array
 or struct are there, too, to be written in place, and others must not be put there. An error that it returns,
 made by `jitlite_error_new` or given by a function of this interface, is taken over, and ends the call into
 the program with a trap that has its message and has it for its cause; null is success.

 Any thread that the program is called on calls it, several at once where it is called on several. It
 may call the program in turn. It must return: no `longjmp` and no exception of C++ may leave it.
 */
typedef struct jitlite_error *(*jitlite_callback)(void *data,
                                                  const struct jitlite_instance *instance,
                                                  const struct jitlite_val *args,
                                                  size_t arg_count,
                                                  struct jitlite_val *result);

/*
 A place in the sources that a module was compiled from, by its debug information.
 */
typedef struct jitlite_place {
  /*
   The function, by its symbol or by its name where it has none; null if that is not known.
   */
  const char *function;
  /*
   The file, as the compiler was given it.
   */
  const char *file;
  /*
   The folder to which the file is relative, unless it says itself where it is.
   */
  const char *directory;
  /*
   The line, from 1; 0 for what no line stands for.
   */
  uint32_t line;
  /*
   The column, from 1; 0 if it is not known.
   */
  uint32_t column;
} jitlite_place;

/*
 A function that was being executed when a program trapped. What it points to lives as long as the error.
 */
typedef struct jitlite_frame {
  /*
   The function's name, without the `@`.
   */
  const char *function;
  /*
   The file of the IR; null for a module that has none.
   */
  const char *file;
  /*
   The line in it, from 1; 0 if it is not known.
   */
  uint32_t line;
  /*
   Where that is in the sources that the module was compiled from: of what is inlined there first, the
   function itself last.
   */
  const struct jitlite_place *places;
  /*
   How many there are: 0 if the module does not say it.
   */
  size_t place_count;
} jitlite_frame;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 Keeps what is compiled in a directory, and takes it from there instead of compiling it again: by a digest
 of the modules, of this build of the library, of the settings and of the processor's features. Functions
 are kept when their program is unloaded, or by `jitlite_instance_save_to_cache`. Any number of processes
 may use one directory. It is made, for this user alone, if it is not there. `limit` is the number of bytes
 that it may have, 0 for 256 MiB; what was not used for the longest time makes room.

 What is found damaged there counts as not kept. It fails if the directory cannot be made, is another
 user's, or can be written by others, since its code is executed.
 */
struct jitlite_error *jitlite_config_set_cache(struct jitlite_config *config,
                                               const char *directory,
                                               uint64_t limit);

/*
 As `jitlite_module_from_file`. Where the engine has a cache, a text that is known there to be valid is not
 parsed and verified again: bodies are read when functions are compiled that are not kept. So are those of
 bitcode, as by `jitlite_module_from_bytes_lazily`.
 */
struct jitlite_error *jitlite_engine_module_from_file(const struct jitlite_engine *engine,
                                                      const char *path,
                                                      const char *profile,
                                                      struct jitlite_module **module);

/*
 The same of a module that is text or bitcode in memory, as `jitlite_module_from_bytes`.
 */
struct jitlite_error *jitlite_engine_module_from_bytes(const struct jitlite_engine *engine,
                                                       const char *name,
                                                       const char *bytes,
                                                       size_t len,
                                                       const char *profile,
                                                       struct jitlite_module **module);

/*
 Has the cache of its engine keep what was compiled so far, as it does when the program is unloaded. What
 cannot be written there is not kept.
 */
struct jitlite_error *jitlite_instance_save_to_cache(const struct jitlite_instance *instance);

/*
 What a program has taken from the cache so far; all 0 of null.
 */
struct jitlite_from_cache jitlite_instance_from_cache(const struct jitlite_instance *instance);

/*
 The version of this library, such as "0.1.0".
 */
const char *jitlite_version(void);

/*
 Makes the default settings. The caller owns them.
 */
struct jitlite_config *jitlite_config_new(void);

/*
 Deletes settings. Null is allowed.
 */
void jitlite_config_delete(struct jitlite_config *config);

/*
 Sets what runs functions: "interp", "reference", "baseline", "opt" or, by default, "auto".
 */
struct jitlite_error *jitlite_config_set_engine(struct jitlite_config *config,
                                                const char *name);

/*
 Sets the bytes of stack that a call into a program has, 8 MiB by default.
 */
void jitlite_config_set_stack_size(struct jitlite_config *config,
                                   size_t bytes);

/*
 Sets whether a function that is defined nowhere is an error only when it is called.
 */
void jitlite_config_set_lazy_linking(struct jitlite_config *config,
                                     bool lazy);

/*
 Sets whether programs can be stopped while they run, by an interrupter or at a deadline. They cannot
 unless it is said here.
 */
void jitlite_config_set_interruptible(struct jitlite_config *config,
                                      bool interruptible);

/*
 Sets whether functions of programs may be replaced while they run. They may not unless it is said here.
 */
void jitlite_config_set_replaceable(struct jitlite_config *config,
                                    bool replaceable);

/*
 Has the engine count the instructions that programs run; each may run so many of them to begin with.
 */
void jitlite_config_set_fuel(struct jitlite_config *config,
                             uint64_t fuel);

/*
 Sets the bytes of addresses to reserve for code.
 */
void jitlite_config_set_code_window(struct jitlite_config *config,
                                    size_t bytes);

/*
 Sets when the engine "auto" compiles a function again, optimized: when about `threshold` times as many
 instructions were run of it as it has, 2,000 times by default; with 0 it is done at once. With `background`
 the program goes on meanwhile, unless the function is small.
 */
void jitlite_config_set_tiering(struct jitlite_config *config,
                                uint32_t threshold,
                                bool background);

/*
 Compiles as if the processor had none of these features: names with commas between them, such as "avx,bmi2",
 or "all". It fails if code could make no use of a feature of such a name.
 */
struct jitlite_error *jitlite_config_without_features(struct jitlite_config *config,
                                                      const char *names);

/*
 Sets whether a call from the process's first thread runs on the stack of that, if it may grow to the size that
 is asked for, and not on one of the engine's: for libraries that ask the system where the thread's stack is,
 such as garbage collectors. The limit that the process has set for the size of its stack is raised if need be.
 */
void jitlite_config_set_own_stack(struct jitlite_config *config,
                                  bool own);

/*
 Sets whether a bad access inside of a C function that a program has called is a trap as well. The C function
 is then abandoned where it stands: what it held, such as a lock of the C library, stays held.
 */
void jitlite_config_set_trap_in_host(struct jitlite_config *config,
                                     bool trap);

/*
 Sets whether a program is expected that throws exceptions or looks at its stack by the system's unwinder. The
 engine is ready for those unless this says otherwise, which saves it about a tenth of a millisecond.
 */
void jitlite_config_set_unwinding(struct jitlite_config *config,
                                  bool expected);

/*
 Sets whether a trap, and the error of a host function, runs the cleanups (C++'s destructors, Rust's `drop`) of
 the frames that it crosses on its way out of the call. They run unless this says otherwise.
 */
void jitlite_config_set_run_cleanups(struct jitlite_config *config,
                                     bool run);

/*
 Tells Linux's `perf` of generated code: "map" by the file /tmp/perf-PID.map, which has the names of functions;
 "dump" by the file jit-PID.dump in the current folder, which has code and lines, too, for `perf inject --jit`.
 */
struct jitlite_error *jitlite_config_set_perf(struct jitlite_config *config,
                                              const char *how);

/*
 Tells GDB of generated code by its JIT interface: symbols, lines, frames, parameters and variables. It fails if
 the library was built without its feature `gdb`.
 */
struct jitlite_error *jitlite_config_set_gdb(struct jitlite_config *config,
                                             bool gdb);

/*
 Makes an engine. The settings are copied; null stands for the default ones. The caller owns the engine;
 linkers and instances keep what they need of it when it is deleted.
 */
struct jitlite_error *jitlite_engine_new(const struct jitlite_config *config,
                                         struct jitlite_engine **engine);

/*
 Deletes an engine. Null is allowed.
 */
void jitlite_engine_delete(struct jitlite_engine *engine);

/*
 What an engine has done so far; all 0 of null.
 */
struct jitlite_stats jitlite_engine_stats(const struct jitlite_engine *engine);

/*
 Keeps data with the programs that are made from now on, for `jitlite_instance_data`: any thread may ask for
 it. Who wants data for each program sets it before each is made. `finalizer`, which may be null, is given it
 when the linker has other data or is deleted, and all programs that have it are.
 */
void jitlite_linker_set_data(struct jitlite_linker *linker,
                             void *data,
                             jitlite_finalizer finalizer);

/*
 The data that the program was made with; null if there is none.
 */
void *jitlite_instance_data(const struct jitlite_instance *instance);

/*
 Has an error carry data, for `jitlite_error_data`: so a host knows an error of its own again, which a program
 has ended with, by its cause (`jitlite_error_cause`). `finalizer`, which may be null, is given it when the
 error is deleted, or has other data.
 */
void jitlite_error_set_data(struct jitlite_error *error,
                            void *data,
                            jitlite_finalizer finalizer);

/*
 The data that an error carries; null if it has none.
 */
void *jitlite_error_data(const struct jitlite_error *error);

/*
 The number of things that are wrong with modules, by an error that says so; 0 of another.
 */
size_t jitlite_error_diagnostic_count(const struct jitlite_error *error);

/*
 One of these, in the order of the modules' sources; null if there are not so many. It lives as long as the
 error.
 */
const struct jitlite_diagnostic *jitlite_error_diagnostic(const struct jitlite_error *error,
                                                          size_t index);

/*
 The number of symbols that are missing, by an error of kind `JITLITE_ERROR_MISSING`; 0 of another.
 */
size_t jitlite_error_missing_count(const struct jitlite_error *error);

/*
 One of these, each of which is there once; null if there are not so many. It lives as long as the error.
 */
const struct jitlite_missing *jitlite_error_missing(const struct jitlite_error *error,
                                                    size_t index);

/*
 Makes an error with a message, which is copied, for a host function to return. Null gives an empty
 message.
 */
struct jitlite_error *jitlite_error_new(const char *message);

/*
 Deletes an error. Null is allowed.
 */
void jitlite_error_delete(struct jitlite_error *error);

/*
 The kind of an error.
 */
enum jitlite_error_kind jitlite_error_get_kind(const struct jitlite_error *error);

/*
 What went wrong, in lines to be shown: of a module that is not valid every diagnostic with its place
 in the source; of a trap the reason, and the call stack in lines below it. It lives as long as the error.
 */
const char *jitlite_error_message(const struct jitlite_error *error);

/*
 The error that a host function has returned, if the program has trapped because of that; null otherwise. It
 lives as long as `error`, has the kind and the trap of the error that was returned, and the data that the
 host has given that.
 */
const struct jitlite_error *jitlite_error_cause(const struct jitlite_error *error);

/*
 Deletes a function. Null is allowed.
 */
void jitlite_func_delete(struct jitlite_func *func);

/*
 Calls a function with `count` arguments, and writes what it returns to `result`, which may be null: of
 a function of type `void` that is a value of kind `JITLITE_VOID`. A result that is a vector, array or struct
 is the caller's, who deletes it by `jitlite_val_delete`. Arguments beyond the parameters are given to a
 function with variable arguments; they are of at most 64 bits. It fails if the arguments are not of the
 parameters' types, and if the program traps.
 */
struct jitlite_error *jitlite_func_call(const struct jitlite_func *func,
                                        const struct jitlite_val *args,
                                        size_t count,
                                        struct jitlite_val *result);

/*
 The function as a pointer of C, of the type that the program gives it. It is valid as long as the
 function or its instance is not deleted; null of null. A call of it is faster, but a trap in it has no
 call to end: it ends the process.
 */
const void *jitlite_func_pointer(const struct jitlite_func *func);

/*
 The name and the type of a function; null of null. It lives as long as the function.
 */
const struct jitlite_symbol *jitlite_func_symbol(const struct jitlite_func *func);

/*
 Another handle of the same program, which the caller owns: for a host function, say, that keeps the one that
 it is lent. Null of null. What the program itself keeps, such as data of a host function, must not have one:
 both would live for ever.
 */
struct jitlite_instance *jitlite_instance_clone(const struct jitlite_instance *instance);

/*
 Deletes an instance. The program is unloaded when its clones, functions, variables and deadlines are deleted,
 too. Null is allowed.
 */
void jitlite_instance_delete(struct jitlite_instance *instance);

/*
 A function that one of the modules defines or declares. The caller owns it.
 */
struct jitlite_error *jitlite_instance_func(const struct jitlite_instance *instance,
                                            const char *name,
                                            struct jitlite_func **func);

/*
 The function at an address that the program has given away, as an argument of a host function or in
 its memory. The caller owns it.
 */
struct jitlite_error *jitlite_instance_func_at(const struct jitlite_instance *instance,
                                               const void *address,
                                               struct jitlite_func **func);

/*
 A variable that one of the modules defines or declares. The caller owns it.
 */
struct jitlite_error *jitlite_instance_variable(const struct jitlite_instance *instance,
                                                const char *name,
                                                struct jitlite_variable **variable);

/*
 Compiles all functions now instead of when they are first called.
 */
struct jitlite_error *jitlite_instance_compile_all(const struct jitlite_instance *instance);

/*
 What is wrong with those functions of a program that could not be compiled, of those that were tried: an error
 with a diagnostic for each, which the caller owns; null if there are none.
 */
struct jitlite_error *jitlite_instance_failures(const struct jitlite_instance *instance);

/*
 Has all calls of the function `name` go to the function of that name in the module from now on, which is
 linked with what the program was linked with and with the program itself. Calls that are under way go on
 in the old one. The module stays the caller's. The program is trusted with what is replaced; once the
 function is replaced again, nobody may use addresses of what the module has defined beside it.
 */
struct jitlite_error *jitlite_instance_replace(const struct jitlite_instance *instance,
                                               const char *name,
                                               const struct jitlite_module *module);

/*
 Gives back code of functions that were replaced, where no thread is in it any more. Each
 `jitlite_instance_replace` does this too. Each thread of the process is sent a signal, number 62.
 */
void jitlite_instance_reclaim(const struct jitlite_instance *instance);

/*
 Calls the functions in `llvm.global_dtors`: for programs that end. Deleting an instance does not.
 */
struct jitlite_error *jitlite_instance_run_destructors(const struct jitlite_instance *instance);

/*
 Copies `len` bytes from an address that the program has given away. It is an error, and no crash, if
 they cannot be read.
 */
struct jitlite_error *jitlite_instance_read(const struct jitlite_instance *instance,
                                            const void *address,
                                            void *into,
                                            size_t len);

/*
 Copies the string of C at an address that the program has given away, as much of it as there is room for in
 `into`, which has `size` bytes; it is given a null byte at its end. The length of the whole string is written
 to `len`, which may be null. It is an error, and no crash, if the string cannot be read up to its null byte.
 */
struct jitlite_error *jitlite_instance_read_string(const struct jitlite_instance *instance,
                                                   const void *address,
                                                   char *into,
                                                   size_t size,
                                                   size_t *len);

/*
 Copies `len` bytes to an address that the program has given away. It is an error, and no crash, if
 they cannot be written.
 */
struct jitlite_error *jitlite_instance_write(const struct jitlite_instance *instance,
                                             void *address,
                                             const void *from,
                                             size_t len);

/*
 Has a function told of traps in threads that the program itself has started, before such a trap ends the
 process. It takes the place of the one that was set before. `data` is given to each call of it and, when the
 program is unloaded or another one is set, to `finalizer`, which may be null.
 */
struct jitlite_error *jitlite_instance_on_thread_trap(const struct jitlite_instance *instance,
                                                      jitlite_tell tell,
                                                      void *data,
                                                      jitlite_finalizer finalizer);

/*
 Makes what stops a program from other threads, if its engine is interruptible. The caller owns it.
 */
struct jitlite_error *jitlite_interrupter_new(const struct jitlite_instance *instance,
                                              struct jitlite_interrupter **interrupter);

/*
 Deletes an interrupter. Null is allowed.
 */
void jitlite_interrupter_delete(struct jitlite_interrupter *interrupter);

/*
 Has all calls into the program that are under way, and all that begin, end with a
 `JITLITE_TRAP_INTERRUPTED`, until `jitlite_instance_clear_interrupt`. Nothing happens if the program
 is unloaded.
 */
void jitlite_interrupter_interrupt(const struct jitlite_interrupter *interrupter);

/*
 Takes back that the program was interrupted.
 */
void jitlite_instance_clear_interrupt(const struct jitlite_instance *instance);

/*
 Whether the program is to stop: what a host function looks at that waits for something.
 */
bool jitlite_instance_is_stopped(const struct jitlite_instance *instance);

/*
 Lets calls into the program run for so many nanoseconds from now on. Then they end with a
 `JITLITE_TRAP_DEADLINE`, as do those that begin, until the deadline is deleted by the caller, who owns
 it. It keeps the program loaded, and has no effect where the engine is not interruptible.
 */
struct jitlite_error *jitlite_deadline_new(const struct jitlite_instance *instance,
                                           uint64_t nanoseconds,
                                           struct jitlite_deadline **deadline);

/*
 Deletes a deadline. Null is allowed.
 */
void jitlite_deadline_delete(struct jitlite_deadline *deadline);

/*
 Whether the time is over; false of null.
 */
bool jitlite_deadline_is_over(const struct jitlite_deadline *deadline);

/*
 Writes to `fuel` how many instructions the program may still run. Returns whether they are counted.
 */
bool jitlite_instance_fuel(const struct jitlite_instance *instance,
                           uint64_t *fuel);

/*
 Sets how many instructions the program may still run, if they are counted.
 */
struct jitlite_error *jitlite_instance_set_fuel(const struct jitlite_instance *instance,
                                                uint64_t fuel);

/*
 Adds to how many instructions the program may still run, if they are counted.
 */
struct jitlite_error *jitlite_instance_add_fuel(const struct jitlite_instance *instance,
                                                uint64_t more);

/*
 Writes to `bytes` how many bytes the program's own heap (`jitlite_linker_own_heap`) has from the system.
 Returns whether it has one.
 */
bool jitlite_instance_heap_bytes(const struct jitlite_instance *instance,
                                 size_t *bytes);

/*
 Has programs that are made from now on ask for more fuel where they have used up theirs, instead of ending the
 call. `data` is given to each call of `refuel` and, when nobody can ask any more, to `finalizer`, which may be
 null. It is given to that whatever happens: also if this fails.
 */
struct jitlite_error *jitlite_linker_on_out_of_fuel(struct jitlite_linker *linker,
                                                    jitlite_refuel refuel,
                                                    void *data,
                                                    jitlite_finalizer finalizer);

/*
 Makes a linker that offers nothing. The caller owns it.
 */
struct jitlite_error *jitlite_linker_new(const struct jitlite_engine *engine,
                                         struct jitlite_linker **linker);

/*
 Deletes a linker. Null is allowed, and instances that were made by it are none the worse.
 */
void jitlite_linker_delete(struct jitlite_linker *linker);

/*
 Grants the C library and its mathematical part.
 */
void jitlite_linker_with_libc(struct jitlite_linker *linker);

/*
 Grants the host-function table of jitlite: the runtimes of LLVMlite and Oat programs.
 */
void jitlite_linker_with_builtins(struct jitlite_linker *linker);

/*
 Grants every symbol that the process shows to the libraries that it loads.
 */
void jitlite_linker_with_process(struct jitlite_linker *linker);

/*
 Sets whether the run-time libraries of C++, Rust, D, Fortran and OpenMP are looked for and loaded where a
 program has undefined symbols of theirs. They are not, unless it is said here and programs may use symbols of
 the process.
 */
void jitlite_linker_find_libraries(struct jitlite_linker *linker,
                                   bool find);

/*
 Gives each program that is made from now on a heap of its own, of at most `limit` bytes, behind `malloc`,
 `free` and their kin. It is given back with the program, whatever that has not freed. Where it is full,
 `malloc` gives null.
 */
void jitlite_linker_own_heap(struct jitlite_linker *linker,
                             size_t limit);

/*
 Narrows what is granted together, by the functions above and by libraries, to `count` names and those
 of earlier calls of this.
 */
struct jitlite_error *jitlite_linker_allow(struct jitlite_linker *linker,
                                           const char *const *names,
                                           size_t count);

/*
 Loads a shared library and grants its symbols to programs. It is never unloaded, and is trusted like
 any code.
 */
struct jitlite_error *jitlite_linker_library(struct jitlite_linker *linker,
                                             const char *path);

/*
 Offers a function of the host's, with `param_count` parameters of the types `params` and a result of
 type `result`; null, or a type of kind `JITLITE_VOID`, is `void`. `data` is given to each call of it
 and, when nobody can call it any more, to `finalizer`, which may be null. It is given to that whatever
 happens: also if this fails.

 It fails if there is a symbol of this name already. Programs that declare it with another type cannot
 be linked.
 */
struct jitlite_error *jitlite_linker_func(struct jitlite_linker *linker,
                                          const char *name,
                                          const struct jitlite_type *params,
                                          size_t param_count,
                                          const struct jitlite_type *result,
                                          jitlite_callback callback,
                                          void *data,
                                          jitlite_finalizer finalizer);

/*
 Offers what is at an address: a function or a variable, of whatever type a program declares it with,
 which is not checked. It must be there as long as a program that is made by this linker.
 */
struct jitlite_error *jitlite_linker_define_symbol(struct jitlite_linker *linker,
                                                   const char *name,
                                                   const void *address);

/*
 Offers a variable of the host's, which programs declare as `external global` of type `ty`. It must be
 there as long as a program that is made by this linker, and stand what programs do with it.
 */
struct jitlite_error *jitlite_linker_define_variable(struct jitlite_linker *linker,
                                                     const char *name,
                                                     struct jitlite_type ty,
                                                     void *address);

/*
 Offers what a program exports to those that are made by this linker, which keep it loaded. It must be
 of the same engine.
 */
struct jitlite_error *jitlite_linker_instance(struct jitlite_linker *linker,
                                              const struct jitlite_instance *instance);

/*
 Makes a program of `count` modules that see each other's symbols, and runs their constructors. The
 caller owns the instance.

 This is where the program is trusted. LLVM IR is not a sandbox: its functions can read and write any
 memory of the process.
 */
struct jitlite_error *jitlite_linker_instantiate(const struct jitlite_linker *linker,
                                                 const struct jitlite_module *const *modules,
                                                 size_t count,
                                                 struct jitlite_instance **instance);

/*
 What was noticed of the programs that were linked since this was asked last, although they can be run: an
 error whose diagnostics are warnings, which the caller owns; null if there is nothing.
 */
struct jitlite_error *jitlite_linker_warnings(const struct jitlite_linker *linker);

/*
 Reads a file, which is text or bitcode, and verifies it. `profile` is what it is held to: "llvm",
 "llvmlite", "llvm1", "llvm2002", or "auto", which null stands for. The caller owns the module.
 */
struct jitlite_error *jitlite_module_from_file(const char *path,
                                               const char *profile,
                                               struct jitlite_module **module);

/*
 Verifies a module that is text or bitcode: its first bytes say which. `name` is what diagnostics call
 it. The bytes are copied; text needs no null byte at its end. The rest is as for
 `jitlite_module_from_file`.
 */
struct jitlite_error *jitlite_module_from_bytes(const char *name,
                                                const char *bytes,
                                                size_t len,
                                                const char *profile,
                                                struct jitlite_module **module);

/*
 As `jitlite_module_from_bytes`, with the bodies of functions left for later where it is bitcode: each is read
 and verified when the function is first compiled. What is wrong there ends the call with a
 `JITLITE_TRAP_INVALID`, and nothing that is wrong is run.
 */
struct jitlite_error *jitlite_module_from_bytes_lazily(const char *name,
                                                       const char *bytes,
                                                       size_t len,
                                                       const char *profile,
                                                       struct jitlite_module **module);

/*
 Verifies a text, which ends with a null byte. The rest is as for `jitlite_module_from_bytes`.
 */
struct jitlite_error *jitlite_module_from_text(const char *name,
                                               const char *text,
                                               const char *profile,
                                               struct jitlite_module **module);

/*
 Deletes a module. Null is allowed, and instances that were made of it are none the worse.
 */
void jitlite_module_delete(struct jitlite_module *module);

/*
 The number of symbols that a module declares and does not define, without LLVM's intrinsics.
 */
size_t jitlite_module_import_count(const struct jitlite_module *module);

/*
 One of these symbols; null if there are not so many. It lives as long as the module.
 */
const struct jitlite_symbol *jitlite_module_import(const struct jitlite_module *module,
                                                   size_t index);

/*
 The number of symbols that a module defines for others to see.
 */
size_t jitlite_module_export_count(const struct jitlite_module *module);

/*
 One of these symbols; null if there are not so many. It lives as long as the module.
 */
const struct jitlite_symbol *jitlite_module_export(const struct jitlite_module *module,
                                                   size_t index);

/*
 The canonical text of a module, which parses to the same module; "" of null. It lives as long as the module.
 */
const char *jitlite_module_text(const struct jitlite_module *module);

/*
 Why the program trapped; `JITLITE_TRAP_NONE` of an error of another kind.
 */
enum jitlite_trap_kind jitlite_error_trap(const struct jitlite_error *error);

/*
 Why the program trapped in a word, such as "division-by-zero": the words are those of the command line's
 JSON, and tell apart what `llvm.trap` ("trap") and `llvm.ubsantrap` ("ubsan") have done. "" of an error of
 another kind. It lives as long as the error.
 */
const char *jitlite_error_trap_word(const struct jitlite_error *error);

/*
 Writes to `address` what was accessed, of a trap of kind `JITLITE_TRAP_BAD_ADDRESS` or
 `JITLITE_TRAP_BUS_ERROR`, or else 0. Returns whether that is known.
 */
bool jitlite_error_address(const struct jitlite_error *error,
                           uint64_t *address);

/*
 The function of the host's or of C in which the program has trapped; null if it was none, or has no name.
 It lives as long as the error.
 */
const char *jitlite_error_host_function(const struct jitlite_error *error);

/*
 An error in lines to be shown: a trap as the command line shows it, with the line of the module's text marked
 where it has happened, and with colours for a terminal if `color` says so; of others the message. It lives as
 long as the error.
 */
const char *jitlite_error_rendered(const struct jitlite_error *error,
                                   bool color);

/*
 The number of functions that were being executed when the program trapped. Of a very deep stack the
 middle is missing.
 */
size_t jitlite_error_frame_count(const struct jitlite_error *error);

/*
 One of these functions, of which 0 is the innermost; null if there are not so many. It lives as long
 as the error.
 */
const struct jitlite_frame *jitlite_error_frame(const struct jitlite_error *error,
                                                size_t index);

/*
 How many functions are missing among these; the number of those in front of them is written to `before`,
 which may be null.
 */
size_t jitlite_error_omitted_frames(const struct jitlite_error *error,
                                    size_t *before);

/*
 The type of integers of a width, 1 to 128 bits.
 */
struct jitlite_type jitlite_int_type(uint32_t bits);

/*
 The type of another kind than integers that has no elements.
 */
struct jitlite_type jitlite_type_of_kind(uint32_t kind);

/*
 The type of vectors of `count` elements of type `elem`, which must be there as long as the type is used.
 */
struct jitlite_type jitlite_vector_type(const struct jitlite_type *elem,
                                        size_t count);

/*
 The type of arrays of `count` elements of type `elem`, which must be there as long as the type is used.
 */
struct jitlite_type jitlite_array_type(const struct jitlite_type *elem,
                                       size_t count);

/*
 The type of structs with `count` fields of the types `fields`, which must be there as long as the type is
 used.
 */
struct jitlite_type jitlite_struct_type(const struct jitlite_type *fields,
                                        size_t count);

/*
 Deletes the elements of a value that a function of this interface has given, and makes it one of kind
 `JITLITE_VOID`. Null is allowed, and so is a value that has no elements.
 */
void jitlite_val_delete(struct jitlite_val *value);

/*
 An `i1`.
 */
struct jitlite_val jitlite_i1(bool of);

/*
 An `i8`.
 */
struct jitlite_val jitlite_i8(int8_t of);

/*
 An `i16`.
 */
struct jitlite_val jitlite_i16(int16_t of);

/*
 An `i32`.
 */
struct jitlite_val jitlite_i32(int32_t of);

/*
 An `i64`.
 */
struct jitlite_val jitlite_i64(int64_t of);

/*
 An `i128`, by its low and its high 64 bits.
 */
struct jitlite_val jitlite_i128(uint64_t low,
                                int64_t high);

/*
 A `float`.
 */
struct jitlite_val jitlite_float(float of);

/*
 A `double`.
 */
struct jitlite_val jitlite_double(double of);

/*
 A `ptr`.
 */
struct jitlite_val jitlite_ptr(const void *of);

/*
 The integer, float or pointer of a type that has these bits: what the functions above make, and what has
 no type in C, such as an `i24`, a `half` and an `fp128`.
 */
struct jitlite_val jitlite_of_bits(struct jitlite_type ty,
                                   uint64_t low,
                                   uint64_t high);

/*
 A vector of `count` elements, which it borrows.
 */
struct jitlite_val jitlite_vector(struct jitlite_val *elems,
                                  size_t count);

/*
 An array of `count` elements, which it borrows.
 */
struct jitlite_val jitlite_array(struct jitlite_val *elems,
                                 size_t count);

/*
 A struct of `count` fields, which it borrows; it serves for a packed one, too.
 */
struct jitlite_val jitlite_struct(struct jitlite_val *fields,
                                  size_t count);

/*
 The integer that a value is, with its sign, and cut to 64 bits; 0 of what is no integer.
 */
int64_t jitlite_as_i64(struct jitlite_val value);

/*
 The `float` that a value is; 0 of what is none.
 */
float jitlite_as_float(struct jitlite_val value);

/*
 The `double` that a value is; 0 of what is none.
 */
double jitlite_as_double(struct jitlite_val value);

/*
 The pointer that a value is; null of what is none.
 */
void *jitlite_as_ptr(struct jitlite_val value);

/*
 Deletes a variable. Null is allowed; the program's variable stays what it is.
 */
void jitlite_variable_delete(struct jitlite_variable *variable);

/*
 Where it is, as long as it is not deleted; null of null.
 */
void *jitlite_variable_address(const struct jitlite_variable *variable);

/*
 Its size in bytes; 0 of null.
 */
size_t jitlite_variable_size(const struct jitlite_variable *variable);

/*
 Its type, whose elements live as long as `variable`.
 */
struct jitlite_type jitlite_variable_type(const struct jitlite_variable *variable);

/*
 Its name and its type; null of null. It lives as long as `variable`.
 */
const struct jitlite_symbol *jitlite_variable_symbol(const struct jitlite_variable *variable);

/*
 Whether it is a `constant`, which nobody may write.
 */
bool jitlite_variable_is_constant(const struct jitlite_variable *variable);

/*
 Reads the value of a variable. One that is a vector, array or struct is the caller's, who deletes it by
 `jitlite_val_delete`.
 */
struct jitlite_error *jitlite_variable_get(const struct jitlite_variable *variable,
                                           struct jitlite_val *value);

/*
 Writes it. The value must be of the variable's type.
 */
struct jitlite_error *jitlite_variable_set(const struct jitlite_variable *variable,
                                           struct jitlite_val value);

/*
 Copies `len` bytes of a variable, from byte `offset` on, which must be within it.
 */
struct jitlite_error *jitlite_variable_read(const struct jitlite_variable *variable,
                                            size_t offset,
                                            void *into,
                                            size_t len);

/*
 Copies `len` bytes into a variable, from byte `offset` on, which must be within it.
 */
struct jitlite_error *jitlite_variable_write(const struct jitlite_variable *variable,
                                             size_t offset,
                                             const void *from,
                                             size_t len);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* JITLITE_H */
