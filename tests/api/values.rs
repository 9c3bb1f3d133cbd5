//! Values of every type, into and out of programs: as arguments, results and variables, from the host
//! and to it.

use std::sync::{Arc, Mutex};

use jitlite::{ErrorKind, FuncType, Module, Profile, TrapKind, Val, ValType, host_struct};

use crate::{KINDS, instantiate, linker};

const TYPES: [&str; 38] = [
    "i1",
    "i7",
    "i8",
    "i16",
    "i24",
    "i32",
    "i33",
    "i48",
    "i64",
    "i65",
    "i100",
    "i128",
    "half",
    "bfloat",
    "float",
    "double",
    "fp128",
    "ptr",
    "<4 x float>",
    "<2 x i64>",
    "<16 x i8>",
    "<8 x i16>",
    "<2 x i32>",
    "<3 x i32>",
    "<2 x double>",
    "<4 x ptr>",
    "<8 x double>",
    "{ i8, i32 }",
    "{ i64, double }",
    "{ float, float, float }",
    "{ i128, i8 }",
    "[3 x i16]",
    "[5 x i64]",
    "{ i64, i64, i64, i64 }",
    "<{ i8, i64, i16 }>",
    "{ <4 x float>, i8, { i16, [2 x i8] } }",
    "{ i1, ptr, half, i48 }",
    "{ }",
];

/// The type that a text stands for.
fn type_of(text: &str) -> ValType {
    let module = format!("define void @f({text} %a) {{ ret void }}");
    let module = Module::from_text("type.ll", module, Profile::Auto).unwrap();
    let (_, ty) = module.functions().next().unwrap();
    ty.unwrap_or_else(|| panic!("{text}")).params[0].clone()
}

/// A value whose scalars all differ.
fn value_of(ty: &ValType, seed: &mut u128) -> Val {
    match ty {
        ValType::Vector { elem, len } => {
            Val::Vector((0..*len).map(|_| value_of(elem, seed)).collect())
        }
        ValType::Array { elem, len } => {
            Val::Array((0..*len).map(|_| value_of(elem, seed)).collect())
        }
        ValType::Struct { fields, .. } => {
            Val::Struct(fields.iter().map(|field| value_of(field, seed)).collect())
        }
        ty => {
            *seed = seed
                .wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645)
                .wrapping_add(0x5851_f42d_4c95_7f2d_1405_7b7e_f767_814f);
            // A float that is a number, which is equal to itself.
            let bits = match ty {
                ValType::F32 => u128::from((*seed as i16 as f32).to_bits()),
                ValType::F64 => u128::from((*seed as i32 as f64).to_bits()),
                _ => *seed >> 3,
            };
            Val::from_bits(ty, bits).unwrap()
        }
    }
}

#[test]
fn types_are_written_as_in_the_text() {
    for text in TYPES {
        let text = text.replace("{ }", "{}");
        assert_eq!(type_of(&text).to_string(), text);
    }
    for text in ["x86_fp80", "i129", "[2000 x i8]", "<2 x i128>"] {
        let module = format!("define void @f({text} %a) {{ ret void }}");
        let module = Module::from_text("type.ll", module, Profile::Auto).unwrap();
        assert_eq!(module.functions().next().unwrap().1, None, "{text}");
    }
}

