//! The verifier on modules that no text gives: broken on purpose after parsing. It must answer
//! for each, never panic, and find what is wrong.

use std::hash::BuildHasher;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source};
use jitlite::entity::Entity;
use jitlite::ir::{
    Block, Body, ConstId, FuncId, GlobalId, Inst, InstData, Module, Operand, TypeId, Value,
};
use jitlite::lir;
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::verify::{Profile, verify};

fn parse(text: &str) -> Module {
    let source = Arc::new(Source::new("test.ll", text).expect("it is small"));
    let mut diagnostics = Diagnostics::default();
    let module = jitlite::text::parse(source, &mut diagnostics);
    assert!(!diagnostics.has_errors());
    module
}

fn codes(module: &Module, profile: Profile) -> Vec<&'static str> {
    let mut diagnostics = Diagnostics::default();
    verify(module, profile, &mut diagnostics);
    diagnostics.iter().map(|d| d.code).collect()
}

const TEXT: &str = "\
declare i64 @g(i64, i8*)
define i64 @f(i64 %n, i8* %s) {
  %x = add i64 %n, 1
  %c = icmp eq i64 %x, 0
  br i1 %c, label %a, label %b
a:
  %r = call i64 @g(i64 %x, i8* %s)
  br label %b
b:
  %p = phi i64 [ %x, %0 ], [ %r, %a ]
  ret i64 %p
}
";

fn broken(change: impl FnOnce(&mut Body)) -> Vec<&'static str> {
    let mut module = parse(TEXT);
    let body = module.funcs[FuncId(1)]
        .body
        .as_mut()
        .expect("it is defined");
    change(body);
    codes(&module, Profile::Auto)
}

#[test]
fn an_unbroken_module_is_valid() {
    assert_eq!(broken(|_| {}), [""; 0]);
    assert_eq!(codes(&Module::new(), Profile::Llvmlite), [""; 0]);
}

#[test]
fn tables_that_do_not_fit_together_are_found() {
    assert_eq!(
        broken(|body| body.blocks[Block(1)].end = Inst(77)),
        ["malformed-body"]
    );
    assert_eq!(
        broken(|body| body.blocks[Block(1)].first = Inst(0)),
        ["malformed-body"]
    );
    assert_eq!(broken(|body| body.param_count = 1), ["malformed-body"]);
    assert_eq!(broken(|body| body.types.truncate(3)), ["malformed-body"]);
}

#[test]
fn operands_and_targets_that_are_missing_are_found() {
    let found = broken(|body| {
        if let InstData::Binary { args, .. } = &mut body.insts[Inst(0)] {
            args[1] = Operand::MISSING;
        }
    });
    assert_eq!(found, ["missing-operand"]);
    let found = broken(|body| {
        if let InstData::Binary { args, .. } = &mut body.insts[Inst(0)] {
            args[1] = Operand::value(Value(1000));
        }
    });
    assert_eq!(found, ["missing-operand"]);
    let found = broken(|body| body.insts[Inst(4)] = InstData::Br { to: Block(9) });
    assert!(found.contains(&"missing-operand"), "{found:?}");
}

#[test]
fn types_that_the_parser_would_have_compared_are_compared() {
    let found = broken(|body| {
        if let InstData::Binary { args, .. } = &mut body.insts[Inst(0)] {
            args[1] = Operand::value(Value(1));
        }
    });
    assert_eq!(found, ["binary-operands"]);
    let found = broken(|body| {
        let result = body.result(Inst(3));
        body.types[result] = TypeId::I32;
    });
    assert!(found.contains(&"call-result"), "{found:?}");
    let found = broken(|body| {
        let args = body.calls.values().next().expect("there is a call").args;
        body.pool.get_mut(args)[1] = body.pool.get(args)[0];
    });
    assert_eq!(found, ["call-arguments"]);
}

