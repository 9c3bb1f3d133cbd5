//! Linking: which definition a name stands for, and what variables hold then.

use std::sync::Arc;

use super::engine::{Engine, EngineKind, Options, Program};
use super::link::{Host, LinkError};
use super::prepared::Prepared;
use crate::diag::{Diagnostic, Diagnostics, Source};
use crate::ir::{GlobalId, Module};
use crate::runtime::ResolvedSymbol;
use crate::runtime::trampoline::ArgBlock;
use crate::text;

/// A host with one function and one variable.
struct Small;

static VARIABLE: u64 = 99;

impl Host for Small {
    fn function(
        &self,
        name: &[u8],
        module: &Module,
        global: GlobalId,
    ) -> Result<Option<*const u8>, Box<Diagnostic>> {
        match name {
            b"labs" => Ok(Some(libc::labs as *const u8)),
            b"wrong" => {
                let span = module.globals[global].span;
                Err(Box::new(Diagnostic::error("host-type", span, "wrong type")))
            }
            _ => Ok(None),
        }
    }

    fn variable(
        &self,
        name: &[u8],
        _: Option<(&Module, GlobalId)>,
    ) -> Result<Option<*const u8>, Box<Diagnostic>> {
        Ok((name == b"host_variable").then_some((&raw const VARIABLE).cast()))
    }
}

fn link_with(options: Options, texts: &[&str]) -> Result<Program, Vec<LinkError>> {
    let engine = Engine::new(options).unwrap();
    let modules = texts.iter().map(|text| {
        let source = Arc::new(Source::new("test.ll", *text).unwrap());
        let mut diagnostics = Diagnostics::default();
        let module = text::parse(source, &mut diagnostics);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        Arc::new(Prepared::new(module))
    });
    engine.link(modules.collect(), &Small, &[], None)
}

fn link(texts: &[&str]) -> Result<Program, Vec<LinkError>> {
    link_with(Options::default(), texts)
}

fn errors(texts: &[&str]) -> Vec<(usize, String)> {
    let errors = link(texts).unwrap_err().into_iter();
    errors.map(|(m, error)| (m, error.message)).collect()
}

fn address(program: &Program, module: usize, name: &str) -> u64 {
    let global = program.group().modules[module]
        .module
        .ir
        .find(name)
        .unwrap();
    match program.symbol((module, global)).unwrap() {
        ResolvedSymbol::Data(address) => address,
        ResolvedSymbol::Function(function) => {
            let symbols = &program.group().modules[module].symbols;
            symbols.entries().thunk(function)
        }
    }
}

/// The words of a variable.
fn words<const N: usize>(program: &Program, name: &str) -> [u64; N] {
    let address = address(program, 0, name) as *const [u64; N];
    // SAFETY: the tests ask for as many words as the variable has.
    unsafe { address.read() }
}

