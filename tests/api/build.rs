//! Modules that are built: what each method makes, in text; that the text parses to the same module, with the
//! same spans, and is LLVM's; and that mistakes are reported, not made.

use std::process::Command;
use std::time::Duration;

use crate::support::process;
use jitlite::build::{
    Attribute, BinaryOp, CallConv, CastOp, Clause, FCmpCond, Flags, Function, FunctionBuilder,
    GepFlags, ICmpCond, Linkage, ModuleBuilder, Ordering, RmwOp, TailKind, Type, Visibility,
};
use jitlite::{Config, Engine, EngineKind, Linker, Module, Profile, TrapKind, ValType, ir};

const ENGINES: [EngineKind; 3] = [EngineKind::Reference, EngineKind::Baseline, EngineKind::Opt];

/// The module; its text parses to the same, and LLVM reads it.
fn finished(m: ModuleBuilder) -> Module {
    let draft = m.to_text();
    let module = m
        .finish()
        .unwrap_or_else(|error| panic!("{error}\n{draft}"));
    let text = module.to_text();
    assert_eq!(text, draft);
    let source = module.source().expect("it has its text");
    assert_eq!(text.as_bytes(), source.bytes());
    let parsed = Module::from_text("again", text.clone(), Profile::Llvm)
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(parsed.to_text(), text);
    same_places(module.ir(), parsed.ir());
    accepted_by_llvm(&text);
    module
}

/// Whether what is built has the spans of what is parsed.
fn same_places(built: &ir::Module, parsed: &ir::Module) {
    for (a, b) in built.funcs.values().zip(parsed.funcs.values()) {
        let name = built.names.text(built.globals[a.global].name).into_owned();
        let params = |f: &ir::Function| f.params.iter().map(|p| p.span).collect::<Vec<_>>();
        assert_eq!(params(a), params(b), "the parameters of {name}");
        let (Some(a), Some(b)) = (&a.body, &b.body) else {
            continue;
        };
        assert_eq!(a.spans.as_slice(), b.spans.as_slice(), "in {name}");
        let blocks = |body: &ir::Body| {
            let named = body
                .blocks
                .values()
                .filter(|b| b.name != ir::LocalName::UNNAMED);
            named
                .map(|b| (b.span.start, b.first, b.end))
                .collect::<Vec<_>>()
        };
        assert_eq!(blocks(a), blocks(b), "in {name}");
        assert_eq!(a.types.len(), b.types.len());
    }
}

fn accepted_by_llvm(text: &str) {
    if !process::installed("llvm-as-19") {
        return println!("llvm-as-19 is not installed: LLVM is not asked");
    }
    let mut command = Command::new("llvm-as-19");
    let command = command.args(["-o", "/dev/null", "-"]);
    let outcome = process::run(command, text.as_bytes(), Duration::from_secs(20)).unwrap();
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    assert!(outcome.status == 0 && said.is_empty(), "{said}\n{text}");
}

