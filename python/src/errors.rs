//! What goes wrong, as exceptions: the classes are Python's (`package/jitlite/_errors.py`).

use jitlite::diag::render::{Style, render};
use jitlite::diag::{Diagnostic, Severity, Source};
use jitlite::{Error, ErrorKind, Missing, MissingSymbol, Trap, TrapKind};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyList;

/// The exception for an error. That of a callback comes out as it was.
pub fn raise(py: Python<'_>, error: Error) -> PyErr {
    match error.kind() {
        ErrorKind::Trap(trap) => raise_trap(py, trap),
        ErrorKind::Io(error) => match error.raw_os_error() {
            Some(_) => PyOSError::new_err((error.raw_os_error(), error.to_string())),
            None => PyOSError::new_err(error.to_string()),
        },
        _ => new_error(py, &error).unwrap_or_else(|failed| failed),
    }
}

fn new_error(py: Python<'_>, error: &Error) -> PyResult<PyErr> {
    let module = py.import("jitlite._errors")?;
    let missing = PyList::empty(py);
    if let ErrorKind::Missing(Missing { symbols, .. }) = error.kind() {
        let class = module.getattr("MissingSymbol")?;
        for MissingSymbol {
            symbol,
            similar,
            help,
        } in symbols
        {
            missing.append(class.call1((&symbol.name, &symbol.type_text, similar, help))?)?;
        }
    }
    let message = error.to_string();
    let class = module.getattr("Error")?;
    let args = (message.trim_end(), diagnostics(py, error)?, missing);
    Ok(PyErr::from_value(class.call1(args)?))
}

/// What is wrong with modules by an error.
pub fn diagnostics<'py>(py: Python<'py>, error: &Error) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for (source, diagnostic) in error.diagnostics() {
        list.append(new_diagnostic(py, diagnostic, source)?)?;
    }
    Ok(list)
}

fn new_diagnostic<'py>(
    py: Python<'py>,
    diagnostic: &Diagnostic,
    source: Option<&Source>,
) -> PyResult<Bound<'py, PyAny>> {
    let place = source.and_then(|source| source.place(diagnostic.span()));
    let severity = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let class = py.import("jitlite._errors")?.getattr("Diagnostic")?;
    class.call1((
        &diagnostic.message,
        severity,
        diagnostic.code,
        place.map(|place| place.line),
        place.map(|place| place.column),
        source.map(Source::name),
        &diagnostic.notes,
        render(diagnostic, source, Style::default()),
    ))
}

/// The exception for a trap.
pub fn raise_trap(py: Python<'_>, trap: &Trap) -> PyErr {
    match trap.downcast_ref::<PyErr>() {
        Some(error) => error.clone_ref(py),
        None => new_trap(py, trap).unwrap_or_else(|failed| failed),
    }
}

fn new_trap(py: Python<'_>, trap: &Trap) -> PyResult<PyErr> {
    let module = py.import("jitlite._errors")?;
    let (frame, place) = (module.getattr("Frame")?, module.getattr("Place")?);
    let frames = PyList::empty(py);
    for at in trap.frames() {
        let file = at.module.ir.source.as_deref().map(Source::name);
        let places = PyList::empty(py);
        for at in at.source_places() {
            let parts = (&at.file, at.line, at.column, &at.function, &at.directory);
            places.append(place.call1(parts)?)?;
        }
        frames.append(frame.call1((at.name(), file, at.line(), places))?)?;
    }
    let address = match trap.kind() {
        TrapKind::BadAddress(address) | TrapKind::BusError(address) => *address,
        TrapKind::BadFree { address, .. } => Some(*address),
        _ => None,
    };
    let mut rendered = Vec::new();
    trap.render(&mut rendered, false)?;
    let class = module.getattr("Trap")?;
    Ok(PyErr::from_value(class.call1((
        trap.to_string(),
        trap.kind().word(),
        frames,
        address,
        trap.host_function(),
        trap.call_stack().to_string(),
        String::from_utf8_lossy(rendered.trim_ascii_end()),
        trap.omitted().map_or(0, |(_, count)| count),
    ))?))
}
