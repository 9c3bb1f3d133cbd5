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
 Of what of a function or a call an attribute is; the number of a parameter or argument, from 0, is of that.
 */
typedef enum jitlite_attribute_place {
  /*
   Of the function or call itself.
   */
  JITLITE_AT_ALL = -1,
  /*
   Of the result of a function.
   */
  JITLITE_AT_RESULT = -2,
} jitlite_attribute_place;

/*
 What `jitlite_build_binary` computes.
 */
typedef enum jitlite_binary_op {
  /*
   `add`
   */
  JITLITE_ADD = 0,
  /*
   `sub`
   */
  JITLITE_SUB,
  /*
   `mul`
   */
  JITLITE_MUL,
  /*
   `udiv`
   */
  JITLITE_UDIV,
  /*
   `sdiv`
   */
  JITLITE_SDIV,
  /*
   `urem`
   */
  JITLITE_UREM,
  /*
   `srem`
   */
  JITLITE_SREM,
  /*
   `shl`
   */
  JITLITE_SHL,
  /*
   `lshr`
   */
  JITLITE_LSHR,
  /*
   `ashr`
   */
  JITLITE_ASHR,
  /*
   `and`
   */
  JITLITE_AND,
  /*
   `or`
   */
  JITLITE_OR,
  /*
   `xor`
   */
  JITLITE_XOR,
  /*
   `fadd`
   */
  JITLITE_FADD,
  /*
   `fsub`
   */
  JITLITE_FSUB,
  /*
   `fmul`
   */
  JITLITE_FMUL,
  /*
   `fdiv`
   */
  JITLITE_FDIV,
  /*
   `frem`
   */
  JITLITE_FREM,
} jitlite_binary_op;

/*
 A conversion.
 */
typedef enum jitlite_cast_op {
  /*
   `trunc`
   */
  JITLITE_TRUNC = 0,
  /*
   `zext`
   */
  JITLITE_ZEXT,
  /*
   `sext`
   */
  JITLITE_SEXT,
  /*
   `fptrunc`
   */
  JITLITE_FPTRUNC,
  /*
   `fpext`
   */
  JITLITE_FPEXT,
  /*
   `fptoui`
   */
  JITLITE_FPTOUI,
  /*
   `fptosi`
   */
  JITLITE_FPTOSI,
  /*
   `uitofp`
   */
  JITLITE_UITOFP,
  /*
   `sitofp`
   */
  JITLITE_SITOFP,
  /*
   `ptrtoint`
   */
  JITLITE_PTRTOINT,
  /*
   `inttoptr`
   */
  JITLITE_INTTOPTR,
  /*
   `ptrtoaddr`
   */
  JITLITE_PTRTOADDR,
  /*
   `bitcast`
   */
  JITLITE_BITCAST,
  /*
   `addrspacecast`
   */
  JITLITE_ADDRSPACECAST,
} jitlite_cast_op;

/*
 What a clause of a `landingpad` is.
 */
typedef enum jitlite_clause_kind {
  /*
   It is entered for every exception, to clean up.
   */
  JITLITE_CLAUSE_CLEANUP = 0,
  /*
   Exceptions of this type; null is all.
   */
  JITLITE_CLAUSE_CATCH,
  /*
   Exceptions of none of the types of this array.
   */
  JITLITE_CLAUSE_FILTER,
} jitlite_clause_kind;

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
 Flags of instructions on floats. They share bits with those on integers, for no instruction has both.
 */
typedef enum jitlite_fast_flag {
  /*
   `nnan`
   */
  JITLITE_NNAN = 1,
  /*
   `ninf`
   */
  JITLITE_NINF = 2,
  /*
   `nsz`
   */
  JITLITE_NSZ = 4,
  /*
   `arcp`
   */
  JITLITE_ARCP = 8,
  /*
   `contract`
   */
  JITLITE_CONTRACT = 16,
  /*
   `afn`
   */
  JITLITE_AFN = 32,
  /*
   `reassoc`
   */
  JITLITE_REASSOC = 64,
  /*
   All of them.
   */
  JITLITE_FAST = 127,
} jitlite_fast_flag;

/*
 The condition of a comparison of floats.
 */
typedef enum jitlite_fcmp_cond {
  /*
   `false`
   */
  JITLITE_FCMP_FALSE = 0,
  /*
   `oeq`
   */
  JITLITE_FCMP_OEQ,
  /*
   `ogt`
   */
  JITLITE_FCMP_OGT,
  /*
   `oge`
   */
  JITLITE_FCMP_OGE,
  /*
   `olt`
   */
  JITLITE_FCMP_OLT,
  /*
   `ole`
   */
  JITLITE_FCMP_OLE,
  /*
   `one`
   */
  JITLITE_FCMP_ONE,
  /*
   `ord`
   */
  JITLITE_FCMP_ORD,
  /*
   `ueq`
   */
  JITLITE_FCMP_UEQ,
  /*
   `ugt`
   */
  JITLITE_FCMP_UGT,
  /*
   `uge`
   */
  JITLITE_FCMP_UGE,
  /*
   `ult`
   */
  JITLITE_FCMP_ULT,
  /*
   `ule`
   */
  JITLITE_FCMP_ULE,
  /*
   `une`
   */
  JITLITE_FCMP_UNE,
  /*
   `uno`
   */
  JITLITE_FCMP_UNO,
  /*
   `true`
   */
  JITLITE_FCMP_TRUE,
} jitlite_fcmp_cond;

/*
 Flags of instructions on integers.
 */
typedef enum jitlite_flag {
  /*
   `nuw`
   */
  JITLITE_NUW = 1,
  /*
   `nsw`
   */
  JITLITE_NSW = 2,
  /*
   `exact`
   */
  JITLITE_EXACT = 4,
  /*
   `disjoint`
   */
  JITLITE_DISJOINT = 8,
  /*
   `nneg`
   */
  JITLITE_NNEG = 16,
  /*
   `samesign`
   */
  JITLITE_SAMESIGN = 32,
} jitlite_flag;