/// Builds the body of a function `@f` with these parameters, and compares the text of that, without its first
/// and last line.
#[track_caller]
fn body_is(
    ret: Type,
    params: &[Type],
    build: impl FnOnce(&FunctionBuilder<'_>),
    expected: &str,
) -> Module {
    let m = ModuleBuilder::new("test");
    let f = m.function("f", ret, params);
    build(&m.body(f));
    let module = finished(m);
    let text = module.to_text();
    let body = text.split(" @f(").nth(1).and_then(|t| t.split_once("{\n"));
    let body = body
        .and_then(|(_, rest)| rest.split_once("}\n"))
        .map(|b| b.0);
    let body: Vec<&str> = body.unwrap_or("").lines().map(str::trim).collect();
    let expected: Vec<&str> = expected.lines().map(str::trim).collect();
    assert_eq!(body.join("\n"), expected.join("\n"));
    module
}

/// What `@f` gives on every engine.
fn run(module: &Module, args: (i64, i64)) -> Vec<i64> {
    let on = |&kind| {
        let engine = Engine::new(Config::new().engine(kind)).unwrap();
        let mut linker = Linker::new(&engine);
        linker.with_libc();
        // SAFETY: the programs of this file use their own memory only.
        let instance = unsafe { linker.instantiate(module).unwrap() };
        let f = instance.typed_func::<(i64, i64), i64>("f").unwrap();
        f.call(args).unwrap()
    };
    ENGINES.iter().map(on).collect()
}

const I64X2: [Type; 2] = [Type::I64, Type::I64];

#[test]
fn arithmetic() {
    let module = body_is(
        Type::I64,
        &I64X2,
        |f| {
            let entry = f.block("entry");
            f.switch_to(entry);
            let (a, b) = (f.param(0), f.param(1));
            f.set_name(a, "a");
            let x = f.add(a, b);
            f.set_name(x, "x");
            f.set_flags(x, Flags::NSW);
            let x = f.sub(x, 7);
            let x = f.mul(3, x);
            f.set_flags(x, Flags::NUW.with(Flags::NSW));
            let y = f.udiv(x, b);
            let y = f.sdiv(y, -5);
            f.set_flags(y, Flags::EXACT);
            let y = f.urem(y, x);
            let y = f.srem(y, 1000);
            let y = f.shl(y, 2);
            let y = f.lshr(y, 1);
            let y = f.ashr(y, 1);
            let z = f.and(y, x);
            let z = f.or(z, 8);
            let z = f.xor(z, a);
            let z = f.neg(z);
            let z = f.not(z);
            f.ret(z);
        },
        "entry:
         %x = add nsw i64 %a, %0
         %1 = sub i64 %x, 7
         %2 = mul nuw nsw i64 3, %1
         %3 = udiv i64 %2, %0
         %4 = sdiv exact i64 %3, -5
         %5 = urem i64 %4, %2
         %6 = srem i64 %5, 1000
         %7 = shl i64 %6, 2
         %8 = lshr i64 %7, 1
         %9 = ashr i64 %8, 1
         %10 = and i64 %9, %2
         %11 = or i64 %10, 8
         %12 = xor i64 %11, %a
         %13 = sub i64 0, %12
         %14 = xor i64 %13, -1
         ret i64 %14",
    );
    // 3 * (7 + 5 - 7) = 15, 15 / 5 = 3: what follows is in the text.
    // 3 * (27 + 5 - 7) = 75, 75 / 5 / -5 = -3; shifts to and fro change nothing.
    let y = (-3i64 as u64 % 75) as i64;
    assert_eq!(run(&module, (27, 5)), [!-((y & 75 | 8) ^ 27); 3]);
}

#[test]
fn floating_point() {
    body_is(
        Type::DOUBLE,
        &[Type::DOUBLE, Type::FLOAT],
        |f| {
            let entry = f.block("entry");
            f.switch_to(entry);
            let (a, b) = (f.param(0), f.param(1));
            let b = f.fpext(b, Type::DOUBLE);
            let x = f.fadd(a, b);
            f.set_flags(x, Flags::FAST);
            let x = f.fsub(x, 0.5);
            let x = f.fmul(x, 2);
            f.set_flags(x, Flags::NNAN.with(Flags::CONTRACT));
            let x = f.fdiv(1.0, x);
            let x = f.frem(x, b);
            let x = f.fneg(x);
            let c = f.fcmp(FCmpCond::Olt, x, 0.0);
            let y = f.select(c, x, 1.5);
            f.ret(y);
        },
        "entry:
         %2 = fpext float %1 to double
         %3 = fadd fast double %0, %2
         %4 = fsub double %3, 0.5
         %5 = fmul nnan contract double %4, 2.0
         %6 = fdiv double 1.0, %5
         %7 = frem double %6, %2
         %8 = fneg double %7
         %9 = fcmp olt double %8, 0.0
         %10 = select i1 %9, double %8, double 1.5
         ret double %10",
    );
}

#[test]
fn conversions() {
    body_is(
        Type::I64,
        &[Type::I32, Type::DOUBLE, Type::PTR],
        |f| {
            let entry = f.block("entry");
            f.switch_to(entry);
            let (n, x, p) = (f.param(0), f.param(1), f.param(2));
            let other = f.pointer_type(1);
            let small = f.trunc(n, Type::I8);
            let wide = f.zext(small, Type::I64);
            f.set_flags(wide, Flags::NNEG);
            f.sext(n, Type::I64);
            f.fptrunc(x, Type::FLOAT);
            f.fptoui(x, Type::I32);
            f.fptosi(x, Type::I64);
            f.uitofp(n, Type::DOUBLE);
            f.sitofp(n, Type::FLOAT);
            let address = f.ptrtoint(p, Type::I64);
            f.inttoptr(address, Type::PTR);
            f.bitcast(x, Type::I64);
            f.addrspacecast(p, other);
            f.freeze(n);
            let is_null = f.null();
            let is_null = f.icmp(ICmpCond::Eq, p, is_null);
            let r = f.cast(CastOp::ZExt, is_null, Type::I64);
            f.ret(r);
        },
        "entry:
         %3 = trunc i32 %0 to i8
         %4 = zext nneg i8 %3 to i64
         %5 = sext i32 %0 to i64
         %6 = fptrunc double %1 to float
         %7 = fptoui double %1 to i32
         %8 = fptosi double %1 to i64
         %9 = uitofp i32 %0 to double
         %10 = sitofp i32 %0 to float
         %11 = ptrtoint ptr %2 to i64
         %12 = inttoptr i64 %11 to ptr
         %13 = bitcast double %1 to i64
         %14 = addrspacecast ptr %2 to ptr addrspace(1)
         %15 = freeze i32 %0
         %16 = icmp eq ptr %2, null
         %17 = zext i1 %16 to i64
         ret i64 %17",
    );
}

#[test]
fn memory() {
    let module = body_is(
        Type::I64,
        &I64X2,
        |f| {
            let pair = f.struct_type(&[Type::I32, Type::I64]);
            let entry = f.block("entry");
            let next = f.block("next");
            f.switch_to(entry);
            let (a, b) = (f.param(0), f.param(1));
            f.br(next);
            f.switch_to(next);
            // Local variables are made in the entry block, which has its terminator already.
            let slot = f.local_variable(pair);
            f.set_name(slot, "slot");
            f.set_align(slot, 16);
            let list = f.local_variable(Type::I64);
            f.set_name(list, "list");
            let many = f.alloca_array(Type::I64, 10);
            let field = f.field(pair, slot, 1);
            let store = f.store(a, field);
            f.set_align(store, 8);
            f.set_volatile(store);
            let last = f.element(Type::I64, many, 9);
            f.store(b, last);
            let i = f.i64(4);
            let here = f.gep(Type::I8, many, &[i]);
            f.set_gep_flags(here, GepFlags::INBOUNDS.with(GepFlags::NUW));
            f.memset(many, 0, 72);
            f.memcpy(list, last, 8);
            f.memmove(many, list, 8);
            let x = f.load(Type::I64, field);
            f.set_align(x, 8);
            let y = f.load(Type::I64, list);
            f.set_atomic(y, Ordering::Acquire, 8);
            let r = f.sub(x, y);
            f.ret(r);
        },
        "entry:
           %slot = alloca { i32, i64 }, align 16
           %list = alloca i64
           br label %next

         next:
           %2 = alloca i64, i64 10
           %3 = getelementptr inbounds { i32, i64 }, ptr %slot, i32 0, i32 1
           store volatile i64 %0, ptr %3, align 8
           %4 = getelementptr inbounds i64, ptr %2, i64 9
           store i64 %1, ptr %4
           %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
           call void @llvm.memset.p0.i64(ptr %2, i8 0, i64 72, i1 false)
           call void @llvm.memcpy.p0.p0.i64(ptr %list, ptr %4, i64 8, i1 false)
           call void @llvm.memmove.p0.p0.i64(ptr %2, ptr %list, i64 8, i1 false)
           %6 = load i64, ptr %3, align 8
           %7 = load atomic i64, ptr %list acquire, align 8
           %8 = sub i64 %6, %7
           ret i64 %8",
    );
    assert_eq!(run(&module, (50, 8)), [42; 3]);
}

#[test]
fn atomics() {
    let module = body_is(
        Type::I64,
        &I64X2,
        |f| {
            let (a, b) = (f.param(0), f.param(1));
            let p = f.local_variable(Type::I64);
            let store = f.store(a, p);
            f.set_atomic(store, Ordering::Release, 8);
            f.fence(Ordering::SeqCst);
            let old = f.atomic_rmw(RmwOp::Add, p, b, Ordering::Monotonic);
            let both = [Ordering::AcqRel, Ordering::Acquire];
            let pair = f.cmpxchg(p, 50, old, both);
            let there = f.extract_value(pair, &[0]);
            f.ret(there);
        },
        "%3 = alloca i64
         store atomic i64 %0, ptr %3 release, align 8
         fence seq_cst
         %4 = atomicrmw add ptr %3, i64 %1 monotonic
         %5 = cmpxchg ptr %3, i64 50, i64 %4 acq_rel acquire
         %6 = extractvalue { i64, i1 } %5, 0
         ret i64 %6",
    );
    assert_eq!(run(&module, (20, 22)), [42; 3]);
}

#[test]
fn aggregates_and_vectors() {
    let module = body_is(
        Type::I64,
        &I64X2,
        |f| {
            let (a, b) = (f.param(0), f.param(1));
            let inner = f.array_type(Type::I64, 2);
            let ty = f.struct_type(&[Type::I32, inner]);
            let s = f.undef(ty);
            let s = f.insert_value(s, a, &[1, 0]);
            let s = f.insert_value(s, 5, &[0]);
            let array = f.extract_value(s, &[1]);
            let a = f.extract_value(array, &[0]);
            let v = f.vector_type(Type::I64, 2);
            let zero = f.zero(v);
            let v = f.insert_element(zero, a, 0);
            let v = f.insert_element(v, b, 1);
            let w = f.add(v, 10);
            let w = f.shuffle(v, w, &[3, 0, -1]);
            let c = f.icmp(ICmpCond::Sgt, w, 0);
            f.select(c, w, 1);
            let x = f.extract_element(w, 0);
            let y = f.extract_element(w, 1);
            let r = f.add(x, y);
            f.ret(r);
        },
        "%3 = insertvalue { i32, [2 x i64] } undef, i64 %0, 1, 0
         %4 = insertvalue { i32, [2 x i64] } %3, i32 5, 0
         %5 = extractvalue { i32, [2 x i64] } %4, 1
         %6 = extractvalue [2 x i64] %5, 0
         %7 = insertelement <2 x i64> zeroinitializer, i64 %6, i64 0
         %8 = insertelement <2 x i64> %7, i64 %1, i64 1
         %9 = add <2 x i64> %8, splat (i64 10)
         %10 = shufflevector <2 x i64> %8, <2 x i64> %9, <3 x i32> <i32 3, i32 0, i32 poison>
         %11 = icmp sgt <3 x i64> %10, splat (i64 0)
         %12 = select <3 x i1> %11, <3 x i64> %10, <3 x i64> splat (i64 1)
         %13 = extractelement <3 x i64> %10, i64 0
         %14 = extractelement <3 x i64> %10, i64 1
         %15 = add i64 %13, %14
         ret i64 %15",
    );
    assert_eq!(run(&module, (2, 30)), [42; 3]);
}

#[test]
fn control_flow() {
    let module = body_is(
        Type::I64,
        &I64X2,
        |f| {
            let n = f.param(0);
            let (small, big, join) = (f.block("small"), f.block("big"), f.block("join"));
            let other = f.block("other");
            let never_used = f.block("never");
            let _ = never_used;
            let start = f.current_block();
            let c = f.icmp(ICmpCond::Ult, n, 10);
            f.cond_br(c, small, join);
            assert!(f.is_terminated());
            f.switch_to(join);
            assert!(!f.is_terminated());
            let x = f.add(n, 1);
            // A `phi` comes first whenever it is made.
            let phi = f.phi(Type::I64);
            f.set_name(phi, "merged");
            let y = f.add(phi, x);
            let switch = f.switch(y, other);
            f.add_case(switch, 3, big);
            f.switch_to(small);
            f.set_block_name(small, "little");
            f.br(join);
            f.switch_to(big);
            f.ret(n);
            f.switch_to(other);
            f.unreachable();
            f.add_incoming(phi, 7, start);
            f.add_incoming(phi, -3, small);
            f.add_case(switch, -1, big);
        },
        "%3 = icmp ult i64 %0, 10
         br i1 %3, label %little, label %join

         join:
         %merged = phi i64 [ 7, %2 ], [ -3, %little ]
         %4 = add i64 %0, 1
         %5 = add i64 %merged, %4
         switch i64 %5, label %other [
         i64 3, label %big
         i64 -1, label %big
         ]

         little:
         br label %join

         big:
         ret i64 %0

         other:
         unreachable",
    );
    assert_eq!(run(&module, (5, 0)), [5; 3]);
    assert_eq!(run(&module, (1, 0)), [1; 3]);
}

#[test]
fn calls() {
    let m = ModuleBuilder::new("calls");
    let puts = m.function("puts", Type::I32, &[Type::PTR]);
    let printf = m.varargs_function("printf", Type::I32, &[Type::PTR]);
    let sqrt = m.intrinsic("llvm.sqrt", Type::DOUBLE, &[Type::DOUBLE]);
    let twice_ty = m.function_type(Type::I64, &[Type::I64]);
    let twice = m.function("twice", Type::I64, &[Type::I64]);
    m.set_linkage(twice, Linkage::Internal);
    m.set_function_conv(twice, CallConv::Fast);
    m.add_attribute(twice, "nounwind");
    m.add_attribute(twice, "memory(none)");
    m.add_attribute(twice, Attribute::Pair("frame-pointer", "all"));
    m.add_result_attribute(twice, "noundef");
    m.add_param_attribute(twice, 0, "noundef");
    let f = m.body(twice);
    let n = f.param(0);
    let r = f.add(n, n);
    f.ret(r);

    let f = m.function("f", Type::I64, &I64X2);
    let f = m.body(f);
    let n = f.param(0);
    let text = f.c_string("%d\n");
    let x = f.call(twice, &[n]);
    f.set_name(x, "x");
    f.set_tail(x, TailKind::Tail);
    f.add_call_attribute(x, "nounwind");
    f.add_arg_attribute(x, 0, "noundef");
    let y = f.call_indirect(twice_ty, twice, &[x]);
    f.set_call_conv(y, CallConv::Fast);
    let nine = f.f64(9.0);
    let three = f.call(sqrt, &[nine]);
    let three = f.fptosi(three, Type::I64);
    let never = f.bool(false);
    let (print, done) = (f.block("print"), f.block("done"));
    f.cond_br(never, print, done);
    f.switch_to(print);
    f.call(puts, &[text.into()]);
    f.call(printf, &[text.into(), n]);
    f.br(done);
    f.switch_to(done);
    let nothing = f.function_type(Type::VOID, &[]);
    let nop = f.inline_asm("nop", "");
    f.call_indirect(nothing, nop, &[]);
    let r = f.sub(y, three);
    f.ret(r);
    let module = finished(m);
    assert_eq!(
        module.to_text(),
        r#"@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00"

declare i32 @puts(ptr)

declare i32 @printf(ptr, ...)

declare double @llvm.sqrt.f64(double)

define internal fastcc noundef i64 @twice(i64 noundef %0) nounwind memory(none) "frame-pointer"="all" {
  %2 = add i64 %0, %0
  ret i64 %2
}

define i64 @f(i64 %0, i64 %1) {
  %x = tail call fastcc i64 @twice(i64 noundef %0) nounwind
  %3 = call fastcc i64 @twice(i64 %x)
  %4 = call double @llvm.sqrt.f64(double 9.0)
  %5 = fptosi double %4 to i64
  br i1 false, label %print, label %done

print:
  %6 = call i32 @puts(ptr @.str)
  %7 = call i32 (ptr, ...) @printf(ptr @.str, i64 %0)
  br label %done

done:
  call void asm sideeffect "nop", ""()
  %8 = sub i64 %3, %5
  ret i64 %8
}
"#
    );
    assert_eq!(run(&module, (10, 0)), [37; 3]);
}

#[test]
fn exceptions() {
    let m = ModuleBuilder::new("exceptions");
    let personality = m.varargs_function("__gxx_personality_v0", Type::I32, &[]);
    let may_throw = m.function("may_throw", Type::I64, &[]);
    let f = m.function("f", Type::I64, &I64X2);
    m.set_personality(f, personality);
    let pad = m.struct_type(&[Type::PTR, Type::I32]);
    let thrown = m.global("_ZTIi", Type::PTR);
    let ty = m.function_type(Type::I64, &[]);
    let f = m.body(f);
    let (fine, more, caught) = (f.block("fine"), f.block("more"), f.block("caught"));
    let x = f.invoke(may_throw, &[], fine, caught);
    f.switch_to(fine);
    let y = f.invoke_indirect(ty, may_throw, &[], more, caught);
    f.switch_to(more);
    let r = f.add(x, y);
    f.ret(r);
    f.switch_to(caught);
    let null = f.null();
    let list = f.array(Type::PTR, &[]);
    let clauses = [
        Clause::Catch(thrown.into()),
        Clause::Catch(null),
        Clause::Filter(list),
        Clause::Cleanup,
    ];
    let exception = f.landing_pad(pad, &clauses);
    f.resume(exception);
    let text = finished(m).to_text();
    let body = "  %3 = invoke i64 @may_throw()
          to label %fine unwind label %caught

fine:
  %4 = invoke i64 @may_throw()
          to label %more unwind label %caught

more:
  %5 = add i64 %3, %4
  ret i64 %5

caught:
  %6 = landingpad { ptr, i32 } cleanup catch ptr @_ZTIi catch ptr null filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %6
}";
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat(&text).contains(&flat(body)), "{text}");
    assert!(
        text.contains("personality ptr @__gxx_personality_v0 {"),
        "{text}"
    );
}

