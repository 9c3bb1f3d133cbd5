//! Why a call into a program ended early.

use std::error::Error as StdError;
use std::fmt::{self, Write};
use std::io;
use std::sync::{Arc, Mutex};

use rustc_hash::FxHashSet;

use crate::diag::render::{Style, render};
use crate::diag::{Diagnostic, Span};
use crate::ir::{FuncId, Inst};
use crate::jit::failure::Failure;
use crate::jit::report::{Frame, Report};
use crate::runtime::critical;
use crate::runtime::trap::{Finding, TrapKind};

/// A trap: a call into a program that was ended, with the reason and the place. The process, the
/// engine and the program itself go on; the program's memory is as the call has left it.
///
/// The cleanups (C++'s destructors, Rust's `drop`) of the frames that the trap has crossed were run before the call
/// ended, unless [`Config::run_cleanups`](super::Config::run_cleanups) says otherwise: by a forced unwind, as that of
/// `pthread_exit`, through frames of the program and of libraries that it has called. What that means in
/// particular:
///
/// * In IR only calls have cleanups. So the function that has trapped runs none itself, nor does one that it was
///   inlined into.
/// * `catch (...)` sees the trap, and is left again at its end. Functions that must not throw are left
///   if they are the program's; one of a library ends the cleanups there.
/// * What goes wrong in a cleanup, a further trap too, ends that cleanup; those of the frames around follow.
/// * A program that was stopped is stopped in its cleanups, too, at the next loop or function that calls others;
///   without fuel they run on for 10,000 checks.
/// * A stack that has overflowed gets half a megabyte more for cleanups, where it is not that of the process itself.
/// * Frames are abandoned as they are where a bad access or `abort` has ended a function of C
///   ([`Config::trap_in_host`](super::Config::trap_in_host)), since it may hold locks; and where a program has left
///   the stack that it was given.
#[derive(Debug, Clone)]
pub struct Trap(pub(super) Box<Report>);

impl Trap {
    pub(super) fn new(report: Box<Report>) -> Trap {
        Trap(report)
    }

    /// Why.
    pub fn kind(&self) -> &TrapKind {
        &self.0.kind
    }

    /// The functions that were being executed, the innermost first. Of a very deep stack the
    /// middle is missing; see [`omitted`](Self::omitted).
    pub fn frames(&self) -> &[Frame] {
        &self.0.frames
    }

    /// Where frames were left out: how many there are before that place, and how many were left
    /// out.
    pub fn omitted(&self) -> Option<(usize, usize)> {
        self.0.omitted
    }

    /// The host function in which it happened, if it was one and has a name.
    pub fn host_function(&self) -> Option<&str> {
        self.0.host.as_deref()
    }

    /// What is wrong with the function that was called, or with the variable that was accessed, if the trap comes of
    /// that: what is not supported, not valid, or defined nowhere.
    pub fn failure(&self) -> Option<&Failure> {
        self.0.failure.as_ref()
    }