/*
 Flags of `getelementptr`.
 */
typedef enum jitlite_gep_flag {
  /*
   `inbounds`
   */
  JITLITE_GEP_INBOUNDS = 1,
  /*
   `nusw`
   */
  JITLITE_GEP_NUSW = 2,
  /*
   `nuw`
   */
  JITLITE_GEP_NUW = 4,
} jitlite_gep_flag;

/*
 The condition of a comparison of integers or pointers.
 */
typedef enum jitlite_icmp_cond {
  /*
   `eq`
   */
  JITLITE_ICMP_EQ = 0,
  /*
   `ne`
   */
  JITLITE_ICMP_NE,
  /*
   `ugt`
   */
  JITLITE_ICMP_UGT,
  /*
   `uge`
   */
  JITLITE_ICMP_UGE,
  /*
   `ult`
   */
  JITLITE_ICMP_ULT,
  /*
   `ule`
   */
  JITLITE_ICMP_ULE,
  /*
   `sgt`
   */
  JITLITE_ICMP_SGT,
  /*
   `sge`
   */
  JITLITE_ICMP_SGE,
  /*
   `slt`
   */
  JITLITE_ICMP_SLT,
  /*
   `sle`
   */
  JITLITE_ICMP_SLE,
} jitlite_icmp_cond;

/*
 The types that have no parts and are no integers.
 */
typedef enum jitlite_ir_kind {
  /*
   `void`
   */
  JITLITE_IR_VOID = 0,
  /*
   `half`
   */
  JITLITE_IR_HALF,
  /*
   `bfloat`
   */
  JITLITE_IR_BFLOAT,
  /*
   `float`
   */
  JITLITE_IR_FLOAT,
  /*
   `double`
   */
  JITLITE_IR_DOUBLE,
  /*
   `x86_fp80`
   */
  JITLITE_IR_X86_FP80,
  /*
   `fp128`
   */
  JITLITE_IR_FP128,
  /*
   `ptr`
   */
  JITLITE_IR_PTR,
  /*
   `token`
   */
  JITLITE_IR_TOKEN,
  /*
   `metadata`
   */
  JITLITE_IR_METADATA,
} jitlite_ir_kind;

/*
 How a symbol links.
 */
typedef enum jitlite_linkage {
  /*
   `external`
   */
  JITLITE_LINKAGE_EXTERNAL = 0,
  /*
   `private`
   */
  JITLITE_LINKAGE_PRIVATE,
  /*
   `internal`
   */
  JITLITE_LINKAGE_INTERNAL,
  /*
   `available_externally`
   */
  JITLITE_LINKAGE_AVAILABLE_EXTERNALLY,
  /*
   `linkonce`
   */
  JITLITE_LINKAGE_LINKONCE,
  /*
   `linkonce_odr`
   */
  JITLITE_LINKAGE_LINKONCE_ODR,
  /*
   `weak`
   */
  JITLITE_LINKAGE_WEAK,
  /*
   `weak_odr`
   */
  JITLITE_LINKAGE_WEAK_ODR,
  /*
   `common`
   */
  JITLITE_LINKAGE_COMMON,
  /*
   `appending`
   */
  JITLITE_LINKAGE_APPENDING,
  /*
   `extern_weak`
   */
  JITLITE_LINKAGE_EXTERN_WEAK,
} jitlite_linkage;

/*
 An atomic ordering.
 */
typedef enum jitlite_ordering {
  /*
   None.
   */
  JITLITE_NOT_ATOMIC = 0,
  /*
   `unordered`
   */
  JITLITE_UNORDERED,
  /*
   `monotonic`
   */
  JITLITE_MONOTONIC,
  /*
   `acquire`
   */
  JITLITE_ACQUIRE,
  /*
   `release`
   */
  JITLITE_RELEASE,
  /*
   `acq_rel`
   */
  JITLITE_ACQ_REL,
  /*
   `seq_cst`
   */
  JITLITE_SEQ_CST,
} jitlite_ordering;

/*
 What `jitlite_build_atomic_rmw` does.
 */
typedef enum jitlite_rmw_op {
  /*
   `xchg`
   */
  JITLITE_RMW_XCHG = 0,
  /*
   `add`
   */
  JITLITE_RMW_ADD,
  /*
   `sub`
   */
  JITLITE_RMW_SUB,
  /*
   `and`
   */
  JITLITE_RMW_AND,
  /*
   `nand`
   */
  JITLITE_RMW_NAND,
  /*
   `or`
   */
  JITLITE_RMW_OR,
  /*
   `xor`
   */
  JITLITE_RMW_XOR,
  /*
   `max`
   */
  JITLITE_RMW_MAX,
  /*
   `min`
   */
  JITLITE_RMW_MIN,
  /*
   `umax`
   */
  JITLITE_RMW_UMAX,
  /*
   `umin`
   */
  JITLITE_RMW_UMIN,
  /*
   `fadd`
   */
  JITLITE_RMW_FADD,
  /*
   `fsub`
   */
  JITLITE_RMW_FSUB,
  /*
   `fmax`
   */
  JITLITE_RMW_FMAX,
  /*
   `fmin`
   */
  JITLITE_RMW_FMIN,
  /*
   `fmaximum`
   */
  JITLITE_RMW_FMAXIMUM,
  /*
   `fminimum`
   */
  JITLITE_RMW_FMINIMUM,
  /*
   `uinc_wrap`
   */
  JITLITE_RMW_UINC_WRAP,
  /*
   `udec_wrap`
   */
  JITLITE_RMW_UDEC_WRAP,
  /*
   `usub_cond`
   */
  JITLITE_RMW_USUB_COND,
  /*
   `usub_sat`
   */
  JITLITE_RMW_USUB_SAT,
} jitlite_rmw_op;