#[test]
fn symbols_and_constants() {
    let m = ModuleBuilder::new("constants");
    m.set_triple("x86_64-pc-linux-gnu");
    let node = m.named_type("node");
    let fields = m.struct_type(&[Type::I64, Type::PTR]);
    m.define_type(node, fields);
    let first = m.global("first", node);
    let second = m.global("second", node);
    let (one, two) = (m.i64(1), m.i64(2));
    let value = m.aggregate(node, &[one, second.into()]);
    m.set_initializer(first, value);
    let null = m.null();
    let value = m.aggregate(node, &[two, null]);
    m.set_initializer(second, value);
    m.set_linkage(second, Linkage::Internal);
    m.set_constant(second);
    m.set_section(second, ".mine");
    m.set_symbol_align(second, 16);
    let external = m.global("environ", Type::PTR);
    m.set_visibility(external, Visibility::Hidden);
    let index = m.i32(1);
    let zero = m.i32(0);
    let place = m.const_gep(node, first, &[zero, index], GepFlags::INBOUNDS);
    m.alias("second_link", Type::PTR, place);
    let seven = m.i32(7);
    let own = m.define_global("own", seven);
    m.set_thread_local(own);
    let i128 = m.int_type(128);
    let numbers = [
        m.int(i128, i128::MIN),
        m.int(Type::I8, 255),
        m.int(Type::I8, -128),
        m.bool(true),
        m.i8(-1),
        m.float(Type::FLOAT, 0.1),
        m.f64(-0.0),
    ];
    let others = [
        m.half_type(),
        m.bfloat_type(),
        m.x86_fp80_type(),
        m.fp128_type(),
    ];
    let mut values = numbers.to_vec();
    for ty in others {
        values.push(m.float(ty, -2.5));
        values.push(m.zero(ty));
    }
    let address = m.const_cast(CastOp::PtrToInt, first, Type::I64);
    values.push(m.const_binary(BinaryOp::Sub, address, one));
    values.push(m.bytes(b"a\"\\\0z"));
    values.push(m.poison(Type::I64));
    let packed = m.packed_struct_type(&[Type::I8, Type::I64]);
    values.push(m.zero(packed));
    let all = m.structure(&values);
    let wide = m.int_type(20_000);
    let wide = m.int(wide, -5);
    let list = m.array(Type::I64, &[one, two]);
    for (name, value) in [("numbers", all), ("bits", wide), ("list", list)] {
        m.define_global(name, value);
    }
    let text = finished(m).to_text();
    let lines = [
        "%node = type { i64, ptr }",
        "@first = global %node { i64 1, ptr @second }",
        "@second = internal constant %node { i64 2, ptr null }, section \".mine\", align 16",
        "@environ = external hidden global ptr",
        "@own = thread_local global i32 7",
        "@second_link = alias ptr, ptr getelementptr inbounds (%node, ptr @first, i32 0, i32 1)",
        "@list = global [2 x i64] [i64 1, i64 2]",
        "@bits = global i20000 -5",
    ];
    for line in lines {
        assert!(text.lines().any(|own| own == line), "{line}\n{text}");
    }
    let numbers = "{ i128 -170141183460469231731687303715884105728, i8 -1, i8 -128, i1 true, i8 -1, \
                   float 0x3FB99999A0000000, double -0.0, half 0xHC100, half 0xH0000";
    assert!(text.contains(numbers), "{text}");
}

