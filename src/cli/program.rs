//! A program ready to be called: modules linked in an engine of their own.

use std::ffi::{CString, OsStr, OsString};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use rustc_hash::FxHashSet;

use super::args::{CheckedName, EngineName, LinkArgs, PerfName, Std};
use super::report::{Reporter, plural};
use super::{archive, hint, load, open};
use crate::api::{
    Checks, Config, Engine, EngineKind, Error, ErrorKind, FoundLibrary, FuncType, Instance, Linker,
    Missing, Module, Perf, Val, ValType,
};
use crate::diag::{Diagnostics, Source};
use crate::ir::{self, Global, GlobalKind, Linkage};
use crate::jit::cache::Cache;
use crate::x64::features::{Features, Unknown};

/// How a program is linked and run.
#[derive(Clone, Debug, Default)]
pub(super) struct How<'a> {
    /// The engine.
    pub engine: EngineName,
    /// Whether it is tested for what the language leaves undefined.
    pub checked: Option<Checks>,
    /// Shared libraries.
    pub load: &'a [PathBuf],
    /// What constructors are called with, as the program is: its name, and its arguments.
    pub arguments: Option<(&'a Path, &'a [OsString])>,
    /// Whether no others are to be loaded.
    pub no_auto_load: bool,
    /// Bytes of stack; `None` for the default.
    pub stack_size: Option<usize>,
    /// Whether undefined functions are an error before any is called.
    pub eager: bool,
    /// How many instructions of LIR it may run.
    pub fuel: Option<u64>,
    /// Whether it may be stopped anywhere, and is to say where that was.
    pub is_timed: bool,
    /// Where code is kept.
    pub cache: Option<Arc<Cache>>,
    /// How code is made known to `perf`.
    pub perf: Option<PerfName>,
    /// Whether code is made known to GDB.
    pub gdb: bool,
}

/// A program.
pub(super) struct Program {
    /// The modules in their engine.
    pub instance: Instance,
    /// How long linking took.
    pub link_time: Duration,
    /// The run-time libraries that were loaded for it.
    pub found: Vec<FoundLibrary>,
}

/// What there is to say of a program although it can be linked, by sources.
pub(super) type Warnings = Vec<(Option<Arc<Source>>, Diagnostics)>;

/// What the environment says of tiering: `JITLITE_TIER` is how many times its own length runs of a
/// function before it is compiled again, with `,wait` if the program is to wait for that.
///
/// # Errors
/// If it is no number.
fn tiering() -> io::Result<Option<(u32, bool)>> {
    let Some(value) = std::env::var_os(TIER) else {
        return Ok(None);
    };
    let value = value.to_string_lossy();
    let (times, background) = match value.strip_suffix(",wait") {
        Some(times) => (times, false),
        None => (&value[..], true),
    };
    match times.parse() {
        Ok(times) => Ok(Some((times, background))),
        Err(_) => Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            format!("{TIER} must be a number, or one and `,wait`; it is `{value}`"),
        )),
    }
}

const TIER: &str = "JITLITE_TIER";

/// What code may need of the processor: `JITLITE_WITHOUT` has the names of features, with commas
/// between them, that this one is to be taken not to have.
///
/// # Errors
/// If there is no such feature.
pub(super) fn features() -> Result<Features, Unknown> {
    let without = std::env::var(WITHOUT).unwrap_or_default();
    Features::detect().without(&without)
}

const WITHOUT: &str = "JITLITE_WITHOUT";

/// The engines that are compared; speed-ups are against the first.
pub(super) const ENGINES: [EngineName; 3] =
    [EngineName::Interp, EngineName::Baseline, EngineName::Opt];

/// The word for an engine.
pub(super) fn engine_word(engine: EngineName) -> &'static str {
    match engine {
        EngineName::Auto => "auto",
        EngineName::Baseline => "baseline",
        EngineName::Interp => "interp",
        EngineName::Reference => "reference",
        EngineName::Opt => "opt",
        EngineName::Portable => "portable",
    }
}

impl Program {
    /// Links modules, the first of which is the program itself, and runs their constructors.
    ///
    /// # Errors
    /// As for [`link`](Self::link), or if a constructor traps.
    pub(super) fn start(modules: &[Module], how: &How<'_>) -> Result<Program, Error> {
        let start = Instant::now();
        let mut program = Program::link(modules, how, &mut Vec::new())?;
        program.instance.run_constructors()?;
        program.link_time = start.elapsed();
        Ok(program)
    }