/*
 Whether a call is a tail call.
 */
typedef enum jitlite_tail_kind {
  /*
   It is a call like any other.
   */
  JITLITE_TAIL_NONE = 0,
  /*
   `tail`
   */
  JITLITE_TAIL_TAIL,
  /*
   `musttail`
   */
  JITLITE_TAIL_MUST,
  /*
   `notail`
   */
  JITLITE_TAIL_NOT,
} jitlite_tail_kind;

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
   A function was called, or a variable accessed, that is defined nowhere.
   */
  JITLITE_TRAP_UNDEFINED,
  /*
   A host function returned an error.
   */
  JITLITE_TRAP_HOST,
  /*
   Memory was given back to the program's own heap that is not a block which is in use.
   */
  JITLITE_TRAP_BAD_FREE,
  /*
   A checked program has done what the language leaves undefined.
   */
  JITLITE_TRAP_FINDING,
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
 What `jitlite_build_unary` computes.
 */
typedef enum jitlite_unary_op {
  /*
   `sub 0, value`
   */
  JITLITE_NEG = 0,
  /*
   `xor value, -1`
   */
  JITLITE_NOT,
  /*
   `fneg`
   */
  JITLITE_FNEG,
  /*
   `freeze`
   */
  JITLITE_FREEZE,
} jitlite_unary_op;

/*
 Who sees a symbol.
 */
typedef enum jitlite_visibility {
  /*
   `default`
   */
  JITLITE_VISIBILITY_DEFAULT = 0,
  /*
   `hidden`
   */
  JITLITE_VISIBILITY_HIDDEN,
  /*
   `protected`
   */
  JITLITE_VISIBILITY_PROTECTED,
} jitlite_visibility;

/*
 Builds a module without text: its functions are named `jitlite_builder_...`, and `jitlite_build_...` those that
 put an instruction into the block that it is at.

 What it gives out (types, values, blocks) are numbers, which need not be deleted, are good for this builder
 alone, and are 0 where there is no builder. None of its functions fails: what is wrong, whether it is a null
 string, a value of another builder or an operand of another type, is noted, and `jitlite_builder_finish` says
 all of it, naming the instructions. What is given to a function is borrowed for the time of the call, strings and
 arrays too. Not to be used by two threads at once.
 */
typedef struct jitlite_builder jitlite_builder;

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

/*
 A value of a builder: a constant, a function or variable (which as a value is its address), a parameter, or an
 instruction. An instruction without a result, such as a `store`, can be given to what sets flags and the
 like, and not to instructions.
 */
typedef struct jitlite_ir_value {
  /*
   Its number; 0 is none.
   */
  uint64_t id;
} jitlite_ir_value;

/*
 A type of a builder.
 */
typedef struct jitlite_ir_type {
  /*
   Its number; 0 is none.
   */
  uint64_t id;
} jitlite_ir_type;

/*
 A block of a function that is being built.
 */
typedef struct jitlite_ir_block {
  /*
   Its number; 0 is none.
   */
  uint64_t id;
} jitlite_ir_block;

/*
 What a `landingpad` takes.
 */
typedef struct jitlite_clause {
  /*
   A `jitlite_clause_kind`.
   */
  uint32_t kind;
  /*
   The type or the array of types; of a cleanup it is not looked at.
   */
  struct jitlite_ir_value value;
} jitlite_clause;

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
 Sets what runs functions: "interp", "reference", "baseline", "opt" or, by default, "auto". Without the library's
 feature `opt` there is no engine "opt", and "auto" is "baseline".
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
 Sets what programs are tested for while they run that the language leaves undefined: whether accesses lie within living
 objects, whether values are defined where they have to be, and whether what attributes and assumptions promise is kept. Such a thing ends the call with a trap of kind
 `JITLITE_TRAP_FINDING`. They are tested for nothing unless this says so.
 */
void jitlite_config_set_checked(struct jitlite_config *config,
                                bool memory,
                                bool values,
                                bool promises);

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
 lives as long as `error`, has the kind of the error that was returned, and the data that the host has given that.
 A host function that returns the trap of a call which it has made, without data of the host's, passes it on: then
 there is no other error, and the trap that it was ends this call, too, with the frames of both.
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
 Gives the calls of a function so many bytes of stack, 64 KiB at least, and not as many as its engine's settings say;
 0 takes that back. Using more is a `JITLITE_TRAP_STACK_OVERFLOW`. Such a call has a stack for itself, also within a
 call of another function; calls within it share that, unless they have a size of their own. Calls by
 `jitlite_func_pointer` are not meant. Not to be used while another thread uses the function.
 */
void jitlite_func_set_stack_size(struct jitlite_func *func,
                                 size_t bytes);

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
 Where the live values of statepoints, stack maps and patch points are, in the machine code that there is so far, as LLVM
 writes it to the section `.llvm_stackmaps`, version 3: copied to `to`, as far as it has `room`. `*size` becomes the number
 of its bytes. Functions that are interpreted have none.
 */
struct jitlite_error *jitlite_instance_stack_maps(const struct jitlite_instance *instance,
                                                  uint8_t *to,
                                                  size_t room,
                                                  size_t *size);

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
 `JITLITE_TRAP_INTERRUPTED`, until `jitlite_instance_clear_interrupt`. They end also where they are in the code of
 programs that this one is linked with, where calls that others have made go on. Nothing happens if the program
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
 it. They end also in programs that this one is linked with. The deadline keeps the program loaded.
 It is an error where the engine is not interruptible.
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
 Sets whether libraries of the process use what programs define that are made from now on, in the place of what they
 have by the same name, until the program is dropped. They do not, unless it is said here and programs may use
 symbols of the process. The C library, the unwinder and the library of jitlite itself never do, and nobody uses a
 program's `malloc`. What is left out is a warning.
 */