#[test]
fn variables_that_refer_to_each_other_are_initialised() {
    let program = link(&["
        %node = type { i64, %node*, i64 (i64)* }
        @a = global %node { i64 1, %node* @b, i64 (i64)* @f }
        @b = global %node { i64 -2, %node* @a, i64 (i64)* null }
        @second = global i64* getelementptr (%node, %node* @b, i64 0, i32 0)
        @text = global [4 x i8] c\"ab\\00\\FF\"
        @zero = global [100 x i64] zeroinitializer
        define i64 @f(i64 %x) { ret i64 %x }
    "])
    .unwrap();
    let [a, b, f] = ["a", "b", "f"].map(|name| address(&program, 0, name));
    assert_eq!(words(&program, "a"), [1, b, f]);
    assert_eq!(words(&program, "b"), [-2i64 as u64, a, 0]);
    assert_eq!(words(&program, "second"), [b]);
    assert_eq!(words::<1>(&program, "text")[0] as u32, 0xff00_6261);
    assert_eq!(words(&program, "zero"), [0; 100]);
}

#[test]
fn alignments_are_kept() {
    let program = link(&["
        @a = global i8 1
        @b = global i64 2
        @c = global i8 3, align 64
        @d = global [3 x i8] zeroinitializer, align 8192
        @e = global [40000000 x i8] zeroinitializer
    "])
    .unwrap();
    let aligned = |name, align| address(&program, 0, name).is_multiple_of(align);
    assert!(aligned("b", 8) && aligned("c", 64) && aligned("d", 8192));
    assert_ne!(address(&program, 0, "a"), address(&program, 0, "c"));
    assert_ne!(address(&program, 0, "e"), 0);
}

#[test]
fn modules_see_each_other() {
    let program = link(&[
        "@counter = external global i64
         @pointer = global i64* @counter
         declare i64 @next()
         @function = global i64 ()* @next
         @hidden = internal global i64 1",
        "@counter = global i64 41
         @hidden = internal global i64 2
         define i64 @next() { ret i64 1 }",
    ])
    .unwrap();
    let (counter, next) = (
        address(&program, 1, "counter"),
        address(&program, 1, "next"),
    );
    assert_eq!(words(&program, "pointer"), [counter]);
    assert_eq!(words(&program, "counter"), [41]);
    assert_eq!(words(&program, "function"), [next]);
    assert_ne!(
        address(&program, 0, "hidden"),
        address(&program, 1, "hidden")
    );
    assert_eq!(program.function_count(), 1);
}

/// Both modules have variables of the same names, and what the first inlines of the second calls
/// back into the first; of `@chosen` the definition counts that comes later.
#[test]
fn functions_of_other_modules_are_inlined() {
    let kind = EngineKind::Opt;
    let options = Options {
        kind,
        ..Options::default()
    };
    let program = link_with(
        options,
        &[
            "@hidden = internal global i64 100
             @seen = global [3 x i64] zeroinitializer
             declare i64 @add(i64)
             define weak i64 @chosen() { ret i64 1 }
             define i64 @double(i64 %x) {
               %h = load i64, ptr @hidden
               %s = add i64 %h, 1
               store i64 %s, ptr @hidden
               %r = mul i64 %x, 2
               ret i64 %r
             }
             define void @run() {
               %a = call i64 @add(i64 5)
               %b = call i64 @add(i64 6)
               %c = call i64 @chosen()
               %h = load i64, ptr @hidden
               store i64 %b, ptr @seen
               store i64 %c, ptr getelementptr (i64, ptr @seen, i64 1)
               store i64 %h, ptr getelementptr (i64, ptr @seen, i64 2)
               ret void
             }",
            "@other = internal global i64 0
             @hidden = internal global i64 7
             declare i64 @double(i64)
             define i64 @chosen() { ret i64 2 }
             define i64 @add(i64 %x) {
               %h = load i64, ptr @hidden
               %s = add i64 %h, %x
               store i64 %s, ptr @hidden
               %d = call i64 @double(i64 %s)
               ret i64 %d
             }",
        ],
    )
    .unwrap();
    let run = program.find("run").unwrap();
    let Some(ResolvedSymbol::Function(run)) = program.symbol(run) else {
        panic!("a function");
    };
    // SAFETY: it takes nothing, and uses its own variables.
    unsafe { program.call(run, &mut ArgBlock::new(), None) }.unwrap();
    assert_eq!(words(&program, "seen"), [2 * (7 + 5 + 6), 2, 102]);
    assert_eq!(program.engine().stats().compiled, 1);
}

#[test]
fn strong_definitions_win_over_weak_ones() {
    let program = link(&[
        "@x = weak global i64 1
         @y = linkonce global i64 2
         @z = common global i64 0
         @v = weak global i64 4
         @w = linkonce_odr global i64 5",
        "@x = global i64 10
         @y = weak global i64 20
         @z = global i64 30
         @v = linkonce_odr global i64 40
         @w = linkonce global i64 50",
    ])
    .unwrap();
    assert_eq!(words(&program, "x"), [10]);
    // As `llvm-link` has it: weak ones win over those that only count where they are used.
    assert_eq!(words(&program, "y"), [20]);
    assert_eq!(words(&program, "z"), [30]);
    assert_eq!(words(&program, "v"), [4]);
    assert_eq!(words(&program, "w"), [5]);
}

#[test]
fn two_strong_definitions_are_an_error() {
    let texts = [
        "define void @f() { ret void } @g = global i64 1",
        "define void @f() { ret void } @g = global i64 1",
    ];
    let expected = [(1, "`@f` is defined twice"), (1, "`@g` is defined twice")];
    assert_eq!(errors(&texts), expected.map(|(m, text)| (m, text.into())));
}

#[test]
fn aliases_are_what_they_name() {
    let program = link(&["
        @x = global [2 x i64] [i64 5, i64 6]
        @y = alias i64, i64* getelementptr ([2 x i64], [2 x i64]* @x, i64 0, i64 1)
        @z = alias i64, i64* @y
        @p = global i64* @z
        @f = alias i64 (), i64 ()* @g
        define i64 @g() { ret i64 1 }
    "])
    .unwrap();
    assert_eq!(words(&program, "y"), [6]);
    assert_eq!(words(&program, "p"), [address(&program, 0, "x") + 8]);
    assert_eq!(address(&program, 0, "f"), address(&program, 0, "g"));
}

#[test]
fn a_weak_alias_yields() {
    let program = link(&[
        "@x = global i64 5
         @a = weak alias i64, ptr @x
         @b = weak alias i64, ptr @x
         @p = global [2 x ptr] [ptr @a, ptr @b]",
        "@a = global i64 7",
    ])
    .unwrap();
    let (a, x) = (address(&program, 1, "a"), address(&program, 0, "x"));
    assert_eq!(words(&program, "p"), [a, x]);
}

#[test]
fn long_chains_of_aliases_are_followed() {
    let mut text = String::from("@a0 = global i64 7 @p = global ptr @a3000");
    for i in 1..=3000 {
        text += &format!(" @a{i} = alias i64, ptr @a{}", i - 1);
    }
    let program = link(&[&text]).unwrap();
    assert_eq!(words(&program, "p"), [address(&program, 0, "a0")]);
}

#[test]
fn the_largest_of_common_variables_counts() {
    let texts = [
        "@c = common global [1 x i64] zeroinitializer @d = common global i64 0",
        "@c = common global [3 x i64] zeroinitializer @d = global i64 4",
        "@c = common global [2 x i64] zeroinitializer @d = weak global i64 3",
    ];
    let program = link(&texts).unwrap();
    assert_eq!(words(&program, "c"), [0, 0, 0]);
    assert_eq!(words(&program, "d"), [4]);
    assert_eq!(address(&program, 0, "c"), address(&program, 2, "c"));
}

#[test]
fn a_comdat_is_that_of_one_module() {
    let text = |n| {
        format!(
            "$g = comdat any @g = global i64 {n}, comdat
             @more = global i64 {n}, comdat($g)
             @llvm.global_ctors = appending global [1 x {{ i32, ptr, ptr }}]
                [{{ i32, ptr, ptr }} {{ i32 65535, ptr @init, ptr @g }}]
             define internal void @init() comdat($g) {{ ret void }}
             @p = internal global [2 x ptr] [ptr @g, ptr @more]"
        )
    };
    let (first, second) = (text(1), text(2));
    let program = link(&[&first, &second]).unwrap();
    assert_eq!(words(&program, "g"), [1]);
    assert_eq!(words(&program, "more"), [1]);
    assert_eq!(address(&program, 0, "more"), address(&program, 1, "more"));
}

#[test]
fn the_kind_of_a_comdat_says_what_may_differ() {
    let kind = |kind: &str, init: &str| {
        let text = "%T = type { i64, i64 } @x = external global i64
            $g = comdat KIND @g = linkonce_odr global INIT, comdat";
        text.replace("KIND", kind).replace("INIT", init)
    };
    let (one, two) = ("i64 1", "[2 x i64] [i64 2, i64 0]");
    let linked = |a: (&str, &str), b: (&str, &str)| link(&[&kind(a.0, a.1), &kind(b.0, b.1)]);
    let found = |a, b| words::<2>(&linked(a, b).unwrap(), "g");
    assert_eq!(found(("largest", one), ("largest", two)), [2, 0]);
    assert_eq!(found(("any", one), ("largest", two)), [2, 0]);
    assert_eq!(found(("largest", two), ("any", one)), [2, 0]);
    let same = linked(("samesize", one), ("samesize", "double 0.0"));
    assert_eq!(words(&same.unwrap(), "g"), [1]);
    let pair = "%T { i64 2, i64 0 }";
    assert_eq!(found(("exactmatch", two), ("exactmatch", pair)), [2, 0]);
    let both = linked(("nodeduplicate", one), ("nodeduplicate", two));
    assert_eq!(words(&both.unwrap(), "g"), [1]);
    let is = |what: &str| format!("the comdat `$g` of two modules {what}");
    let no_key = "is of a kind that asks for a variable of its name";
    let differs = "is of kind `exactmatch`, and the data differ, or are addresses";
    for (a, b, why) in [
        (("any", one), ("samesize", one), "is of two kinds"),
        (
            ("samesize", one),
            ("samesize", two),
            "is of kind `samesize`, and the sizes differ",
        ),
        (("exactmatch", one), ("exactmatch", "i64 2"), differs),
        (("exactmatch", "ptr @x"), ("exactmatch", "ptr @x"), differs),
    ] {
        assert_eq!(linked(a, b).unwrap_err()[0].1.message, is(why));
    }
    let function = "$f = comdat largest define weak void @f() comdat { ret void }";
    let message = is(no_key).replace("$g", "$f");
    assert_eq!(errors(&[function, function])[0], (1, message));
    let function = function.replace("largest", "nodeduplicate");
    let what = "unsupported: a second symbol that is no variable in the comdat `$f` of kind \
        `nodeduplicate`";
    assert_eq!(errors(&[&function, &function]), [(1, what.into())]);
    let strong = "$g = comdat nodeduplicate @g = global i64 1, comdat";
    assert_eq!(
        errors(&[strong, strong]),
        [(1, "`@g` is defined twice".into())]
    );
    assert!(link(&[&kind("exactmatch", one)]).is_ok());
}

#[test]
fn copies_of_a_comdat_that_is_not_merged_stay_in_their_section() {
    let text = |n| {
        format!(
            "$g = comdat nodeduplicate
             @g = linkonce_odr global i64 {n}, section \"counters\", comdat
             @p = internal global ptr @g
             @__start_counters = external global [2 x i64]
             @bounds = internal global [2 x ptr] [ptr @__start_counters, ptr @__stop_counters]
             @__stop_counters = external global i8"
        )
    };
    let program = link(&[&text(5), &text(6)]).unwrap();
    assert_eq!(words(&program, "g"), [5]);
    assert_eq!(address(&program, 0, "g"), address(&program, 1, "g"));
    let bounds: [u64; 2] = words(&program, "bounds");
    assert_eq!(bounds[1] - bounds[0], 16);
    let counters = bounds[0] as *const [u64; 2];
    // SAFETY: these are the bounds of the program's section, which is in memory.
    assert_eq!(unsafe { counters.read() }, [5, 6]);
}

#[test]
fn aliases_that_no_address_stands_for_are_named() {
    let text = "
        define void @f() { ret void }
        @x = global i64 1
        @g = alias void (), getelementptr (i8, ptr @f, i64 1)
        @d = alias i64, inttoptr (i64 sub (i64 0, i64 ptrtoint (ptr @x to i64)) to ptr)";
    let expected = [
        "unsupported: an alias of a place behind this symbol",
        "unsupported: an alias of this constant expression",
    ];
    assert_eq!(errors(&[text]), expected.map(|text| (0, text.into())));
}

#[test]
fn thread_local_variables_are_so_in_all_modules() {
    let texts = [
        "@a = thread_local global i64 1 @b = thread_local global i64 2 @c = global i64 3
         @d = alias i64, ptr @b",
        "@a = external thread_local global i64
         @b = external global i64
         @c = external thread_local(initialexec) global i64",
    ];
    let expected = [(0, "d"), (1, "b"), (1, "c")];
    let text = |name| format!("`@{name}` is thread-local here or where it is defined");
    assert_eq!(errors(&texts), expected.map(|(m, name)| (m, text(name))));
    let program = link(&[
        texts[1].split_once('\n').unwrap().0,
        "@a = thread_local global i64 1",
    ]);
    let program = program.unwrap();
    assert_eq!(address(&program, 0, "a"), address(&program, 1, "a"));
    assert_eq!(words(&program, "a"), [1]);
}

#[test]
fn the_host_offers_the_rest() {
    let program = link(&["
        declare i64 @labs(i64)
        @host_variable = external global i64
        @missing = extern_weak global i64
        declare extern_weak void @absent()
        @p = global [3 x i8*] [i8* bitcast (i64* @host_variable to i8*),
            i8* bitcast (i64* @missing to i8*), i8* bitcast (void ()* @absent to i8*)]
        declare void @not_called()
        declare void @llvm.unknown(i64)
    "])
    .unwrap();
    assert_eq!(words(&program, "p"), [(&raw const VARIABLE) as u64, 0, 0]);
    // SAFETY: the thunk leads to `labs`.
    let labs: extern "C" fn(i64) -> i64 =
        unsafe { std::mem::transmute(address(&program, 0, "labs") as *const u8) };
    assert_eq!(labs(-7), 7);
}

#[test]
fn every_undefined_symbol_is_reported() {
    let text = "
        @v = external global i64
        @p = global i64* @v
        declare void @gone()
        declare i64 @wrong()
        define void @f() { call void @gone() ret void }
    ";
    let expected = [
        "undefined variable `@v`",
        "undefined function `@gone`",
        "wrong type",
    ];
    assert_eq!(errors(&[text]), expected.map(|text| (0, text.into())));
    let lazy = Options {
        lazy_linking: true,
        ..Options::default()
    };
    let text = "declare void @gone() define void @f() { call void @gone() ret void }";
    assert!(link_with(lazy, &[text]).is_ok());
}

#[test]
fn what_cannot_be_initialised_is_named() {
    let text = "@t = thread_local global i64 1 @p = global i64* @t";
    let expected = "unsupported: the address of the thread-local variable `@t` as a constant";
    assert_eq!(errors(&[text]), [(0, expected.into())]);
}

#[test]
fn an_engine_uses_the_room_of_programs_that_are_gone() {
    let engine = Engine::new(Options::default()).unwrap();
    let make = || {
        let text = "@x = global i64 7 define i64 @f() { ret i64 1 }";
        let source = Arc::new(Source::new("test.ll", text).unwrap());
        let module = text::parse(source, &mut Diagnostics::default());
        let module = vec![Arc::new(Prepared::new(module))];
        engine.link(module, &Small, &[], None).unwrap()
    };
    let first = make();
    let places = ["x", "f"].map(|name| address(&first, 0, name));
    let second = make();
    assert_ne!(places, ["x", "f"].map(|name| address(&second, 0, name)));
    drop(first);
    let third = make();
    assert_eq!(places, ["x", "f"].map(|name| address(&third, 0, name)));
    assert_eq!(words(&third, "x"), [7]);
    drop(second);
}