    /// Links modules; the first is the program itself. Adds what is to be said of it to `warnings`.
    /// Constructors are yet to be run.
    ///
    /// # Errors
    /// If a library cannot be loaded, or a symbol is missing.
    pub(super) fn link(
        modules: &[Module],
        how: &How<'_>,
        warnings: &mut Warnings,
    ) -> Result<Program, Error> {
        let start = Instant::now();
        let mut config = Config::new();
        config.engine(match how.engine {
            EngineName::Interp => EngineKind::Interp,
            EngineName::Reference => EngineKind::Reference,
            EngineName::Opt => EngineKind::Opt,
            EngineName::Auto => EngineKind::Auto,
            EngineName::Baseline => EngineKind::Baseline,
            EngineName::Portable => {
                let what = "this with the portable engine, which `run` and `test` have";
                return Err(Error::from(ErrorKind::Io(io::Error::new(
                    io::ErrorKind::Unsupported,
                    format!("unsupported: {what}"),
                ))));
            }
        });
        // The process ends soon after a trap, so whatever a C function held is no loss.
        config.trap_in_host(true);
        config.run_cleanups(false);
        config.unwinding(modules.iter().any(Module::unwinds));
        // Programs of old rely on it that what is never called need not be there.
        // There is one program.
        config.share_code(false);
        config.lazy_linking(!how.eager);
        if let Some((threshold, background)) = tiering()? {
            config.tiering(threshold, background);
        }
        if let Ok(names) = std::env::var(WITHOUT) {
            config.without_features(&names)?;
        }
        match how.stack_size {
            Some(bytes) => config.stack_size(bytes),
            None => config.own_stack(true),
        };
        if let Some(fuel) = how.fuel {
            config.fuel(fuel);
        }
        match how.perf {
            Some(PerfName::Map) => config.perf(Perf::Map),
            Some(PerfName::Dump) => config.perf(Perf::Dump),
            None => &mut config,
        };
        config.gdb(how.gdb);
        config.checked(how.checked);
        config.keep_map(how.is_timed);
        config.open_cache(how.cache.clone());
        let engine = Engine::new(&config)?;
        let mut linker = Linker::new(&engine);
        // A program from the command line is one of the system's.
        linker.with_builtins().with_process().interpose(true);
        linker.find_libraries(!how.no_auto_load);
        for path in how.load {
            // SAFETY: who names a library on the command line trusts it.
            unsafe { linker.library(path)? };
        }
        if let Some((file, arguments)) = how.arguments {
            let arguments = arguments.iter().map(OsString::as_os_str);
            let arguments = std::iter::once(file.as_os_str()).chain(arguments);
            linker.arguments(arguments.map(OsStr::as_bytes));
        }
        // SAFETY: who runs a program trusts it, as with any program.
        let instance = unsafe { linker.link_all(modules) };
        warnings.extend(linker.warnings());
        Ok(Program {
            instance: instance?,
            link_time: start.elapsed(),
            found: linker.found_libraries(),
        })
    }

    /// Calls a function.
    ///
    /// # Errors
    /// If there is none of this name or type, or if the program traps.
    pub(super) fn call(&self, name: &str, args: &[Val]) -> Result<Option<Val>, Error> {
        let function = self.instance.func(name)?;
        // SAFETY: the addresses are those of the arguments of `main`, which stay.
        unsafe { function.call_with_pointers(args) }
    }
}

/// What a program is linked with.
#[derive(Default)]
pub(super) struct Linked {
    /// The modules of `--link`.
    modules: Vec<Module>,
    /// The modules of archives, which a program gets where it needs them.
    members: Vec<Module>,
    /// The shared libraries.
    pub libraries: Vec<PathBuf>,
}