void jitlite_linker_interpose(struct jitlite_linker *linker,
                              bool interpose);

/*
 Gives each program that is made from now on a heap of its own, of at most `limit` bytes, behind `malloc`,
 `free` and their kin. It is given back with the program, whatever that has not freed. Where it is full,
 `malloc` gives null. Without the library's feature `own-heap` no such program can be made.
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
 Writes to `address` what was accessed or given back, of a trap of kind `JITLITE_TRAP_BAD_ADDRESS`,
 `JITLITE_TRAP_BUS_ERROR` or `JITLITE_TRAP_BAD_FREE`, or else 0. Returns whether that is known.
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
 How many bytes the object that is there has, from the variable on; 0 of null, and where that is not known, so that
 nothing can be read or written: of a symbol that was offered by its address alone.
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
 Whether it is a `constant`, which nobody may write, or as good as one: `private` or `internal`, and written nowhere
 in its module.
 */
bool jitlite_variable_is_constant(const struct jitlite_variable *variable);

/*
 Reads the value of a variable. One that is a vector, array or struct is the caller's, who deletes it by
 `jitlite_val_delete`.
 */
struct jitlite_error *jitlite_variable_get(const struct jitlite_variable *variable,
                                           struct jitlite_val *value);

/*
 Writes it. The value must be of the variable's type. What is a pointer must be one that the program may follow.
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

/*
 Makes a builder of an empty module. `name` is what diagnostics, traps and debuggers call its text. The caller
 owns the builder.
 */
struct jitlite_error *jitlite_builder_new(const char *name,
                                          struct jitlite_builder **builder);

/*
 Deletes a builder, finished or not. Null is allowed, and its module is none the worse.
 */
void jitlite_builder_delete(struct jitlite_builder *builder);

/*
 Gives what was built as a module, verified, which the caller owns and instantiates like one that was read. Its
 text is `jitlite_module_text`; lines of traps are those of that text.

 It fails if the module is not valid, or if a function of the builder was given what does not fit: the error's
 diagnostics name the function and the block and show the instruction in the text. Whether it fails or not, the
 builder is finished then: it makes nothing any more, and is still the caller's to delete.
 */
struct jitlite_error *jitlite_builder_finish(struct jitlite_builder *builder,
                                             struct jitlite_module **module);

/*
 The text of what was built so far, which need not be valid; "" of null and of a finished builder. It lives
 until this is called again, or the builder is deleted.
 */
const char *jitlite_builder_text(struct jitlite_builder *builder);

/*
 Sets `target triple`.
 */
void jitlite_builder_set_triple(struct jitlite_builder *builder,
                                const char *triple);

/*
 Sets `target datalayout`.
 */
void jitlite_builder_set_data_layout(struct jitlite_builder *builder,
                                     const char *layout);

/*
 Names the file that lines (`jitlite_builder_set_line`) are of, once for a module, before the first line; else it
 is called as the module is.
 */
void jitlite_builder_set_source_file(struct jitlite_builder *builder,
                                     const char *path);

/*
 The integer `value` of an integer type, or of a vector of them, all of whose elements it then is; of a
 floating-point type, the number that is equal to it. It must fit in the type, with a sign or without.
 */
struct jitlite_ir_value jitlite_builder_int(struct jitlite_builder *builder,
                                            struct jitlite_ir_type ty,
                                            int64_t value);

/*
 The integer of an integer type whose magnitude has these 64-bit words, the lowest first, and which is negative or
 not: for what `jitlite_builder_int` has no room for. It must fit in the type, with a sign or without.
 */
struct jitlite_ir_value jitlite_builder_int_of_words(struct jitlite_builder *builder,
                                                     struct jitlite_ir_type ty,
                                                     bool negative,
                                                     const uint64_t *words,
                                                     size_t count);

/*
 A number of a floating-point type, or of a vector of them, rounded to it.
 */
struct jitlite_ir_value jitlite_builder_float(struct jitlite_builder *builder,
                                              struct jitlite_ir_type ty,
                                              double value);

/*
 The zero of any type: `0`, `0.0`, `null`, `zeroinitializer`.
 */
struct jitlite_ir_value jitlite_builder_zero(struct jitlite_builder *builder,
                                             struct jitlite_ir_type ty);

/*
 `undef`
 */
struct jitlite_ir_value jitlite_builder_undef(struct jitlite_builder *builder,
                                              struct jitlite_ir_type ty);

/*
 `poison`
 */
struct jitlite_ir_value jitlite_builder_poison(struct jitlite_builder *builder,
                                               struct jitlite_ir_type ty);

/*
 `c"..."`: an array of `len` bytes, which are copied. Nothing is added behind them.
 */
struct jitlite_ir_value jitlite_builder_bytes(struct jitlite_builder *builder,
                                              const char *bytes,
                                              size_t len);

/*
 An array, a vector or a struct, named or not, of a type, made of `count` constants.
 */
struct jitlite_ir_value jitlite_builder_aggregate(struct jitlite_builder *builder,
                                                  struct jitlite_ir_type ty,
                                                  const struct jitlite_ir_value *elems,
                                                  size_t count);

/*
 The constant expression `op (T value to ty)`, with a `jitlite_cast_op`.
 */
struct jitlite_ir_value jitlite_builder_const_cast(struct jitlite_builder *builder,
                                                   uint32_t op,
                                                   struct jitlite_ir_value value,
                                                   struct jitlite_ir_type ty);

/*
 The constant expression `op (T a, T b)`, with a `jitlite_binary_op`.
 */