#[test]
fn names_of_nothing_are_found() {
    let found = broken(|body| {
        let (nothing, sum) = (body.result(Inst(4)), body.result(Inst(0)));
        body.names[nothing] = body.names[sum];
    });
    assert_eq!(found, ["named-void"]);
}

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|e| e == "ll") {
            all.push(path);
        }
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// One change to a random function of a module.
fn mutate(module: &mut Module, random: &mut Random) {
    let (types, consts) = (module.types.len(), module.consts.len());
    let globals = module.globals.len();
    if random.below(10) == 0 && globals > 0 {
        let global = GlobalId::new(random.below(globals));
        module.globals[global].ty = TypeId::new(random.below(types));
        return;
    }
    if module.funcs.is_empty() {
        return;
    }
    let func = FuncId::new(random.below(module.funcs.len()));
    let func = &mut module.funcs[func];
    if random.below(10) == 0 {
        func.ret = TypeId::new(random.below(types));
    }
    let Some(body) = &mut func.body else { return };
    let (insts, blocks) = (body.insts.len(), body.blocks.len());
    if insts == 0 || blocks == 0 {
        return;
    }
    let inst = Inst::new(random.below(insts));
    match random.below(6) {
        0 => {
            let value = Value::new(random.below(body.types.len()));
            body.types[value] = TypeId::new(random.below(types));
        }
        1 => body.insts[inst] = body.insts[Inst::new(random.below(insts))],
        2 => {
            let operand = match random.below(4) {
                0 => Operand::MISSING,
                1 if consts > 0 => Operand::constant(ConstId::new(random.below(consts))),
                _ => Operand::value(Value::new(random.below(body.types.len() + 2))),
            };
            body.map_operands(inst, |_| operand);
        }
        3 => {
            let block = Block::new(random.below(blocks + 1));
            body.map_blocks(inst, |_| block);
        }
        4 => {
            let block = Block::new(random.below(blocks));
            let at = Inst::new(random.below(insts + 1));
            // A boundary moves, and the ranges stay contiguous.
            if body.blocks[block].first <= at && block.index() + 1 < blocks {
                let next = Block::new(block.index() + 1);
                if at <= body.blocks[next].end {
                    body.blocks[block].end = at;
                    body.blocks[next].first = at;
                }
            }
        }
        _ => body.insts[inst] = InstData::Unreachable,
    }
}

/// What the verifier accepts is lowered to good LIR, or names what cannot be run.
fn lower(module: &Module, path: &Path, seed: u64) {
    let info = ModuleInfo::new(module);
    let mut lowerer = Lowerer::new();
    for (id, func) in module.funcs.iter() {
        if func.body.is_none() {
            continue;
        }
        match lowerer.lower(module, &info, id) {
            Ok(lowered) => {
                let violations = lir::verify::verify(&lowered);
                assert!(
                    violations.is_empty(),
                    "{path:?} {seed}: {:?}",
                    violations[0]
                );
            }
            Err(why) => {
                let text = jitlite::ir::print::module(module);
                let text = String::from_utf8_lossy(&text);
                let is_known = ["unsupported", "inline-asm"].contains(&why.code);
                assert!(is_known, "{path:?} {seed}: {why:?}\n{text}");
            }
        }
    }
}

#[test]
fn no_module_makes_it_panic() {
    let mut all = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    files(&folder, &mut all);
    all.sort();
    assert!(!all.is_empty());
    // Seeds are of a file's own name, so that a new file changes nothing for the others.
    let seeds: u64 = std::env::var("SEEDS").map_or(5, |n| n.parse().expect("a number"));
    for path in &all {
        let name = path.strip_prefix(&folder).expect("it was found there");
        let Ok(text) = std::fs::read(path) else {
            continue;
        };
        let source = Arc::new(Source::new("test.ll", text).expect("it is small"));
        let mut parsed = Diagnostics::default();
        let module = jitlite::text::parse(source, &mut parsed);
        for seed in 0..seeds {
            let mut random = Random(rustc_hash::FxBuildHasher.hash_one((name, seed)) | 1);
            let mut module = module.clone();
            if seed % 3 == 0 {
                module.source = None;
            }
            for _ in 0..=2 * (seed % 5) {
                mutate(&mut module, &mut random);
            }
            for &(profile, _) in Profile::ALL {
                codes(&module, profile);
            }
            let mut diagnostics = Diagnostics::default();
            verify(&module, Profile::Auto, &mut diagnostics);
            // What the parser has reported the verifier is silent about.
            if !parsed.has_errors() && !diagnostics.has_errors() {
                lower(&module, path, seed);
            }
        }
    }
}