#[test]
fn values_of_every_type_go_in_and_come_out() {
    for text in TYPES {
        let program = format!(
            "@place = global {text} zeroinitializer
             declare {text} @host(i64, {text}, double, {text}, float, {text})
             define void @store({text} %a) {{ store {text} %a, ptr @place ret void }}
             define {text} @load() {{ %r = load {text}, ptr @place ret {text} %r }}
             define {text} @second(i32 %n, {text} %a, double %x, {text} %b) {{ ret {text} %b }}
             define {text} @call({text} %a, {text} %b, {text} %c) {{
               %r = call {text} @host(i64 1, {text} %a, double 2.0, {text} %b, float 3.0, {text} %c)
               ret {text} %r
             }}"
        );
        let ty = type_of(text);
        let mut seed = 1;
        let [a, b, c] = [(); 3].map(|()| value_of(&ty, &mut seed));
        for kind in KINDS {
            let seen = Arc::new(Mutex::new(Vec::new()));
            let see = seen.clone();
            let mut linker = linker(kind);
            let (i64, f64, f32) = (ValType::I64, ValType::F64, ValType::F32);
            let params = [i64, ty.clone(), f64, ty.clone(), f32, ty.clone()];
            let host = move |_: jitlite::Caller<'_>, args: &[Val], results: &mut [Val]| {
                *see.lock().unwrap() = args.to_vec();
                results[0] = args[3].clone();
                Ok::<_, String>(())
            };
            let host_type = FuncType::new(params, Some(ty.clone()));
            linker.func_new("host", host_type, host).unwrap();
            let instance = instantiate(&linker, &program);
            let call = |name: &str, args: &[Val]| {
                let func = instance.func(name).unwrap();
                // SAFETY: nobody follows the pointers.
                match unsafe { func.call_with_pointers(args) } {
                    Ok(result) => result,
                    Err(error) => panic!("{kind:?} {text} @{name}: {error:#}"),
                }
            };
            let what = format!("{kind:?} {text}");
            // Memory has the layout that the program gives it.
            assert_eq!(call("store", std::slice::from_ref(&a)), None);
            let place = instance.variable("place").unwrap();
            assert_eq!(place.get().unwrap(), a, "{what}");
            // SAFETY: as above.
            unsafe { place.set_with_pointers(&b) }.unwrap();
            assert_eq!(call("load", &[]), Some(b.clone()), "{what}");
            let args = [Val::I32(-1), a.clone(), Val::F64(0.5), c.clone()];
            assert_eq!(call("second", &args), Some(c.clone()), "{what}");
            let result = call("call", &[a.clone(), b.clone(), c.clone()]);
            assert_eq!(result, Some(b.clone()), "{what}");
            let expected = [
                Val::I64(1),
                a.clone(),
                Val::F64(2.0),
                b.clone(),
                Val::F32(3.0),
                c.clone(),
            ];
            assert_eq!(*seen.lock().unwrap(), expected, "{what}");
        }
    }
}

#[test]
fn bits_that_a_vector_packs_go_in_and_come_out() {
    let text = "define <4 x i1> @not(<4 x i1> %a) {
        %r = xor <4 x i1> %a, <i1 true, i1 true, i1 true, i1 true> ret <4 x i1> %r }
        define <2 x i48> @swap(<2 x i48> %a) {
        %r = shufflevector <2 x i48> %a, <2 x i48> poison, <2 x i32> <i32 1, i32 0>
        ret <2 x i48> %r }";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        let bits = |bits: [bool; 4]| Val::Vector(bits.map(Val::I1).to_vec());
        let not = instance.func("not").unwrap();
        let result = not.call(&[bits([true, false, false, true])]).unwrap();
        assert_eq!(result, Some(bits([false, true, true, false])), "{kind:?}");
        let wide = |a, b| Val::Vector(vec![Val::int(48, a), Val::int(48, b)]);
        let result = instance
            .func("swap")
            .unwrap()
            .call(&[wide(1 << 47, 5)])
            .unwrap();
        assert_eq!(result, Some(wide(5, 1 << 47)), "{kind:?}");
    }
}

/// Attributes say how narrow integers are extended, and the host does it.
#[test]
fn narrow_integers_are_extended_as_attributes_say() {
    let text = "
        declare signext i8 @signed(i8 zeroext)
        declare zeroext i8 @unsigned(i8 signext)
        define i32 @both(i8 signext %a, i8 zeroext %b) {
          %p = call signext i8 @signed(i8 zeroext %b)
          %q = call zeroext i8 @unsigned(i8 signext %a)
          %x = sext i8 %p to i32
          %y = zext i8 %q to i32
          %r = mul i32 %x, %y
          ret i32 %r
        }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let ty = || FuncType::new([ValType::I8], Some(ValType::I8));
        let give = |_: jitlite::Caller<'_>, args: &[Val], results: &mut [Val]| {
            results[0] = args[0].clone();
            Ok::<_, String>(())
        };
        linker.func_new("signed", ty(), give).unwrap();
        linker.func_new("unsigned", ty(), give).unwrap();
        let instance = instantiate(&linker, text);
        let both = instance.func("both").unwrap();
        let result = both.call(&[Val::I8(-1), Val::I8(-2)]).unwrap();
        assert_eq!(result, Some(Val::I32(-2 * 255)), "{kind:?}");
        // The same without a word of types at run time.
        let mut linker = crate::linker(kind);
        linker.func("signed", |n: i8| n).unwrap();
        linker.func("unsigned", |n: u8| n).unwrap();
        let instance = instantiate(&linker, text);
        let both = instance.typed_func::<(i8, u8), i32>("both").unwrap();
        assert_eq!(both.call((-1, 254)).unwrap(), -2 * 255, "{kind:?}");
    }
}