struct jitlite_ir_value jitlite_builder_const_binary(struct jitlite_builder *builder,
                                                     uint32_t op,
                                                     struct jitlite_ir_value a,
                                                     struct jitlite_ir_value b);

/*
 The constant expression `getelementptr (source, base, indices)`. `flags` are of `jitlite_gep_flag`, or 0.
 */
struct jitlite_ir_value jitlite_builder_const_gep(struct jitlite_builder *builder,
                                                  struct jitlite_ir_type source,
                                                  struct jitlite_ir_value base,
                                                  const struct jitlite_ir_value *indices,
                                                  size_t count,
                                                  uint32_t flags);

/*
 `asm sideeffect "text", "constraints"` in the AT&T dialect, to be called by `jitlite_build_call_indirect`.
 */
struct jitlite_ir_value jitlite_builder_inline_asm(struct jitlite_builder *builder,
                                                   const char *text,
                                                   const char *constraints);

/*
 `call result @function(arguments)`
 */
struct jitlite_ir_value jitlite_build_call(struct jitlite_builder *builder,
                                           struct jitlite_ir_value function,
                                           const struct jitlite_ir_value *args,
                                           size_t count);

/*
 A call of a function by its address, or of inline assembly; `ty` is the type of the function.
 */
struct jitlite_ir_value jitlite_build_call_indirect(struct jitlite_builder *builder,
                                                    struct jitlite_ir_type ty,
                                                    struct jitlite_ir_value callee,
                                                    const struct jitlite_ir_value *args,
                                                    size_t count);

/*
 `invoke result @function(arguments) to label normal unwind label unwind`
 */
struct jitlite_ir_value jitlite_build_invoke(struct jitlite_builder *builder,
                                             struct jitlite_ir_value function,
                                             const struct jitlite_ir_value *args,
                                             size_t count,
                                             struct jitlite_ir_block normal,
                                             struct jitlite_ir_block unwind);

/*
 The same of a function by its address.
 */
struct jitlite_ir_value jitlite_build_invoke_indirect(struct jitlite_builder *builder,
                                                      struct jitlite_ir_type ty,
                                                      struct jitlite_ir_value callee,
                                                      const struct jitlite_ir_value *args,
                                                      size_t count,
                                                      struct jitlite_ir_block normal,
                                                      struct jitlite_ir_block unwind);

/*
 A call of `llvm.memcpy`: copies `len` bytes, an `i64`, between places that do not overlap.
 */
struct jitlite_ir_value jitlite_build_memcpy(struct jitlite_builder *builder,
                                             struct jitlite_ir_value to,
                                             struct jitlite_ir_value from,
                                             struct jitlite_ir_value len);

/*
 A call of `llvm.memmove`: copies `len` bytes, an `i64`.
 */
struct jitlite_ir_value jitlite_build_memmove(struct jitlite_builder *builder,
                                              struct jitlite_ir_value to,
                                              struct jitlite_ir_value from,
                                              struct jitlite_ir_value len);

/*
 A call of `llvm.memset`: sets `len` bytes, an `i64`, to `byte`, an `i8`.
 */
struct jitlite_ir_value jitlite_build_memset(struct jitlite_builder *builder,
                                             struct jitlite_ir_value to,
                                             struct jitlite_ir_value byte,
                                             struct jitlite_ir_value len);

/*
 `landingpad ty clauses`, the first instruction behind the `phi`s of a block that `invoke`s unwind to.
 */
struct jitlite_ir_value jitlite_build_landing_pad(struct jitlite_builder *builder,
                                                  struct jitlite_ir_type ty,
                                                  const struct jitlite_clause *clauses,
                                                  size_t count);

/*
 `resume T value`: the exception goes on.
 */
struct jitlite_ir_value jitlite_build_resume(struct jitlite_builder *builder,
                                             struct jitlite_ir_value value);

/*
 `br label to`
 */
struct jitlite_ir_value jitlite_build_br(struct jitlite_builder *builder,
                                         struct jitlite_ir_block to);

/*
 `br i1 cond, label then, label otherwise`
 */
struct jitlite_ir_value jitlite_build_cond_br(struct jitlite_builder *builder,
                                              struct jitlite_ir_value cond,
                                              struct jitlite_ir_block then,
                                              struct jitlite_ir_block otherwise);

/*
 `switch T value, label otherwise []`; cases are added one by one by `jitlite_builder_add_case`.
 */
struct jitlite_ir_value jitlite_build_switch(struct jitlite_builder *builder,
                                             struct jitlite_ir_value value,
                                             struct jitlite_ir_block otherwise);

/*
 `ret T value`
 */
struct jitlite_ir_value jitlite_build_ret(struct jitlite_builder *builder,
                                          struct jitlite_ir_value value);

/*
 `ret void`
 */
struct jitlite_ir_value jitlite_build_ret_void(struct jitlite_builder *builder);

/*
 `unreachable`: being here is a mistake of the program.
 */
struct jitlite_ir_value jitlite_build_unreachable(struct jitlite_builder *builder);

/*
 Parameter number `n` of a function, from 0.
 */
struct jitlite_ir_value jitlite_builder_param(struct jitlite_builder *builder,
                                              struct jitlite_ir_value function,
                                              size_t n);

/*
 A new block of a function, to go to and to be filled later. It is `%name`, or has a number where that is empty or
 null. It makes a definition of the function. Blocks stand in the order in which the builder was first switched to
 them, and the first is the entry.
 */
struct jitlite_ir_block jitlite_builder_block(struct jitlite_builder *builder,
                                              struct jitlite_ir_value function,
                                              const char *name);

/*
 Puts what comes next into a block, behind what is there already.
 */
void jitlite_builder_switch_to(struct jitlite_builder *builder,
                               struct jitlite_ir_block block);

