//! The stages of the way from text to code, each by itself, on one generated LLVMlite module.
//!
//! `cargo bench --bench stages` prints times and throughputs: bytes of text for the front end, LIR
//! instructions for what follows. Whole processes, beside those of LLVM, are measured by
//! `benches/compare.py`.

use std::fmt::Write;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use jitlite::diag::{Diagnostics, Source};
use jitlite::interp::flatten::flatten;
use jitlite::ir::{FuncId, Module};
use jitlite::lir::{Function, Libcall, SymbolId};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::runtime::{EntryLayout, FuncIndex, ResolvedSymbol, SymbolTable};
use jitlite::verify::{Profile, verify};
use jitlite::x64::baseline::Baseline;
use jitlite::x64::reloc::{Code, Resolve, SymbolAddr};

/// Functions of the generated module.
const FUNCTIONS: usize = 4_000;

/// A module as a teaching compiler prints it: variables in allocas, a loop, a call, a structure
/// and a global in each function.
fn text() -> String {
    let mut text = String::from("%node = type { i64, %node*, [4 x i64] }\n@total = global i64 0\n");
    for n in 0..FUNCTIONS {
        let callee = n.saturating_sub(1);
        write!(
            text,
            r#"
define i64 @f{n}(i64 %bound, %node* %list) {{
  %_i = alloca i64
  %_sum = alloca i64
  store i64 0, i64* %_i
  store i64 {n}, i64* %_sum
  br label %head
head:
  %i = load i64* %_i
  %go = icmp slt i64 %i, %bound
  br i1 %go, label %body, label %done
body:
  %low = and i64 %i, 3
  %cell = getelementptr %node* %list, i32 0, i32 2, i64 %low
  %item = load i64* %cell
  %sum = load i64* %_sum
  %scaled = mul i64 %item, {n}
  %added = add i64 %sum, %scaled
  store i64 %added, i64* %_sum
  %next = add i64 %i, 1
  store i64 %next, i64* %_i
  br label %head
done:
  %small = icmp sle i64 %bound, 0
  br i1 %small, label %leaf, label %call
call:
  %less = sub i64 %bound, 1
  %rest = call i64 @f{callee}(i64 %less, %node* %list)
  %total = load i64* @total
  %more = add i64 %total, %rest
  store i64 %more, i64* @total
  br label %leaf
leaf:
  %result = load i64* %_sum
  ret i64 %result
}}
"#
        )
        .expect("a string grows");
    }
    text
}

/// Where the symbols of the module would be: functions from 256 MiB on, with their cells behind
/// them, and variables behind those.
fn symbols(module: &Module) -> SymbolTable {
    let entries = EntryLayout {
        thunks: 0x1000_0000,
        cells: 0x1100_0000,
        limit: 1 << 20,
    };
    let row = |global| match module.function(global) {
        Some(_) => ResolvedSymbol::Function(FuncIndex(global.0)),
        None => ResolvedSymbol::Data(0x2000_0000 + 8 * u64::from(global.0)),
    };
    SymbolTable::new(module.globals.keys().map(row).collect(), entries)
}

struct Places<'a>(&'a SymbolTable);

impl Resolve for Places<'_> {
    fn symbol(&self, symbol: SymbolId) -> SymbolAddr {
        let entries = self.0.entries();
        match self.0.get(symbol) {
            ResolvedSymbol::Function(function) => SymbolAddr::Function {
                cell: entries.cell(function),
                thunk: entries.thunk(function),
                is_ir: true,
            },
            ResolvedSymbol::Data(addr) => SymbolAddr::Data { addr, near: true },
        }
    }

    fn libcall(&self, libcall: Libcall) -> u64 {
        let entries = self.0.entries();
        entries.cell(entries.libcall(libcall))
    }

    fn limits(&self) -> u64 {
        0x700_0000
    }

    fn entries(&self) -> EntryLayout {
        self.0.entries()
    }
}

fn parse(source: &Arc<Source>) -> Module {
    let mut diags = Diagnostics::default();
    let module = jitlite::text::parse(source.clone(), &mut diags);
    assert!(!diags.has_errors(), "the generated module parses");
    module
}

fn lower_all(module: &Module) -> Vec<Function> {
    let (info, mut lowerer) = (ModuleInfo::new(module), Lowerer::new());
    module
        .funcs
        .keys()
        .map(|func: FuncId| lowerer.lower(module, &info, func).expect("it lowers"))
        .collect()
}

fn stages(c: &mut Criterion) {
    let text = text();
    let bytes = text.len() as u64;
    let source = Arc::new(Source::new("generated.ll", text).expect("it is small"));
    let module = parse(&source);
    let functions = lower_all(&module);
    let insts: usize = functions.iter().map(|f| f.insts.len()).sum();

    let mut front = c.benchmark_group("front");
    front.sample_size(20).throughput(Throughput::Bytes(bytes));
    front.bench_function("parse", |b| b.iter(|| parse(&source)));
    for (profile, name) in [
        (Profile::Auto, "verify"),
        (Profile::Llvmlite, "verify llvmlite"),
    ] {
        front.bench_function(name, |b| {
            b.iter(|| {
                let mut diags = Diagnostics::default();
                verify(&module, profile, &mut diags);
                assert!(!diags.has_errors());
            })
        });
    }
    front.finish();

    let mut back = c.benchmark_group("back");
    back.sample_size(20)
        .throughput(Throughput::Elements(insts as u64));
    back.bench_function("lower", |b| {
        let (info, mut lowerer) = (ModuleInfo::new(&module), Lowerer::new());
        let mut out = Function::default();
        b.iter(|| {
            for func in module.funcs.keys() {
                lowerer
                    .lower_into(&module, &info, func, &mut out)
                    .expect("it lowers");
            }
        })
    });
    back.bench_function("baseline", |b| {
        let (mut baseline, mut code) = (Baseline::new(), Code::default());
        let symbols = symbols(&module);
        b.iter(|| {
            for function in &functions {
                baseline
                    .compile(&mut function.clone(), &Places(&symbols), &mut code)
                    .expect("it compiles");
            }
        })
    });
    back.bench_function("flatten", |b| {
        let symbols = symbols(&module);
        b.iter(|| {
            for function in &functions {
                flatten(function, FuncIndex(0), &symbols, &|_| false).expect("it flattens");
            }
        })
    });
    back.finish();
}

criterion_group!(benches, stages);
criterion_main!(benches);