#[test]
fn traps_name_lines_of_the_text_and_of_the_source() {
    let m = ModuleBuilder::new("lines");
    m.set_source_file("/src/prog.tiny");
    let divide = m.function("divide", Type::I64, &I64X2);
    let f = m.body(divide);
    let (a, b) = (f.param(0), f.param(1));
    let sum = f.add(a, 1);
    f.set_line(7, 3);
    let q = f.sdiv(sum, b);
    f.set_line(8, 1);
    f.ret(q);
    let f = m.function("f", Type::I64, &I64X2);
    let f = m.body(f);
    f.set_line(12, 0);
    let (a, b) = (f.param(0), f.param(1));
    let r = f.call(divide, &[a, b]);
    f.ret(r);
    let module = finished(m);
    assert_eq!(run(&module, (9, 2)), [5; 3]);
    for kind in ENGINES {
        let engine = Engine::new(Config::new().engine(kind)).unwrap();
        // SAFETY: the program uses no memory but its stack.
        let instance = unsafe { Linker::new(&engine).instantiate(&module).unwrap() };
        let f = instance.typed_func::<(i64, i64), i64>("f").unwrap();
        let trap = f.call((1, 0)).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::DivisionByZero);
        let text = format!("{trap:#}");
        assert!(
            text.contains("in `@divide`, line 3, prog.tiny:7:3"),
            "{text}"
        );
        assert!(text.contains("@f  at lines:8, prog.tiny:12"), "{text}");
    }
}