/*
 The block that instructions are put into; 0 if the builder is at none.
 */
struct jitlite_ir_block jitlite_builder_current_block(struct jitlite_builder *builder);

/*
 Whether the block that the builder is at has its terminator: then nothing more can be put into it.
 */
bool jitlite_builder_is_terminated(struct jitlite_builder *builder);

/*
 The type of a value.
 */
struct jitlite_ir_type jitlite_builder_type_of(struct jitlite_builder *builder,
                                               struct jitlite_ir_value value);

/*
 The source line and column, both from 1, of the instructions that come next in the current function, up to the
 next call of this for it. A trap there names them. A column of 0 is not shown.
 */
void jitlite_builder_set_line(struct jitlite_builder *builder,
                              uint32_t line,
                              uint32_t column);

/*
 Gives a parameter or the result of an instruction a name; a number is added to one that is taken. An empty name
 takes it away.
 */
void jitlite_builder_set_name(struct jitlite_builder *builder,
                              struct jitlite_ir_value value,
                              const char *name);

/*
 Says what a `phi` is where control comes from a block.
 */
void jitlite_builder_add_incoming(struct jitlite_builder *builder,
                                  struct jitlite_ir_value phi,
                                  struct jitlite_ir_value value,
                                  struct jitlite_ir_block from);

/*
 Adds a case, a constant, to a `switch`.
 */
void jitlite_builder_add_case(struct jitlite_builder *builder,
                              struct jitlite_ir_value switch_,
                              struct jitlite_ir_value value,
                              struct jitlite_ir_block to);

/*
 Sets the flags, of `jitlite_flag` or `jitlite_fast_flag`, of arithmetic, a comparison, a cast, `select`, `phi` or a call.
 */
void jitlite_builder_set_flags(struct jitlite_builder *builder,
                               struct jitlite_ir_value value,
                               uint32_t flags);

/*
 Sets the flags, of `jitlite_gep_flag`, of `getelementptr`.
 */
void jitlite_builder_set_gep_flags(struct jitlite_builder *builder,
                                   struct jitlite_ir_value value,
                                   uint32_t flags);

/*
 Sets the alignment, in bytes, of `alloca`, `load`, `store`, `cmpxchg` or `atomicrmw`.
 */
void jitlite_builder_set_align(struct jitlite_builder *builder,
                               struct jitlite_ir_value value,
                               uint64_t bytes);

/*
 Makes a `load`, `store`, `cmpxchg` or `atomicrmw` volatile.
 */
void jitlite_builder_set_volatile(struct jitlite_builder *builder,
                                  struct jitlite_ir_value value);

/*
 Makes a `load` or a `store` atomic, with a `jitlite_ordering` and an alignment in bytes.
 */
void jitlite_builder_set_atomic(struct jitlite_builder *builder,
                                struct jitlite_ir_value value,
                                uint32_t ordering,
                                uint64_t align);

/*
 Makes a call a tail call or none, as a `jitlite_tail_kind`.
 */
void jitlite_builder_set_tail(struct jitlite_builder *builder,
                              struct jitlite_ir_value call,
                              uint32_t tail);

/*
 `op T a, b`, with a `jitlite_binary_op`. Flags are given to the result by `jitlite_builder_set_flags`.
 */
struct jitlite_ir_value jitlite_build_binary(struct jitlite_builder *builder,
                                             uint32_t op,
                                             struct jitlite_ir_value a,
                                             struct jitlite_ir_value b);

/*
 `op T value`, with a `jitlite_unary_op`.
 */
struct jitlite_ir_value jitlite_build_unary(struct jitlite_builder *builder,
                                            uint32_t op,
                                            struct jitlite_ir_value value);

/*
 `icmp cond T a, b`, with a `jitlite_icmp_cond`: an `i1`, or a vector of them.
 */
struct jitlite_ir_value jitlite_build_icmp(struct jitlite_builder *builder,
                                           uint32_t op,
                                           struct jitlite_ir_value a,
                                           struct jitlite_ir_value b);

/*
 `fcmp cond T a, b`, with a `jitlite_fcmp_cond`: an `i1`, or a vector of them.
 */
struct jitlite_ir_value jitlite_build_fcmp(struct jitlite_builder *builder,
                                           uint32_t op,
                                           struct jitlite_ir_value a,
                                           struct jitlite_ir_value b);

/*
 `op T value to ty`, with a `jitlite_cast_op`.
 */
struct jitlite_ir_value jitlite_build_cast(struct jitlite_builder *builder,
                                           uint32_t op,
                                           struct jitlite_ir_value value,
                                           struct jitlite_ir_type ty);

/*
 `select i1 cond, T then, T otherwise`
 */
struct jitlite_ir_value jitlite_build_select(struct jitlite_builder *builder,
                                             struct jitlite_ir_value cond,
                                             struct jitlite_ir_value then,
                                             struct jitlite_ir_value otherwise);

/*
 `phi ty`, whose incoming values are added by `jitlite_builder_add_incoming` as they become known. It is put at the
 head of the current block, behind the ones that are there.
 */
struct jitlite_ir_value jitlite_build_phi(struct jitlite_builder *builder,
                                          struct jitlite_ir_type ty);

/*
 `extractvalue T aggregate, indices`
 */
struct jitlite_ir_value jitlite_build_extract_value(struct jitlite_builder *builder,
                                                    struct jitlite_ir_value aggregate,
                                                    const uint32_t *indices,
                                                    size_t count);

/*
 `insertvalue T aggregate, U elem, indices`
 */
struct jitlite_ir_value jitlite_build_insert_value(struct jitlite_builder *builder,
                                                   struct jitlite_ir_value aggregate,
                                                   struct jitlite_ir_value elem,
                                                   const uint32_t *indices,
                                                   size_t count);

