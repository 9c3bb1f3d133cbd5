//! The allocator's own checker over the benchmark programs, and over loops on wide vectors: every
//! value that an instruction reads is the one that it means.

use jitlite::diag::{Diagnostics, Source};
use jitlite::entity::Entity;
use jitlite::ir::{FuncId, GlobalId, GlobalKind, Module};
use jitlite::lir::{Function, Libcall, SymbolId};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::opt::{Definition, Level, ModuleEnv, Optimizer};
use jitlite::runtime::EntryLayout;
use jitlite::x64::*;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Made-up addresses: the code is not run.
struct Places<'a>(&'a Module);

impl Resolve for Places<'_> {
    fn symbol(&self, symbol: SymbolId) -> SymbolAddr {
        let near = 0x1000_0000 + 64 * u64::from(symbol.0);
        match self.0.globals[GlobalId(symbol.0)].kind {
            GlobalKind::Function(function) => SymbolAddr::Function {
                cell: near,
                thunk: near + 32,
                is_ir: self.0.funcs[function].body.is_some(),
            },
            _ => SymbolAddr::Data {
                addr: near,
                near: true,
            },
        }
    }

    fn libcall(&self, libcall: Libcall) -> u64 {
        0x800_0000 + 8 * libcall.index() as u64
    }

    fn limits(&self) -> u64 {
        0x700_0000
    }

    fn entries(&self) -> EntryLayout {
        EntryLayout::default()
    }
}

/// Compiles all functions of a file, and shows what was made.
pub fn each(
    path: &Path,
    compilers: &mut [Optimizing],
    mut show: impl FnMut(usize, &Optimizing, &Function, &Code),
) {
    let text = std::fs::read(path).expect("it can be read");
    let source = Source::new(path.display().to_string(), text).expect("it is not too long");
    let mut diags = Diagnostics::default();
    let module = jitlite::text::parse(Arc::new(source), &mut diags);
    assert!(!diags.has_errors(), "{}", path.display());
    let info = ModuleInfo::new(&module);
    let definition = |symbol| Definition::alone(&module, &info, symbol);
    let (mut lowerer, mut bodies) = (Lowerer::new(), Lowerer::new());
    let mut optimizer = Optimizer::new();
    let mut code = Code::default();
    for id in (0..module.funcs.len()).map(FuncId::new) {
        if module.funcs[id].body.is_none() {
            continue;
        }
        let mut func = lowerer.lower(&module, &info, id).expect("it is lowered");
        let env = ModuleEnv::new(&module).with_bodies(&mut bodies, &definition);
        optimizer.run(&mut func, Level::Full, &env);
        for (n, compiler) in compilers.iter_mut().enumerate() {
            let mut func = func.clone();
            let made = compiler.compile(&mut func, &Places(&module), &mut code);
            made.expect("all of it is known");
            show(n, compiler, &func, &code);
        }
    }
}

/// The benchmark programs.
pub fn programs() -> impl Iterator<Item = PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/c");
    let files = folder.read_dir().expect("it is there").flatten();
    let is_ir = |path: &PathBuf| path.extension().is_some_and(|e| e == "ll");
    files.map(|file| file.path()).filter(is_ir)
}

/// Checks all functions of a file, and gives how many there were.
fn check(path: &Path, compilers: &mut [Optimizing]) -> usize {
    let mut checked = 0;
    each(path, compilers, |_, compiler, func, _| {
        let (vcode, machine, output) = compiler.allocation();
        let mut checker = regalloc2::checker::Checker::new(vcode, machine);
        checker.prepare(output);
        if let Err(errors) = checker.run() {
            panic!("{}: {errors:?} in\n{func}", path.display());
        }
        checked += 1;
    });
    checked
}

#[test]
fn benchmark_programs() {
    let mut compilers = [Optimizing::new(), Optimizing::with(Features::NONE)];
    let checked: usize = programs().map(|path| check(&path, &mut compilers)).sum();
    assert!(checked > 100, "{checked}");
}

#[test]
fn loops_on_wide_vectors() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/run");
    let mut compilers = [Optimizing::new(), Optimizing::with(Features::NONE)];
    for file in [
        "clang/loops_o3_avx2.ll",
        "vector/halves.ll",
        "vector/all_lanes.ll",
    ] {
        assert!(check(&root.join(file), &mut compilers) > 8, "{file}");
    }
}