impl Linked {
    /// Reads what `--link` and `--load` name; `None` if there were errors, which are then reported.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub(super) fn read(with: &LinkArgs, std: Std, reporter: Reporter) -> Result<Option<Linked>> {
        let mut linked = Linked::default();
        for path in &with.link {
            if archive(path)? {
                match members(path, std, reporter)? {
                    Some(members) => linked.members.extend(members),
                    None => return Ok(None),
                }
                continue;
            }
            match load::load_valid(path, std, "link", reporter)? {
                Some(loaded) => linked.modules.extend(loaded.into_modules()),
                None => return Ok(None),
            }
        }
        for path in &with.load {
            // What is no file here may be a library that the system finds.
            if !archive(path).unwrap_or(false) {
                linked.libraries.push(path.clone());
                continue;
            }
            match members(path, std, reporter)? {
                Some(members) => linked.members.extend(members),
                None => return Ok(None),
            }
        }
        Ok(Some(linked))
    }

    /// The modules of a program with those that it is linked with: of the members of archives,
    /// those that define what is needed and not defined in front of them.
    pub(super) fn with(&self, mut modules: Vec<Module>) -> Vec<Module> {
        modules.extend_from_slice(&self.modules);
        if self.members.is_empty() {
            return modules;
        }
        let mut left: Vec<&Module> = self.members.iter().collect();
        let mut symbols = Symbols::default();
        modules.iter().for_each(|module| symbols.add(module));
        while let Some(at) = left.iter().position(|member| symbols.need(member)) {
            let member = left.remove(at);
            symbols.add(member);
            modules.push(member.clone());
        }
        modules
    }
}

/// Which symbols modules define, and which they need.
#[derive(Default)]
struct Symbols {
    defined: FxHashSet<Vec<u8>>,
    needed: FxHashSet<Vec<u8>>,
}

impl Symbols {
    fn add(&mut self, module: &Module) {
        let ir = module.top();
        for global in ir.globals.values() {
            let name = ir.names.get(global.name).to_vec();
            match is_definition(ir, global) {
                true => self.defined.insert(name),
                false => self.needed.insert(name),
            };
        }
    }

    /// Whether a module defines what is needed.
    fn need(&self, module: &Module) -> bool {
        let ir = module.top();
        let offered = ir.globals.values().filter(|global| {
            let local = matches!(global.linkage, Linkage::Private | Linkage::Internal);
            !local && is_definition(ir, global)
        });
        let mut names = offered.map(|global| ir.names.get(global.name));
        names.any(|name| self.needed.contains(name) && !self.defined.contains(name))
    }
}