    /// The error of type `E` that a host function has returned, if this trap is because of one. It is also this trap's
    /// [`source`](StdError::source).
    ///
    /// A host function that passes a trap on, by `?`, has not returned an error of its own: the trap keeps its kind and
    /// what it carries, and its [`frames`](Self::frames) are those of both calls, the inner one first.
    pub fn downcast_ref<E: StdError + 'static>(&self) -> Option<&E> {
        self.0.error.as_ref()?.downcast_ref()
    }

    /// Writes it as the command line shows it: the reason with the line of the module's text, marked where it
    /// has happened, and the call stack below that; with colours for a terminal, if `color` says so.
    ///
    /// ```
    /// use jitlite::{Config, Engine, Error, Linker, Module, Profile};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let text = "define i64 @half(i64 %n) {\n  %r = sdiv i64 1, %n\n  ret i64 %r\n}";
    ///     let module = Module::from_text("half.ll", text, Profile::Auto)?;
    ///     let engine = Engine::new(&Config::new())?;
    ///     // SAFETY: the program uses no memory but its stack.
    ///     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
    ///     let half = instance.typed_func::<(i64,), i64>("half")?;
    ///     let mut shown = Vec::new();
    ///     half.call((0,)).unwrap_err().render(&mut shown, false)?;
    ///     assert_eq!(String::from_utf8_lossy(&shown), "\
    /// error[trap]: division by zero
    ///  --> half.ll:2:3
    ///   |
    /// 2 |   %r = sdiv i64 1, %n
    ///   |   ^^^^^^^^^^^^^^^^^^^ in `@half`
    /// ");
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// What the writer says.
    pub fn render(&self, out: &mut impl io::Write, color: bool) -> io::Result<()> {
        let style = Style {
            colour: color,
            width: None,
        };
        out.write_all(self.rendered("trap", style, |_| None).as_bytes())
    }

    /// The same under another code than `trap`, with names as [`CallStack::demangled`] has them.
    #[doc(hidden)]
    pub fn rendered(
        &self,
        code: &'static str,
        style: Style,
        demangle: fn(&str) -> Option<String>,
    ) -> String {
        let source = self.frames().first();
        let source = source.and_then(|first| first.module.ir.source.as_deref());
        let mut out = render(&self.diagnostic_as(code, demangle), source, style);
        let places = self.frames().first().map(Frame::source_places);
        if self.frames().len() > 1 || places.is_some_and(|places| places.len() > 1) {
            let _ = writeln!(out, "{}", self.call_stack().demangled(demangle));
        }
        out
    }

    /// It as a diagnostic, at its place in the source of the module of the innermost [frame](Self::frames): of a
    /// [finding](Self::finding) with the places where its object comes from and went.
    pub fn diagnostic(&self) -> Diagnostic {
        self.diagnostic_as("trap", |_| None)
    }

    fn diagnostic_as(
        &self,
        code: &'static str,
        demangle: fn(&str) -> Option<String>,
    ) -> Diagnostic {
        let (mut message, code) = match (self.kind(), &self.0.object) {
            (TrapKind::Finding(finding), Some(object)) => {
                let mut finding = (**finding).clone();
                finding.object = finding.object.filter(|_| object.is_known);
                (finding.message(&object.name), finding.rule.code())
            }
            (TrapKind::Finding(finding), None) => (finding.to_string(), finding.rule.code()),
            (kind, _) => (kind.to_string(), code),
        };
        if let Some(host) = self.host_function() {
            let name = demangle(host);
            let name = name.as_deref().unwrap_or(host);
            let _ = write!(message, ", in the host function `{name}`");
        }
        let Some(first) = self.frames().first() else {
            return Diagnostic::error(code, Span::NONE, message);
        };
        let name = first.name();
        let name = demangle(&name).unwrap_or_else(|| format!("@{name}"));
        let mut label = match self.host_function() {
            Some(_) => format!("called in `{name}`"),
            None => format!("in `{name}`"),
        };
        let places = first.source_places();
        if let Some(place) = places.first() {
            let _ = write!(label, ", {place}");
        }
        let diagnostic = Diagnostic::error(code, first.span(), message).label(label);
        self.with_object(diagnostic, first)
    }

    /// Adds to the diagnostic of a finding where its object comes from and went, and the sentence that it breaks.
    fn with_object(&self, mut diagnostic: Diagnostic, first: &Frame) -> Diagnostic {
        let TrapKind::Finding(finding) = self.kind() else {
            return diagnostic;
        };
        let places = self.0.object.iter().flat_map(|object| {
            let made = object.made.as_ref().map(|(place, what)| (place, *what));
            let ended = object.ended.as_ref().map(|place| (place, finding.ended()));
            made.into_iter().chain(ended)
        });
        for (place, what) in places {
            let mut text = format!("{what} here");
            if let Some(function) = &place.function {
                let _ = write!(text, ", in `@{function}`");
            }
            if let Some(source) = &place.source {
                let _ = write!(text, ", {source}");
            }
            let sources = [&place.module, &first.module].map(|of| of.ir.source.as_deref());
            let is_same = matches!(sources, [Some(a), Some(b)] if std::ptr::eq(a, b));
            diagnostic = match is_same {
                true => diagnostic.also(place.span, text),
                false => diagnostic.note(text.replace(" here", "")),
            };
        }
        diagnostic.note(finding.rule.sentence())
    }

    /// What is known of the object of a finding: its name, if it has one, and the places where it was made and where its life
    /// has ended. Of an undefined value without an object the place that it comes from, as far as that is known.
    pub fn finding_object(&self) -> Option<FindingObject> {
        let object = self.0.object.as_ref()?;
        let finding = self.finding()?;
        let made = object.made.as_ref().map(|(place, what)| (place, *what));
        let ended = object.ended.as_ref().map(|place| (place, finding.ended()));
        let places = made.into_iter().chain(ended);
        Some(FindingObject {
            name: object.is_known.then(|| object.name.clone()),
            places: places
                .map(|(place, what)| {
                    let source = place.module.ir.source.as_ref();
                    let at = source.and_then(|source| source.place(place.span));
                    FindingPlace {
                        what,
                        function: place.function.clone(),
                        file: source.map(|source| source.name().into()),
                        line: at.map(|at| at.line),
                    }
                })
                .collect(),
        })
    }

    /// What a checked program was found to do, if the trap is because of that.
    pub fn finding(&self) -> Option<&Finding> {
        let TrapKind::Finding(finding) = self.kind() else {
            return None;
        };
        Some(finding)
    }

    /// The calls that were under way, to be shown: a line each, the innermost first.
    pub fn call_stack(&self) -> CallStack<'_> {
        CallStack {
            trap: self,
            names: |_| None,
        }
    }
}