#[test]
fn names_that_are_taken_get_numbers() {
    const MANY: usize = 50_000;
    let m = ModuleBuilder::new("names");
    let function = m.function("f", Type::I64, &I64X2);
    let f = m.body(function);
    let first = f.block("x.2");
    f.switch_to(first);
    let mut x = f.param(0);
    for _ in 0..MANY {
        x = f.add(x, 1);
        f.set_name(x, "x");
        f.c_string("text");
    }
    f.ret(x);
    let text = m.to_text();
    let last = format!("%x.{MANY} = add i64 %x.{}, 1", MANY - 1);
    for line in [
        "x.2:",
        "  %x = add i64 %0, 1",
        "  %x.1 = add i64 %x, 1",
        &format!("  {last}"),
    ] {
        assert!(text.lines().any(|own| own == line), "{line}");
    }
    assert!(text.contains(&format!("@.str.{} =", MANY - 1)));
    m.finish().unwrap();
}

#[test]
fn bodies_can_be_built_in_turns() {
    let m = ModuleBuilder::new("turns");
    let outer: Function = m.function("f", Type::I64, &I64X2);
    let inner = m.function("inner", Type::I64, &[Type::I64]);
    let x = {
        let f = m.body(outer);
        let a = f.param(0);
        f.mul(a, 2)
    };
    let f = m.body(inner);
    let a = f.param(0);
    let b = f.add(a, 1);
    f.ret(b);
    assert_eq!(m.find_function("inner"), Some(inner));
    let f = m.body(outer);
    let y = f.call(inner, &[x]);
    assert_eq!(f.type_of(y), Type::I64);
    f.ret(y);
    assert_eq!(run(&finished(m), (20, 0)), [41; 3]);
}