/*
 `extractelement T vector, U index`
 */
struct jitlite_ir_value jitlite_build_extract_element(struct jitlite_builder *builder,
                                                      struct jitlite_ir_value vector,
                                                      struct jitlite_ir_value index);

/*
 `insertelement T vector, U elem, V index`
 */
struct jitlite_ir_value jitlite_build_insert_element(struct jitlite_builder *builder,
                                                     struct jitlite_ir_value vector,
                                                     struct jitlite_ir_value elem,
                                                     struct jitlite_ir_value index);

/*
 `shufflevector T a, T b, mask`: for each element of the result the number of one of both vectors, or -1 for `poison`.
 */
struct jitlite_ir_value jitlite_build_shuffle(struct jitlite_builder *builder,
                                              struct jitlite_ir_value a,
                                              struct jitlite_ir_value b,
                                              const int32_t *mask,
                                              size_t count);

/*
 A local variable: an `alloca` at the head of the entry block, wherever the builder is. The optimizer keeps in registers
 what only `load` and `store` use.
 */
struct jitlite_ir_value jitlite_build_local_variable(struct jitlite_builder *builder,
                                                     struct jitlite_ir_type ty);

/*
 `alloca ty`, here: each time that it is executed it is another one.
 */
struct jitlite_ir_value jitlite_build_alloca(struct jitlite_builder *builder,
                                             struct jitlite_ir_type ty);

/*
 `alloca ty, T count`, here.
 */
struct jitlite_ir_value jitlite_build_alloca_array(struct jitlite_builder *builder,
                                                   struct jitlite_ir_type ty,
                                                   struct jitlite_ir_value count);

/*
 `load ty, ptr address`
 */
struct jitlite_ir_value jitlite_build_load(struct jitlite_builder *builder,
                                           struct jitlite_ir_type ty,
                                           struct jitlite_ir_value address);

/*
 `store T value, ptr address`
 */
struct jitlite_ir_value jitlite_build_store(struct jitlite_builder *builder,
                                            struct jitlite_ir_value value,
                                            struct jitlite_ir_value address);

/*
 `getelementptr source, ptr base, indices`. Flags are given to it by `jitlite_builder_set_gep_flags`.
 */
struct jitlite_ir_value jitlite_build_gep(struct jitlite_builder *builder,
                                          struct jitlite_ir_type source,
                                          struct jitlite_ir_value base,
                                          const struct jitlite_ir_value *indices,
                                          size_t count);

/*
 `getelementptr inbounds source, ptr base, i32 0, i32 n`: the address of field number `n` of a struct, from 0.
 */
struct jitlite_ir_value jitlite_build_field(struct jitlite_builder *builder,
                                            struct jitlite_ir_type source,
                                            struct jitlite_ir_value base,
                                            uint32_t n);

/*
 `getelementptr inbounds elem, ptr base, T index`: the address of an element of an array.
 */
struct jitlite_ir_value jitlite_build_element(struct jitlite_builder *builder,
                                              struct jitlite_ir_type elem,
                                              struct jitlite_ir_value base,
                                              struct jitlite_ir_value index);

/*
 `va_arg ptr list, ty`
 */
struct jitlite_ir_value jitlite_build_va_arg(struct jitlite_builder *builder,
                                             struct jitlite_ir_value list,
                                             struct jitlite_ir_type ty);

/*
 `fence ordering`, with a `jitlite_ordering`.
 */
struct jitlite_ir_value jitlite_build_fence(struct jitlite_builder *builder,
                                            uint32_t ordering);

/*
 `cmpxchg ptr address, T expected, T new success failure`, each a `jitlite_ordering`: a struct of what was there, and
 whether it was what was expected.
 */
struct jitlite_ir_value jitlite_build_cmpxchg(struct jitlite_builder *builder,
                                              struct jitlite_ir_value address,
                                              struct jitlite_ir_value expected,
                                              struct jitlite_ir_value replacement,
                                              uint32_t success,
                                              uint32_t failure);

/*
 `atomicrmw op ptr address, T value ordering`, with a `jitlite_rmw_op` and a `jitlite_ordering`: what was there before.
 */
struct jitlite_ir_value jitlite_build_atomic_rmw(struct jitlite_builder *builder,
                                                 uint32_t op,
                                                 struct jitlite_ir_value address,
                                                 struct jitlite_ir_value value,
                                                 uint32_t ordering);

/*
 `declare result @name(params)`, or, with varargs, `(params, ...)`. The function of a name that is there already, if
 it is of the same type; another type is an error. `jitlite_builder_block` defines it.
 */
struct jitlite_ir_value jitlite_builder_function(struct jitlite_builder *builder,
                                                 const char *name,
                                                 struct jitlite_ir_type result,
                                                 const struct jitlite_ir_type *params,
                                                 size_t param_count,
                                                 bool varargs);

/*
 The declaration of an intrinsic, such as "llvm.sqrt", to whose name the types that it is overloaded by are added
 ("llvm.sqrt.f64").
 */
struct jitlite_ir_value jitlite_builder_intrinsic(struct jitlite_builder *builder,
                                                  const char *name,
                                                  struct jitlite_ir_type result,
                                                  const struct jitlite_ir_type *params,
                                                  size_t param_count);

/*
 The function of a name; 0 if there is none.
 */
struct jitlite_ir_value jitlite_builder_find_function(struct jitlite_builder *builder,
                                                      const char *name);

/*
 A variable that is defined elsewhere: `@name = external global ty`. `jitlite_builder_set_initializer` defines it.
 */
struct jitlite_ir_value jitlite_builder_global(struct jitlite_builder *builder,
                                               const char *name,
                                               struct jitlite_ir_type ty);

/*
 Defines a variable that was declared: `@name = global T value`, with a constant of its type.
 */