/// The reason, the function and the place in a line; with `{:#}` the call stack in lines below it.
impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.kind)?;
        if let Some(host) = &self.0.host {
            write!(f, " in the host function `{host}`, called")?;
        }
        if let Some(frame) = self.0.frames.first() {
            write!(f, " in `@{}`", frame.name())?;
            if let Some(line) = frame.line() {
                write!(f, ", line {line}")?;
            }
            if let Some(place) = frame.source_places().first() {
                write!(f, ", {place}")?;
            }
        }
        match f.alternate() {
            true => write!(f, "\n{}", self.call_stack()),
            false => Ok(()),
        }
    }
}

impl StdError for Trap {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        let error = self.0.error.as_deref()?;
        Some(error)
    }
}

/// The findings that somebody was told of, by their rules and places.
#[derive(Debug, Default)]
pub(super) struct Seen(Mutex<FxHashSet<(&'static str, Option<Place>)>>);

/// A module by its address, a function and an instruction of it.
type Place = (usize, FuncId, Option<Inst>);

impl Seen {
    /// Whether a finding is none of these. It is one of them from now on.
    pub(super) fn is_new(&self, trap: &Trap) -> bool {
        let rule = trap.finding().map_or("", |finding| finding.rule.code());
        let place = trap.frames().first().map(|frame| {
            let module = Arc::as_ptr(&frame.module) as usize;
            (module, frame.function, frame.inst)
        });
        let _section = critical::enter();
        critical::lock(&self.0).insert((rule, place))
    }
}

/// What a program knows of the object that a finding is about.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct FindingObject {
    /// Its name and type, as a sentence has them.
    pub name: Option<String>,
    /// Where it was made, and where its life has ended.
    pub places: Vec<FindingPlace>,
}

/// A place that a finding is about.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct FindingPlace {
    /// What has happened there, such as `allocated`.
    pub what: &'static str,
    /// The function, if it is in one.
    pub function: Option<String>,
    /// The name of the module's source.
    pub file: Option<String>,
    /// The line there, counted from 1.
    pub line: Option<u32>,
}

/// How many lines of a call stack are shown at either end.
const ENDS: usize = 12;

/// The call stack of a [`Trap`] in lines, each with the function, its place in the module's text and
/// that in what the module was compiled from (`!dbg`). What a compiler has inlined has lines of its own.
/// Runs of the same line are one, and of many lines the middle is left out.
#[derive(Clone, Copy, Debug)]
pub struct CallStack<'a> {
    trap: &'a Trap,
    names: fn(&str) -> Option<String>,
}

impl CallStack<'_> {
    /// The same with names as their languages write them: `demangle` is given the name of a symbol, and
    /// gives nothing for one that is to stand as it is.
    pub fn demangled(self, demangle: fn(&str) -> Option<String>) -> Self {
        CallStack {
            names: demangle,
            ..self
        }
    }

    /// A frame; in front of it a line for each call that is inlined there.
    fn frame(&self, frame: &Frame) -> String {
        let mut out = String::new();
        let places = frame.source_places();
        let outer = places.len().saturating_sub(1);
        for place in &places[..outer] {
            let name = place.function.as_deref().unwrap_or("a function");
            let shown = (self.names)(name);
            let name = shown.as_deref().unwrap_or(name);
            let _ = writeln!(out, "{name}, inlined  at {place}");
        }
        let name = frame.name();
        out += &(self.names)(&name).unwrap_or_else(|| format!("@{name}"));
        if let (Some(source), Some(line)) = (&frame.module.ir.source, frame.line()) {
            let _ = write!(out, "  at {}:{line}", source.name());
        }
        if let Some(place) = places.last() {
            let _ = write!(out, ", {place}");
        }
        out
    }

    /// The lines, each with the number of times that it stands there.
    fn lines(&self) -> Vec<(String, usize)> {
        let mut lines: Vec<(String, usize)> = Vec::new();
        let (omit_at, omitted) = self.trap.omitted().unwrap_or((usize::MAX, 0));
        for (i, frame) in self.trap.frames().iter().enumerate() {
            if i == omit_at {
                lines.push((omission(omitted), 1));
            }
            let text = self.frame(frame);
            match lines.last_mut() {
                Some((last, times)) if *last == text => *times += 1,
                _ => lines.push((text, 1)),
            }
        }
        let left_out = lines.len().saturating_sub(2 * ENDS);
        if left_out > 1 {
            lines.splice(ENDS..ENDS + left_out, [(omission(left_out), 1)]);
        }
        lines
    }
}

impl fmt::Display for CallStack<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("call stack, innermost first:")?;
        for (text, times) in self.lines() {
            write!(f, "\n  {}", text.replace('\n', "\n  "))?;
            if times > 1 {
                write!(f, "  ({times} times)")?;
            }
        }
        Ok(())
    }
}

fn omission(n: usize) -> String {
    match n {
        1 => "... 1 more call ...".into(),
        n => format!("... {n} more calls ..."),
    }
}
