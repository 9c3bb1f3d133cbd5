//! `show`: what each stage made of a program.

pub(crate) mod asm;
mod cfg;
pub(crate) mod code;
mod intel;
mod svg;

use std::collections::HashSet;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Result, bail};

use super::Status;
use super::args::{EngineName, ShowArgs, What};
use super::load::{self, Loaded};
use super::open;
use super::report::{Paint, Reporter};
use crate::api::Rule;
use crate::bitcode;
use crate::checked;
use crate::diag::Diagnostics;
use crate::ir::Intrinsic;
use crate::ir::{Function, Module, print};
use crate::legacy;
use crate::lir::print::Printer;
use crate::lower::IntrinsicOp;
use crate::opt::{Level, PASSES};
use crate::query::flow::Graph;
use crate::read::Language;
use crate::runtime::host;
use crate::stages::{self, Stages};
use crate::verify::Profile;

/// Shows what was asked for.
pub(super) fn run(args: &ShowArgs, reporter: Reporter, colour: bool) -> Result<Status> {
    if args.svg && args.what != What::Cfg {
        bail!("`--svg` is for `show cfg`");
    }
    if !args.checked.is_empty()
        && matches!(
            args.what,
            What::Host | What::Intrinsics | What::Passes | What::Bitcode
        )
    {
        bail!("`--checked` is for `show rules`, `ir`, `lir`, `cfg` and `asm`");
    }
    let file = match (args.what, &args.file) {
        (What::Host, _) => return say(host_functions(colour)),
        (What::Intrinsics, _) => return say(intrinsics()),
        (What::Passes, _) => return say(passes(colour)),
        (What::Rules, _) if !args.checked.is_empty() => return say(rules_of_running(colour)),
        (What::Rules, _) => return say(rules(load::profile(args.how.lang.std), colour)),
        (What::Bitcode, Some(file)) => return show_bitcode(file),
        (_, Some(file)) => file,
        (_, None) => bail!("there is no FILE to show"),
    };
    let Some(mut loaded) = load::load_valid(file, args.how.lang.std, "show", reporter)? else {
        return Ok(2);
    };
    if let Some(what) = super::program::checks(&args.checked) {
        loaded.module = checked::checked(&loaded.module, what);
    }
    let wanted = wanted(&loaded.module, args.function.as_deref(), file)?;
    match args.what {
        What::Ir => say(ir(
            &loaded.module,
            args.function.is_some().then_some(&wanted),
        )),
        What::Lir => lir(args, &loaded, &wanted, reporter),
        What::Cfg => {
            let graphs: Vec<Graph> = wanted
                .iter()
                .filter_map(|f| Some(Graph::of(&loaded.module, f, f.body.as_ref()?)))
                .collect();
            match args.svg {
                true => say(svg::draw(&graphs)),
                false => say(graphs.iter().map(cfg::dot).collect::<String>()),
            }
        }
        What::Asm => {
            if matches!(args.how.engine, EngineName::Interp | EngineName::Reference) {
                bail!("the interpreter makes no machine code");
            }
            let (text, status) = code::list(&loaded, &wanted, args.how.engine, reporter, colour)?;
            say(text)?;
            Ok(status)
        }
        What::Host | What::Intrinsics | What::Passes | What::Rules | What::Bitcode => Ok(0),
    }
}

/// The blocks and records of a bitcode file.
fn show_bitcode(file: &Path) -> Result<Status> {
    let source = open::open_any(file)?;
    if !bitcode::is_bitcode(source.bytes()) {
        bail!("`{}` is no LLVM bitcode", source.name());
    }
    say(bitcode::dump(source.bytes()))
}

fn say(text: impl AsRef<[u8]>) -> Result<Status> {
    io::stdout().write_all(text.as_ref())?;
    Ok(0)
}

/// The functions to show: the one that was asked for, or all that are defined.
pub(super) fn wanted<'a>(
    module: &'a Module,
    name: Option<&str>,
    file: &Path,
) -> Result<Vec<&'a Function>> {
    let Some(name) = name else {
        return Ok(module.funcs.values().filter(|f| f.body.is_some()).collect());
    };
    let name = name.strip_prefix('@').unwrap_or(name);
    match module.find(name).and_then(|global| module.function(global)) {
        Some(function) if function.body.is_some() => Ok(vec![function]),
        Some(_) => bail!("`@{name}` is only declared in `{}`", file.display()),
        None => bail!("there is no function `@{name}` in `{}`", file.display()),
    }
}

/// The whole module, or only the functions that were asked for.
fn ir(module: &Module, only: Option<&Vec<&Function>>) -> Vec<u8> {
    let Some(only) = only else {
        return print::module(module);
    };
    let wanted = |f: &Function| only.iter().any(|o| o.global == f.global);
    let found = module.funcs.iter().filter(|(_, f)| wanted(f));
    found
        .flat_map(|(id, _)| print::function(module, id))
        .collect()
}