#[test]
fn integers_of_any_width() {
    let m = ModuleBuilder::new("wide");
    let global = |name: &str, bits: u32, negative: bool, words: &[u64]| {
        let ty = m.int_type(bits);
        let value = m.int_of_words(ty, negative, words);
        m.define_global(name, value);
    };
    global("one", 64, false, &[1]);
    global("all", 64, false, &[u64::MAX, 0, 0]);
    global("least", 64, true, &[1 << 63]);
    global("odd", 65, true, &[0, 1]);
    global("high", 200, false, &[0, 0, 0, 1]);
    global("low", 200, true, &[0, 0, 1]);
    // So wide that only the words up to the sign are stored.
    global("very", 1 << 15, true, &[7]);
    global("none", 300, false, &[]);
    let text = finished(m).to_text();
    for line in [
        "@one = global i64 1",
        "@all = global i64 -1",
        "@least = global i64 -9223372036854775808",
        "@odd = global i65 -18446744073709551616",
        "@high = global i200 6277101735386680763835789423207666416102355444464034512896",
        "@low = global i200 -340282366920938463463374607431768211456",
        "@very = global i32768 -7",
        "@none = global i300 0",
    ] {
        assert!(text.lines().any(|own| own == line), "{line}\n{text}");
    }
}

#[test]
fn types_of_values_and_of_elements() {
    let m = ModuleBuilder::new("types");
    let array = ValType::array(ValType::F32, 3);
    let ty = m.value_type(&ValType::structure([ValType::I8, array]));
    let floats = m.array_type(Type::FLOAT, 3);
    assert_eq!(ty, m.struct_type(&[Type::I8, floats]));
    let named = m.named_type("pair");
    assert_eq!(m.element_type(named, 0), None);
    m.define_type(named, ty);
    assert_eq!(m.element_type(named, 1), Some(floats));
    assert_eq!(m.element_type(floats, 0), Some(Type::FLOAT));
    assert_eq!(m.element_type(ty, 2), None);
    assert_eq!(m.element_type(Type::I64, 0), None);
    assert_eq!(ModuleBuilder::new("other").element_type(ty, 0), None);
}

