//! What the command line can do about a symbol or a library that is not found.

use std::env;
use std::path::{Path, PathBuf};

use super::demangle::demangle;
use crate::api::{Module, runtime_of};
use crate::diag::Diagnostic;

/// The code of what is said of undefined symbols.
pub(super) const UNDEFINED_SYMBOL: &str = "undefined-symbol";

/// Adds to the diagnostic of an undefined symbol how it might be found.
pub(super) fn undefined(diagnostic: &mut Diagnostic, modules: &[Module]) {
    let Some(name) = diagnostic.message.split('`').nth(1) else {
        return;
    };
    let name = name.trim_start_matches('@').to_string();
    if let Some(shown) = demangle(&name) {
        diagnostic.notes.push(format!("it is `{shown}`"));
    }
    let define = "`--link FILE.ll` adds a module that defines it, `--load";
    diagnostic.notes.push(match runtime_of(name.as_bytes()) {
        Some(runtime) => {
            let files = runtime.files.join("` or `--load ");
            let note = format!(
                "{define} {files}` {}, of which it looks to be",
                runtime.name
            );
            match runtime.advice {
                "" => note,
                advice => format!("{note}: {advice}"),
            }
        }
        None => format!("{define} LIB.so` a library"),
    });
    if let Some(option) = option_behind(modules) {
        let note = "is an argument of the program, as it stands behind it: options stand in front";
        diagnostic.notes.push(format!("`{option}` {note}"));
    }
    // A file of the same name beside the program is often what was forgotten.
    let folders = modules.iter().filter_map(|module| {
        let source = module.source()?;
        Path::new(source.name()).parent().map(Path::to_path_buf)
    });
    let beside = folders.map(|folder| folder.join(format!("{name}.ll")));
    if let Some(file) = beside.into_iter().find(|file| file.is_file()) {
        diagnostic
            .notes
            .push(format!("there is `{}`", file.display()));
    }
}

/// A `--link` or `--load` that stands behind the program on the command line.
fn option_behind(modules: &[Module]) -> Option<String> {
    let program = modules.first()?.source()?.name();
    let mut args = env::args_os().skip_while(|arg| arg != program);
    let option = args.find(|arg| {
        let arg = arg.as_encoded_bytes();
        let name = arg.split(|&byte| byte == b'=').next();
        matches!(name, Some(b"--link" | b"--load"))
    })?;
    Some(option.to_string_lossy().into_owned())
}

/// What to say of a library that cannot be loaded: the system looks for a name without a slash in
/// its own folders only.
pub(super) fn library(message: &str, load: &[PathBuf]) -> String {
    let here = load.iter().find(|path| {
        let name = path.to_string_lossy();
        !name.contains('/') && message.starts_with(&*name) && path.is_file()
    });
    match here {
        Some(path) => format!(
            "{message}\nhelp: `--load ./{}` loads the one that lies here",
            path.display()
        ),
        None => message.to_string(),
    }
}