fn lir(
    args: &ShowArgs,
    loaded: &Loaded,
    functions: &[&Function],
    reporter: Reporter,
) -> Result<Status> {
    let module = &loaded.module;
    if let Some(pass) = args.after.as_deref()
        && !PASSES.iter().any(|p| p.name == pass)
    {
        let names: Vec<&str> = PASSES.iter().map(|p| p.name).collect();
        bail!("there is no pass `{pass}`; there are {}", names.join(", "));
    }
    let mut stages = Stages::new(module, super::program::features()?.vectors());
    let mut problems = Diagnostics::default();
    let mut out = String::new();
    let printer = Printer {
        symbol: &|symbol| stages::symbol_name(module, symbol),
        origins: false,
    };
    for (id, function) in module.funcs.iter() {
        if !functions.iter().any(|f| f.global == function.global) || function.body.is_none() {
            continue;
        }
        match stages.lower(id) {
            Ok(mut lir) => {
                let gap = if out.is_empty() { "" } else { "\n" };
                out.push_str(gap);
                if let Some(pass) = args.after.as_deref() {
                    let mut before = printer.function(&lir).to_string();
                    stages.optimize_each(&mut lir, &mut |now, lir| {
                        let text = printer.function(lir).to_string();
                        if now.name == pass {
                            let _ = write!(out, "; before {pass}\n{before}; after {pass}\n{text}");
                        }
                        before = text;
                    });
                    continue;
                }
                if args.opt {
                    stages.optimize(&mut lir);
                }
                write!(out, "{}", printer.function(&lir))?;
            }
            Err(problem) => problems.push(*problem),
        }
    }
    say(out)?;
    reporter.diagnostics(&problems, Some(&loaded.source));
    Ok(if problems.has_errors() { 2 } else { 0 })
}

/// The host functions, as they are declared, by where they come from.
fn host_functions(colour: bool) -> String {
    let mut out = String::new();
    let mut family = None;
    let width = host::functions().map(|f| f.to_string().len()).max();
    for function in host::functions() {
        if family.replace(function.family) != Some(function.family) {
            let gap = if out.is_empty() { "" } else { "\n" };
            let head = Paint::Bold.on(&function.family.to_string(), colour);
            let _ = writeln!(out, "{gap}{head}");
        }
        let (text, width) = (function.to_string(), width.unwrap_or(0));
        let doc = Paint::Dim.on(function.doc, colour);
        let _ = writeln!(out, "  {text:width$}  {doc}");
    }
    out.push_str("\nBehind them stands the C library, and what --load names.\n");
    out
}

/// The rules of a language: the code of each, as diagnostics have it, and what it says.
fn rules(profile: Profile, colour: bool) -> String {
    let mut out = String::new();
    let mut seen = HashSet::new();
    let rows: Vec<(&str, &str)> = match profile.language() {
        Language::First(dialect) => {
            let rules = legacy::rule::Rule::all(dialect);
            rules.map(|rule| (rule.code, rule.says(dialect))).collect()
        }
        _ => profile.rules().map(|rule| (rule.code, rule.says)).collect(),
    };
    for (code, says) in rows {
        if !says.is_empty() && seen.insert((code, says)) {
            let _ = writeln!(out, "{}", Paint::Bold.on(code, colour));
            let _ = writeln!(out, "    {says}");
        }
    }
    out
}

/// The rules that a checked program is held to, each with its sentence and a few lines that break it.
fn rules_of_running(colour: bool) -> String {
    let mut out = String::new();
    for rule in Rule::ALL {
        let _ = writeln!(out, "{}", Paint::Bold.on(rule.code(), colour));
        let _ = writeln!(out, "    {}", rule.sentence());
        let _ = writeln!(out, "    {}", rule.example());
    }
    out
}

/// The passes of the optimizer: the name of each, as `--after` has it, and what it does; then the order of each level.
fn passes(colour: bool) -> String {
    let mut out = String::new();
    for pass in PASSES {
        let _ = writeln!(out, "{}", Paint::Bold.on(pass.name, colour));
        let _ = writeln!(out, "    {}", pass.says);
    }
    for (level, title) in [
        (Level::Full, "The order for compiled code"),
        (Level::Interpreted, "The order for the interpreter"),
    ] {
        let names: Vec<&str> = level.passes().iter().map(|pass| pass.name).collect();
        let _ = writeln!(
            out,
            "\n{}\n    {}",
            Paint::Bold.on(title, colour),
            names.join(" ")
        );
    }
    out
}

/// The table of the intrinsics.
fn intrinsics() -> String {
    let runs = |which: &Intrinsic| IntrinsicOp::of(*which).is_some();
    let mut lines: Vec<String> = Intrinsic::all()
        .filter(runs)
        .map(|which| {
            let effects: String = which.effects().map(|word| format!(" {word}")).collect();
            format!("{which}: {}{effects}\n", which.signature())
        })
        .collect();
    lines.sort_unstable();
    lines.concat()
}