#[test]
fn arguments_are_checked() {
    let text = "define {i8, [2 x i16]} @f({i8, [2 x i16]} %a) { ret {i8, [2 x i16]} %a }
        define void @copied(ptr byval({i64, i64, i64}) %p) { ret void }";
    let instance = instantiate(&linker(KINDS[0]), text);
    let f = instance.func("f").unwrap();
    let right = Val::Struct(vec![Val::I8(1), Val::Array(vec![Val::I16(2), Val::I16(3)])]);
    assert_eq!(f.call(std::slice::from_ref(&right)).unwrap(), Some(right));
    let short = Val::Struct(vec![Val::I8(1), Val::Array(vec![Val::I16(2)])]);
    let error = f.call(&[short]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`@f` is of type `{ i8, [2 x i16] } ({ i8, [2 x i16] })`, \
         not `{ i8, [2 x i16] } ({ i8, [1 x i16] })`"
    );
    // A pointer to it would not be the struct.
    let copied = instance.func("copied").unwrap();
    assert_eq!(copied.ty(), None);
    // SAFETY: it is refused.
    let error = unsafe { copied.call_with_pointers(&[Val::Ptr(0)]) }.unwrap_err();
    assert!(matches!(
        error.kind(),
        ErrorKind::WrongType { found: None, .. }
    ));
    assert!(instance.typed_func::<(*const u8,), ()>("copied").is_err());
}

/// Whether a type is a scalar that fits in a word.
fn is_word(ty: &ValType) -> bool {
    match ty {
        ValType::Int(bits) => *bits <= 64,
        ValType::Half | ValType::BFloat | ValType::F32 | ValType::F64 | ValType::Ptr => true,
        _ => false,
    }
}

#[test]
fn scalars_travel_as_words() {
    let attrs = ["", "signext", "zeroext"];
    for kind in KINDS {
        let linker = linker(kind);
        for (text, attr) in TYPES
            .iter()
            .flat_map(|text| attrs.map(|attr| (*text, attr)))
        {
            let ty = type_of(text);
            if !attr.is_empty() && !matches!(ty, ValType::Int(..=32)) {
                continue;
            }
            // The second is in another register, the last on the stack.
            let params = "i64 %c, double %d, i64 %e, i64 %f, i64 %g, i64 %h";
            let params = format!("{text} {attr} %a, {text} {attr} %b, {params}, {text} {attr} %z");
            let text = format!(
                "define {attr} {text} @first({params}) {{ ret {text} %a }}
                 define {attr} {text} @second({params}) {{ ret {text} %b }}
                 define {attr} {text} @last({params}) {{ ret {text} %z }}
                 define void @nothing({params}) {{ ret void }}"
            );
            let instance = instantiate(&linker, &text);
            let mut seed = 0x8182_8384_8586_8788;
            let [a, b, z] = [(); 3].map(|()| value_of(&ty, &mut seed));
            let names = [
                ("first", Some(&a)),
                ("second", Some(&b)),
                ("last", Some(&z)),
            ];
            for (name, expected) in names.into_iter().chain([("nothing", None)]) {
                let func = instance.func(name).unwrap();
                let scalars = func.scalars();
                assert_eq!(scalars.is_some(), is_word(&ty), "{text}");
                let Some(scalars) = scalars else { continue };
                let bits = |val: &Val| val.to_bits().unwrap() as u64;
                // What lies above a value does not count.
                let above = match &ty {
                    ValType::Int(64) | ValType::F64 | ValType::Ptr => 0,
                    _ => 1 << 63,
                };
                let [a, b, z] = [&a, &b, &z].map(|val| bits(val) | above);
                let args = [a, b, 3, 4f64.to_bits(), 5, 6, 7, 8, z];
                // SAFETY: the functions do nothing with addresses.
                let result = unsafe { scalars.call(&args) }.unwrap();
                assert_eq!(result, expected.map_or(0, bits), "{text}, {name}, {kind:?}");
                assert_eq!(scalars.ty(), func.ty().unwrap());
                // SAFETY: as above.
                let error = unsafe { scalars.call(&args[1..]) }.unwrap_err();
                assert!(
                    matches!(error.kind(), ErrorKind::WrongType { .. }),
                    "{error}"
                );
            }
        }
        let text = "define i32 @f(i32 %a, ...) { ret i32 %a }
            define i32 @div(i32 %a, i32 %b) { %r = sdiv i32 %a, %b ret i32 %r }";
        let instance = instantiate(&linker, text);
        assert!(instance.func("f").unwrap().scalars().is_none());
        let div = instance.func("div").unwrap().scalars().unwrap();
        // SAFETY: as above.
        let (result, error) = unsafe { (div.call(&[7, 2]), div.call(&[7, 0])) };
        assert_eq!(result.unwrap(), 3);
        assert_eq!(
            error.unwrap_err().trap().unwrap().kind(),
            &TrapKind::DivisionByZero
        );
    }
}