#[test]
fn a_view_of_a_function_defines_nothing() {
    let m = ModuleBuilder::new("view");
    let declared = m.function("declared", Type::I64, &[Type::I64]);
    let defined = m.function("defined", Type::I64, &[Type::I64]);
    let _ = m.view(declared).param(0);
    let f = m.view(defined);
    let n = f.param(0);
    f.ret(n);
    let text = finished(m).to_text();
    assert!(text.contains("declare i64 @declared(i64)"), "{text}");
    assert!(text.contains("define i64 @defined(i64 %0)"), "{text}");
}

/// Values are copied and builders shared: calls nest, and several functions are filled at once.
#[test]
fn calls_of_the_builder_nest() {
    let m = ModuleBuilder::new("nested");
    let main = m.function("f", Type::I64, &[Type::I64, Type::I64]);
    let three = m.function("three", Type::I64, &[Type::I64]);
    let (f, g) = (m.body(main), m.body(three));
    g.ret(g.add(g.mul(g.param(0), 3), 1));
    // Arguments are made in the order in which they stand.
    let difference = f.sub(
        f.call(three, &[f.param(0)]),
        f.shl(f.call(three, &[f.param(1)]), m.i64(1)),
    );
    f.ret(difference);
    let module = finished(m);
    let text = module.to_text();
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    for body in [
        &[
            "%3 = call i64 @three(i64 %0)",
            "%4 = call i64 @three(i64 %1)",
        ][..],
        &["%5 = shl i64 %4, 1", "%6 = sub i64 %3, %5", "ret i64 %6"],
        &["%2 = mul i64 %0, 3", "%3 = add i64 %2, 1", "ret i64 %3"],
    ] {
        let found = lines.windows(body.len()).any(|window| window == body);
        assert!(found, "{body:?}\n{text}");
    }
    let results = run(&module, (10, 4));
    assert!(
        results.iter().all(|&result| result == 31 - 26),
        "{results:?}"
    );
}
