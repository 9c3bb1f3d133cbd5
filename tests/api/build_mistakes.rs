//! Mistakes of those who build modules: each is reported with its place, and none makes a builder panic.

use jitlite::build::{Flags, FunctionBuilder, ICmpCond, Linkage, ModuleBuilder, Type};

const I64X2: [Type; 2] = [Type::I64, Type::I64];

/// What is wrong with a module that `build` makes.
#[track_caller]
fn mistakes(build: impl FnOnce(&ModuleBuilder)) -> String {
    let m = ModuleBuilder::new("wrong");
    build(&m);
    match m.finish() {
        Ok(module) => panic!("it is valid:\n{}", module.to_text()),
        Err(error) => error.to_string(),
    }
}

/// The same, of what is put into `@f`, with what has to be said of it.
#[track_caller]
fn wrong(build: impl FnOnce(&FunctionBuilder<'_>), says: &[&str]) {
    let said = mistakes(|m| {
        let f = m.function("f", Type::I64, &I64X2);
        build(&m.body(f));
    });
    for part in says {
        assert!(said.contains(part), "`{part}` is not said:\n{said}");
    }
}

#[test]
fn operands_of_wrong_types_are_shown_in_their_instruction() {
    let said = mistakes(|m| {
        let f = m.function("f", Type::I64, &[Type::I64, Type::I32]);
        let f = m.body(f);
        let body = f.block("loop");
        f.switch_to(body);
        let (a, b) = (f.param(0), f.param(1));
        f.set_name(a, "a");
        f.set_name(b, "b");
        let sum = f.add(a, b);
        f.set_name(sum, "t");
        f.ret(sum);
    });
    assert_eq!(
        said,
        "error[binary-operands]: `add` wants `i64`, but `%b` is `i32`
 --> wrong:3:20
  |
1 | define i64 @f(i64 %a, i32 %b) {
  |                       ------ the parameter `%b` is `i32`
2 | loop:
3 |   %t = add i64 %a, %b
  |                    ^^ this is `i32`
  |
  = note: both operands have the type of the result
  = note: in `@f`, block `%loop`
"
    );
}

#[test]
fn what_does_not_fit_is_reported() {
    wrong(
        |f| {
            f.param(2);
            f.ret(0);
        },
        &["no parameter number 2"],
    );
    wrong(
        |f| {
            f.ret(1.5);
        },
        &["1.5 is no number of type `i64`", "in `@f`, block `%2`"],
    );
    wrong(
        |f| {
            let c = f.bool(true);
            f.ret(c);
        },
        &["ret i1 true"],
    );
    wrong(
        |f| {
            f.add(1, 2);
            f.ret(0);
        },
        &["two numbers do not say of what type they are"],
    );
    wrong(
        |f| {
            f.int(Type::I8, 256);
            f.ret(0);
        },
        &["256 is no number of type `i8`"],
    );
    wrong(
        |f| {
            f.int(Type::I8, -129);
            f.ret(0);
        },
        &["-129 is no number of type `i8`"],
    );
    wrong(
        |f| {
            let wide = f.int_type(65);
            f.int_of_words(wide, true, &[1, 1]);
            f.int_of_words(Type::DOUBLE, false, &[1]);
            f.ret(0);
        },
        &[
            "a number of 2 words is none of type `i65`",
            "a number of 1 words is none of type `double`",
        ],
    );
    wrong(
        |f| {
            let a = f.param(0);
            f.set_align(a, 8);
            f.ret(0);
        },
        &["no instruction"],
    );
    wrong(
        |f| {
            let a = f.param(0);
            let a = f.add(a, 1);
            f.set_align(a, 8);
            f.ret(a);
        },
        &["`add` has no alignment"],
    );
    wrong(
        |f| {
            let a = f.param(0);
            let a = f.and(a, 1);
            f.set_flags(a, Flags::NSW);
            f.ret(a);
        },
        &["`and` has no such flags"],
    );
    wrong(
        |f| {
            let p = f.local_variable(Type::I64);
            f.set_align(p, 3);
            f.ret(0);
        },
        &["a power of two, not 3"],
    );
    wrong(
        |f| {
            f.block("unused");
            let a = f.param(0);
            f.add(a, 1);
        },
        &["ends without a terminator", "in `@f`"],
    );
    wrong(
        |f| {
            let b = f.block("later");
            f.br(b);
        },
        &["the block `%later` is empty"],
    );
    wrong(
        |f| {
            f.ret(0);
            f.ret(1);
        },
        &["this `ret` is not the last instruction of its block"],
    );
    wrong(|_| {}, &["the body of `@f` is empty"]);
    wrong(
        |f| {
            let (a, b) = (f.block("a"), f.block("b"));
            f.br(a);
            f.switch_to(a);
            let x = f.param(0);
            let c = f.icmp(ICmpCond::Eq, x, 0);
            f.cond_br(c, b, b);
            f.switch_to(b);
            let p = f.phi(Type::I64);
            f.ret(p);
        },
        &["phi"],
    );
    wrong(
        |f| {
            let a = f.param(0);
            let s = f.local_variable(Type::I64);
            let store = f.store(a, s);
            f.ret(store);
        },
        &["the result of `store` is used, and it has none"],
    );
    wrong(
        |f| {
            let a = f.param(0);
            f.extract_value(a, &[0]);
            f.ret(0);
        },
        &["extractvalue i64 %0, 0"],
    );
    wrong(
        |f| {
            let a = f.param(0);
            f.load(Type::I64, a);
            f.ret(0);
        },
        &["load i64, i64 %0"],
    );
    wrong(
        |f| {
            let a = f.param(0);
            f.call_indirect(Type::I64, a, &[]);
            f.ret(0);
        },
        &["`i64` is no type of functions"],
    );
    wrong(
        |f| {
            let b = f.block("");
            let a = f.param(0);
            let s = f.switch(a, b);
            f.add_case(s, a, b);
            f.switch_to(b);
            f.ret(0);
        },
        &["a case of a `switch` is a constant"],
    );
    wrong(
        |f| {
            let a = f.param(0);
            f.set_initializer_of_parameter(a);
        },
        &["a constant is made of constants"],
    );
}

trait Misuse {
    fn set_initializer_of_parameter(&self, value: jitlite::build::Value);
}

impl Misuse for FunctionBuilder<'_> {
    fn set_initializer_of_parameter(&self, value: jitlite::build::Value) {
        let global = self.global("g", Type::I64);
        self.set_initializer(global, value);
        self.ret(0);
    }
}

#[test]
fn what_is_of_another_function_or_module_is_reported() {
    let said = mistakes(|m| {
        let (f, g) = (
            m.function("f", Type::I64, &I64X2),
            m.function("g", Type::I64, &I64X2),
        );
        let (foreign, block) = {
            let f = m.body(f);
            let x = f.param(0);
            let x = f.add(x, 1);
            f.ret(x);
            (x, f.current_block())
        };
        let g = m.body(g);
        let a = g.param(0);
        let r = g.mul(a, foreign);
        g.set_name(r, "r");
        g.br(block);
    });
    for part in [
        "a value of `@f` is used in another function",
        "%r = mul i64",
        "a block of `@f` is named in another function",
        "in `@g`, block `%2`",
    ] {
        assert!(said.contains(part), "`{part}` is not said:\n{said}");
    }
    assert!(
        said.contains("2 errors") || said.matches("error[").count() == 2,
        "{said}"
    );

    let other = ModuleBuilder::new("other");
    let five = other.i64(5);
    let wide = other.int_type(77);
    let odd = other.function("odd", Type::VOID, &[]);
    let var = other.global("var", Type::I64);
    let said = mistakes(|m| {
        let f = m.function("f", Type::I64, &I64X2);
        let b = m.body(f);
        let a = b.param(0);
        b.add(a, five);
        b.zext(a, wide);
        b.call(odd, &[]);
        b.store(a, var);
        b.ret(0);
        m.set_linkage(var, Linkage::Internal);
        m.array(wide, &[five]);
        let b = m.body(odd);
        b.ret_void();
    });
    for part in [
        "a value of another module is used",
        "this type is one of another module",
        "this symbol is one of another module",
        "this constant is one of another module",
        "this function is one of another module",
    ] {
        assert!(said.contains(part), "`{part}` is not said:\n{said}");
    }
}

#[test]
fn symbols_that_are_there_already_are_reported() {
    let said = mistakes(|m| {
        m.function("f", Type::I64, &[]);
        m.function("f", Type::I64, &[]);
        m.function("f", Type::I32, &[]);
        m.global("f", Type::I32);
        m.function("", Type::I32, &[]);
    });
    assert_eq!(said.matches("error[").count(), 3, "{said}");
    assert!(said.contains("`@f` is there already"), "{said}");
    let said = mistakes(|m| {
        let f = m.function("f", Type::VOID, &[]);
        m.add_attribute(f, "nounwin");
        m.add_attribute(f, "memory(none) cold");
        m.intrinsic("llvm.memcopy", Type::VOID, &[]);
        m.int_type(0);
        let t = m.named_type("t");
        m.define_type(t, Type::I64);
        m.define_type(t, Type::I32);
    });
    for part in [
        "there is no attribute `nounwin`: did you mean `nounwind`?",
        "there is no attribute `memory(none) cold`",
        "there is no intrinsic `llvm.memcopy`: did you mean `llvm.memcpy`?",
        "an integer type has 1 to 8388608 bits, not 0",
        "the type `%t` is defined twice",
    ] {
        assert!(said.contains(part), "`{part}` is not said:\n{said}");
    }
}