/// Empty elements are values too, so a type may not have any number of them.
#[test]
fn types_of_too_many_elements_are_none() {
    for (text, is_type) in [
        ("[1024 x {}]", true),
        ("[1025 x {}]", false),
        ("[1000000000000000 x {}]", false),
        ("[1000000000000 x [0 x i8]]", false),
        ("[0 x [1000000000000 x i8]]", true),
        ("[1025 x i8]", false),
        ("{ [512 x i8], [513 x i8] }", false),
    ] {
        let module = format!("define void @f({text} %a) {{ ret void }}");
        let module = Module::from_text("type.ll", module, Profile::Auto).unwrap();
        let (_, ty) = module.functions().next().unwrap();
        assert_eq!(ty.is_some(), is_type, "{text}");
    }
}

#[test]
fn variable_arguments_follow_the_parameters() {
    let text = "
        declare i32 @snprintf(ptr, i64, ptr, ...)
        @text = global [64 x i8] zeroinitializer
        @format = constant [21 x i8] c\"%d %d %.2f %s %d %ld\\00\"
        @word = constant [4 x i8] c\"abc\\00\"";
    for kind in KINDS {
        let text = format!("{text} define ptr @use() {{ ret ptr @snprintf }}");
        let instance = instantiate(&linker(kind), &text);
        let at = |name: &str| Val::Ptr(instance.variable(name).unwrap().address() as u64);
        let (to, format, word) = (at("text"), at("format"), at("word"));
        let (a, b, c) = (Val::I8(-1), Val::I32(-2), Val::F64(2.5));
        let args = [
            to,
            Val::I64(64),
            format,
            a,
            b,
            c,
            word,
            Val::I16(-4),
            Val::I64(1 << 40),
        ];
        let snprintf = instance.func("snprintf").unwrap();
        let error = snprintf.call(&args).unwrap_err();
        assert!(matches!(error.kind(), ErrorKind::PassesPointer { .. }));
        // SAFETY: there is room for the text.
        let result = unsafe { snprintf.call_with_pointers(&args) }.unwrap();
        assert_eq!(result, Some(Val::I32(31)), "{kind:?}");
        let text = instance.variable("text").unwrap().c_string(0).unwrap();
        assert_eq!(text.to_bytes(), b"-1 -2 2.50 abc -4 1099511627776");
    }
}

/// A vector that is taken apart leaves a register that nothing behind it is in.
#[test]
fn variable_arguments_follow_a_split_vector() {
    let text = "
        define i64 @last(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, <3 x i64> %v, ...) {
          %list = alloca [24 x i8], align 16
          call void @llvm.va_start(ptr %list)
          %x = va_arg ptr %list, i64
          %y = extractelement <3 x i64> %v, i64 2
          %r = sub i64 %x, %y
          ret i64 %r
        }
        declare void @llvm.va_start(ptr)";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        let mut args = vec![Val::I64(0); 5];
        args.push(Val::Vector([1, 2, 3].map(Val::I64).into()));
        args.push(Val::I64(45));
        let result = instance.func("last").unwrap().call(&args).unwrap();
        assert_eq!(result, Some(Val::I64(42)), "{kind:?}");
    }
}

host_struct! {
    #[derive(Debug, PartialEq)]
    struct Small { a: i8, b: f32, c: [u16; 2] }

    #[derive(Debug, PartialEq)]
    struct Large { a: i64, small: Small, b: i128, c: bool }
}