void jitlite_builder_set_initializer(struct jitlite_builder *builder,
                                     struct jitlite_ir_value global,
                                     struct jitlite_ir_value value);

/*
 A private constant of `len` bytes, which are copied, and a zero behind them. Its name is made up.
 */
struct jitlite_ir_value jitlite_builder_c_string(struct jitlite_builder *builder,
                                                 const char *text,
                                                 size_t len);

/*
 `@name = alias ty, target`: another name of a symbol, or of a place in it.
 */
struct jitlite_ir_value jitlite_builder_alias(struct jitlite_builder *builder,
                                              const char *name,
                                              struct jitlite_ir_type ty,
                                              struct jitlite_ir_value target);

/*
 Sets how a function or variable links, as a `jitlite_linkage`.
 */
void jitlite_builder_set_linkage(struct jitlite_builder *builder,
                                 struct jitlite_ir_value symbol,
                                 uint32_t linkage);

/*
 Sets who sees a function or variable, as a `jitlite_visibility`.
 */
void jitlite_builder_set_visibility(struct jitlite_builder *builder,
                                    struct jitlite_ir_value symbol,
                                    uint32_t visibility);

/*
 `section "name"`, of a function or variable.
 */
void jitlite_builder_set_section(struct jitlite_builder *builder,
                                 struct jitlite_ir_value symbol,
                                 const char *name);

/*
 `align bytes`, of a function or variable.
 */
void jitlite_builder_set_symbol_align(struct jitlite_builder *builder,
                                      struct jitlite_ir_value symbol,
                                      uint64_t bytes);

/*
 Makes a variable a `constant`, which cannot be written.
 */
void jitlite_builder_set_constant(struct jitlite_builder *builder,
                                  struct jitlite_ir_value global);

/*
 `thread_local`: each thread has a variable of its own.
 */
void jitlite_builder_set_thread_local(struct jitlite_builder *builder,
                                      struct jitlite_ir_value global);

/*
 `personality`: what unwinds the frames of a function.
 */
void jitlite_builder_set_personality(struct jitlite_builder *builder,
                                     struct jitlite_ir_value function,
                                     struct jitlite_ir_value personality);

/*
 Sets the calling convention of a function, or of a call by address, by its number in `cc N`: 0 is C's, 8 `fastcc`,
 9 `coldcc`, 18 `tailcc`. A direct call has that which its function has when the call is built.
 */
void jitlite_builder_set_call_conv(struct jitlite_builder *builder,
                                   struct jitlite_ir_value of,
                                   uint32_t number);

/*
 Says something of a function or a call (Language Reference, "Parameter Attributes" and "Function Attributes").
 `place` is the number of a parameter or argument, from 0, or a `jitlite_attribute_place`. `word` is an attribute that
 is a word, with or without something in parentheses ("nounwind", "memory(read)"), if `value` is null; else `word`
 and `value` are the two strings of `"key"="value"`.
 */
void jitlite_builder_add_attribute(struct jitlite_builder *builder,
                                   struct jitlite_ir_value of,
                                   int32_t place,
                                   const char *word,
                                   const char *value);

/*
 The same of the attributes that have a type: "byval", "sret" and "elementtype".
 */
void jitlite_builder_add_type_attribute(struct jitlite_builder *builder,
                                        struct jitlite_ir_value of,
                                        int32_t place,
                                        const char *word,
                                        struct jitlite_ir_type ty);

/*
 The same of `align N`, in bytes.
 */
void jitlite_builder_add_align_attribute(struct jitlite_builder *builder,
                                         struct jitlite_ir_value of,
                                         int32_t place,
                                         uint64_t bytes);

/*
 A type that has no parts, of a `jitlite_ir_kind`.
 */
struct jitlite_ir_type jitlite_builder_type(struct jitlite_builder *builder,
                                            uint32_t kind);

/*
 The integer type of a width, 1 to 2^23 bits.
 */
struct jitlite_ir_type jitlite_builder_int_type(struct jitlite_builder *builder,
                                                uint32_t bits);

/*
 `ptr addrspace(space)`
 */
struct jitlite_ir_type jitlite_builder_pointer_type(struct jitlite_builder *builder,
                                                    uint32_t space);

/*
 `[len x elem]`
 */
struct jitlite_ir_type jitlite_builder_array_type(struct jitlite_builder *builder,
                                                  struct jitlite_ir_type elem,
                                                  uint64_t len);

/*
 `<len x elem>`
 */
struct jitlite_ir_type jitlite_builder_vector_type(struct jitlite_builder *builder,
                                                   struct jitlite_ir_type elem,
                                                   uint32_t len);

/*
 `{ fields }`, or, if it is packed, `<{ fields }>`, which is laid out without padding.
 */
struct jitlite_ir_type jitlite_builder_struct_type(struct jitlite_builder *builder,
                                                   const struct jitlite_ir_type *fields,
                                                   size_t count,
                                                   bool packed);

/*
 `%name`, opaque until `jitlite_builder_define_type` says what it is, so that it may contain pointers to itself.
 Asking for the same name again gives the same type.
 */
struct jitlite_ir_type jitlite_builder_named_type(struct jitlite_builder *builder,
                                                  const char *name);

/*
 `%name = type body`, once.
 */
void jitlite_builder_define_type(struct jitlite_builder *builder,
                                 struct jitlite_ir_type named,
                                 struct jitlite_ir_type body);

/*
 `result (params)`, for calls by address. With varargs it is `result (params, ...)`.
 */
struct jitlite_ir_type jitlite_builder_function_type(struct jitlite_builder *builder,
                                                     struct jitlite_ir_type result,
                                                     const struct jitlite_ir_type *params,
                                                     size_t param_count,
                                                     bool varargs);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* JITLITE_H */