/// Whether a symbol is more than declared.
fn is_definition(ir: &ir::Module, global: &Global) -> bool {
    match global.kind {
        GlobalKind::Function(func) => ir.funcs[func].is_defined(),
        GlobalKind::Variable { init, .. } => init.is_some(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
        GlobalKind::Undeclared => false,
    }
}

/// Whether a path names an archive.
fn archive(path: &Path) -> Result<bool> {
    Ok(path.is_file() && archive::is_archive(open::open_any(path)?.bytes()))
}

/// The modules of an archive; `None` if there were errors.
fn members(path: &Path, std: Std, reporter: Reporter) -> Result<Option<Vec<Module>>> {
    let mut modules = Vec::new();
    for source in archive::members(&open::open_any(path)?)? {
        let loaded = load::parse_and_verify(Arc::new(source), std, Diagnostics::DEFAULT_LIMIT)?;
        match loaded.if_valid("link", reporter) {
            Some(loaded) => modules.extend(loaded.into_modules()),
            None => return Ok(None),
        }
    }
    Ok(Some(modules))
}

/// Reports why a program could not be linked.
pub(super) fn report_error(
    error: &Error,
    name: &str,
    how: &How<'_>,
    modules: &[Module],
    reporter: Reporter,
) {
    match error.kind() {
        ErrorKind::Invalid(invalid) | ErrorKind::Missing(Missing { invalid, .. }) => {
            for (source, diagnostics) in &invalid.parts {
                let mut diagnostics = diagnostics.clone();
                for diagnostic in diagnostics.iter_mut() {
                    if diagnostic.code == hint::UNDEFINED_SYMBOL {
                        hint::undefined(diagnostic, modules);
                    }
                }
                reporter.diagnostics(&diagnostics, source.as_deref());
                reporter.summary(&format!("could not link `{name}`"), &diagnostics);
            }
        }
        ErrorKind::Library { message, .. } => {
            let message = hint::library(message, how.load);
            reporter.error(&format!("could not start `{name}`: {message}"));
        }
        other => reporter.error(&format!("could not start `{name}`: {other}")),
    }
}

/// What is called, and with what.
#[derive(Clone, Debug)]
pub(super) struct EntryPoint {
    /// The function's name.
    pub name: String,
    /// The arguments; those that are pointers live as long as the process.
    pub args: Vec<Val>,
}

impl EntryPoint {
    /// The function to run: `asked`, or `@main`, or Oat's `@program`; with the arguments of the
    /// program in the form in which it takes them. It is the first of the modules that define it.
    ///
    /// # Errors
    /// If there is no such function, or it cannot be called with these arguments.
    pub(super) fn find(
        modules: &[Module],
        asked: Option<&str>,
        file: &Path,
        args: &[OsString],
    ) -> Result<EntryPoint> {
        let find = |name: &str| modules.iter().find_map(|module| module.function(name));
        let found = match asked {
            Some(name) => find(name.strip_prefix('@').unwrap_or(name)),
            None => find("main").or_else(|| find("program")),
        };
        let Some((name, ty)) = found else {
            let program = &modules[0];
            let shown = program.source().map_or("the program", Source::name);
            let functions: Vec<(String, Option<FuncType>)> = program.functions().collect();
            let wanted = asked.unwrap_or("main").trim_start_matches('@');
            let mut message = format!("`{shown}` does not define `@{wanted}`");
            match functions.len() {
                0 => message += "\nnote: it defines no function at all",
                _ => {
                    let names: Vec<String> = functions
                        .iter()
                        .take(8)
                        .map(|f| format!("`@{}`", f.0))
                        .collect();
                    let more = if functions.len() > 8 { ", ..." } else { "" };
                    message += &format!("\nnote: it defines {}{more}", names.join(", "));
                    message += "\nhelp: `--entry NAME` runs another function";
                }
            }
            bail!(message);
        };
        let Some(ty) = ty else {
            bail!("`@{name}` cannot be run: not all of its parameters and its result are scalars");
        };
        use ValType::{Int, Ptr};
        if !matches!(ty.result, None | Some(Int(1 | 8 | 16 | 32 | 64))) && asked.is_none() {
            bail!(
                "`@{name}` is of type `{ty}`, whose result is no exit status\n\
                 note: `@main` returns i64, i32, i8, i1 or void"
            );
        }
        let oat = asked.is_none() && name == "program";
        let argv = || argv(file, args);
        let count = |bits: u32, n: usize| Val::int(bits, n as u128);
        let values = match ty.params[..] {
            [] => Vec::new(),
            [Int(n @ (64 | 32))] if name == "main" => vec![count(n, args.len() + 1)],
            [Int(n @ (64 | 32)), Ptr] if oat => vec![count(n, args.len() + 1), oat_array(argv())],
            [Int(n @ (64 | 32)), Ptr] => vec![count(n, args.len() + 1), strings(argv())],
            [Int(n @ (64 | 32)), Ptr, Ptr] if !oat => {
                vec![count(n, args.len() + 1), strings(argv()), environment()]
            }
            _ if asked.is_some() && name != "main" => numbers(&name, &ty, args)?,
            _ => bail!(
                "`@{name}` is of type `{ty}`, and cannot be started so\n\
                 note: `@main` takes (), (i32), (i64, i8**), (i32, ptr) or (i32, ptr, ptr)"
            ),
        };
        Ok(EntryPoint {
            name: name.clone(),
            args: values,
        })
    }
}

/// Arguments as the numbers that a function takes.
fn numbers(name: &str, ty: &FuncType, args: &[OsString]) -> Result<Vec<Val>> {
    if args.len() != ty.params.len() {
        let (wants, has) = (plural(ty.params.len(), "argument"), args.len());
        bail!("`@{name}` is of type `{ty}`: it takes {wants}, not {has}");
    }
    args.iter()
        .zip(&ty.params)
        .map(|(arg, param)| {
            let text = arg.to_string_lossy();
            match number(&text, param) {
                Some(value) => Ok(value),
                None => bail!("`{text}` is not a value of type `{param}`, which `@{name}` takes"),
            }
        })
        .collect()
}

fn number(text: &str, ty: &ValType) -> Option<Val> {
    match *ty {
        ValType::F64 => text.parse().ok().map(Val::F64),
        ValType::F32 => text.parse().ok().map(Val::F32),
        ValType::Ptr => (text == "null").then_some(Val::Ptr(0)),
        ValType::Int(width @ 1..128) => {
            let value: i128 = text.parse().ok()?;
            let fits = value >= -(1i128 << (width - 1)) && value >> width <= 0;
            fits.then(|| Val::int(width, value as u128))
        }
        ValType::Int(_) => {
            let bits = text.parse::<i128>().map(|value| value as u128);
            bits.or_else(|_| text.parse())
                .ok()
                .map(|bits| Val::int(128, bits))
        }
        _ => None,
    }
}

/// `argv`: the file, then the arguments.
fn argv(file: &Path, args: &[OsString]) -> Vec<u64> {
    std::iter::once(file.as_os_str())
        .chain(args.iter().map(|arg| arg.as_os_str()))
        .map(|arg| {
            // The system hands over no argument with a null byte in it.
            let text = CString::new(arg.as_bytes()).unwrap_or_default();
            text.into_raw() as u64
        })
        .collect()
}

/// A null-terminated array of strings.
fn strings(mut pointers: Vec<u64>) -> Val {
    pointers.push(0);
    Val::Ptr(pointers.leak().as_ptr() as u64)
}

/// An Oat array of strings: its length, then the strings.
fn oat_array(mut pointers: Vec<u64>) -> Val {
    pointers.insert(0, pointers.len() as u64);
    Val::Ptr(pointers.leak().as_ptr() as u64)
}

fn environment() -> Val {
    unsafe extern "C" {
        static environ: *const *const libc::c_char;
    }
    // SAFETY: no other thread changes the environment.
    Val::Ptr(unsafe { environ } as u64)
}

/// The exit status that a result stands for.
pub(super) fn exit_status(result: Option<Val>) -> u8 {
    result
        .and_then(|value| value.to_bits())
        .map_or(0, |bits| bits as u8)
}

/// What a program is tested for, as `--checked` lists it; `None` where the option is not there.
pub(super) fn checks(names: &[CheckedName]) -> Option<Checks> {
    let mut checks = Checks::NONE;
    for name in names {
        match name {
            CheckedName::All => {
                checks = Checks {
                    keep_going: checks.keep_going,
                    ..Checks::ALL
                };
            }
            CheckedName::Memory => checks.memory = true,
            CheckedName::Values => checks.values = true,
            CheckedName::Promises => checks.promises = true,
            CheckedName::KeepGoing => checks.keep_going = true,
        }
    }
    let nothing = Checks {
        keep_going: checks.keep_going,
        ..Checks::NONE
    };
    match names {
        [] => None,
        _ if checks == nothing => Some(Checks {
            keep_going: checks.keep_going,
            ..Checks::ALL
        }),
        _ => Some(checks),
    }
}

/// The same for a command that ends a program at the first finding.
///
/// # Errors
/// If it is to go on.
pub(super) fn checks_to_first(names: &[CheckedName]) -> Result<Option<Checks>> {
    let checks = checks(names);
    if checks.is_some_and(|checks| checks.keep_going) {
        bail!("`--checked=keep-going` is for `run`: here a program ends at what is found first");
    }
    Ok(checks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_fit_their_types() {
        assert_eq!(number("-1", &ValType::I8), Some(Val::I8(-1)));
        assert_eq!(number("255", &ValType::I8), Some(Val::I8(-1)));
        assert_eq!(number("256", &ValType::I8), None);
        assert_eq!(number("1", &ValType::I1), Some(Val::I1(true)));
        assert_eq!(number("2.5", &ValType::F64), Some(Val::F64(2.5)));
        assert_eq!(number("2.5", &ValType::I64), None);
        assert_eq!(number("null", &ValType::Ptr), Some(Val::Ptr(0)));
    }

    #[test]
    fn results_become_exit_statuses() {
        assert_eq!(exit_status(None), 0);
        assert_eq!(exit_status(Some(Val::I64(720))), 208);
        assert_eq!(exit_status(Some(Val::I32(-1))), 255);
        assert_eq!(exit_status(Some(Val::I1(true))), 1);
    }
}