#[test]
fn structs_of_rust_cross() {
    const SMALL: &str = "{ i8, float, [2 x i16] }";
    let large = format!("{{ i64, {SMALL}, i128, i1 }}");
    let text = format!(
        "@large = global {large} zeroinitializer
         declare {large} @host({large}, {SMALL}, i128, i8, i128, i128)
         declare {SMALL} @small({SMALL})
         define {large} @run({large} %l, {SMALL} %s, i128 %n) {{
           %t = call {SMALL} @small({SMALL} %s)
           %r = call {large} @host({large} %l, {SMALL} %t, i128 %n, i8 7, i128 %n, i128 %n)
           store {large} %r, ptr @large
           ret {large} %r
         }}"
    );
    let small = |a| Small {
        a,
        b: 0.5,
        c: [a as u16 + 1, 65535],
    };
    for kind in KINDS {
        let mut linker = linker(kind);
        linker
            .func("small", |s: Small| Small { a: s.a + 1, ..s })
            .unwrap();
        let host = |l: Large, s: Small, n: i128, k: u8, m: i128, o: u128| {
            assert_eq!((n, m as u128), (m, o));
            Large {
                a: l.a + i64::from(k),
                small: s,
                b: l.b + n,
                c: !l.c,
            }
        };
        linker.func("host", host).unwrap();
        let instance = instantiate(&linker, &text);
        let run = instance
            .typed_func::<(Large, Small, i128), Large>("run")
            .unwrap();
        let large = Large {
            a: 100,
            small: small(1),
            b: 1 << 100,
            c: false,
        };
        let result = run.call((large, small(2), -5)).unwrap();
        let expected = Large {
            a: 107,
            small: Small { a: 3, ..small(2) },
            b: (1 << 100) - 5,
            c: true,
        };
        assert_eq!(result, expected, "{kind:?}");
        assert_eq!(instance.global::<Large>("large").unwrap().get(), expected);
        assert_eq!(Val::from(expected).get::<Large>(), Some(expected));
    }
}

#[test]
fn closures_have_up_to_sixteen_parameters() {
    let params =
        "i8, i16, i32, i64, i128, float, double, i1, i8, i16, i32, i64, i128, ptr, double, i8";
    let text = format!(
        "declare double @host({params})
         define double @run(i8 %a, i16 %b, i32 %c, i64 %d, i128 %e, float %f, double %g, i1 %h,
             i8 %i, i16 %j, i32 %k, i64 %l, i128 %m, ptr %n, double %o, i8 %p) {{
           %r = call double @host(i8 %a, i16 %b, i32 %c, i64 %d, i128 %e, float %f, double %g, i1 %h,
             i8 %i, i16 %j, i32 %k, i64 %l, i128 %m, ptr %n, double %o, i8 %p)
           ret double %r
         }}"
    );
    type All = (
        i8,
        i16,
        i32,
        i64,
        i128,
        f32,
        f64,
        bool,
        u8,
        u16,
        u32,
        u64,
        u128,
        *const u8,
        f64,
        i8,
    );
    for kind in KINDS {
        let mut linker = linker(kind);
        #[rustfmt::skip]
        let host = |a: i8, b: i16, c: i32, d: i64, e: i128, f: f32, g: f64, h: bool, i: u8,
                    j: u16, k: u32, l: u64, m: u128, n: *const u8, o: f64, p: i8| {
            assert_eq!((a, b, c, d, e, f, g, h), (-1, -2, -3, -4, -5, 6.0, 7.0, true));
            assert_eq!((i, j, k, l, m, n as u64, o, p), (8, 9, 10, 11, 12, 13, 14.0, -15));
            g + o
        };
        linker.func("host", host).unwrap();
        let instance = instantiate(&linker, &text);
        let run = instance.typed_func::<All, f64>("run").unwrap();
        let pointer = 13 as *const u8;
        #[rustfmt::skip]
        let args = (-1, -2, -3, -4, -5, 6.0, 7.0, true, 8, 9, 10, 11, 12, pointer, 14.0, -15);
        // SAFETY: nobody follows the pointer.
        let result = unsafe { run.call_with_pointers(args) };
        assert_eq!(result.unwrap(), 21.0, "{kind:?}");
        // SAFETY: the instance lives, and no trap comes.
        let result = unsafe {
            let f = run.pointer();
            f(
                -1, -2, -3, -4, -5, 6.0, 7.0, true, 8, 9, 10, 11, 12, pointer, 14.0, -15,
            )
        };
        assert_eq!(result, 21.0, "{kind:?}");
    }
}
