//! The text of the program, line by line, in colours; and the lines that instructions stand on.

use std::fmt::Write;

use rustc_hash::FxHashMap;

use super::counts::Counts;
use super::source::{SourceLine, SourceLines};
use crate::diag::{Source, Span};
use crate::ir::{Body, FuncId, Inst, Module};
use crate::query::paint::{Paint, painted};
use crate::query::{Mentions, mentions};
use crate::xml::escape;

/// A longer text is shown in parts: of the functions that have views.
const MOST_TEXT: usize = 2 << 20;

/// The line on which the text of an instruction begins, and on which it ends.
pub(super) fn lines_of(source: &Source, body: &Body, inst: Inst) -> Option<(u32, u32)> {
    let span = *body.spans.get(inst)?;
    let first = source.place(span)?.line;
    let end = span.end().saturating_sub(1).max(span.start as usize);
    Some((first, source.position(end as u32).line))
}

/// The lines of a function's text.
pub(super) fn lines_of_function(
    source: &Source,
    module: &Module,
    id: FuncId,
) -> Option<(u32, u32)> {
    let span = mentions::extent(module, &module.funcs[id]);
    let first = source.place(span)?.line;
    let end = span.end().saturating_sub(1).max(span.start as usize);
    Some((first, source.position(end as u32).line))
}

/// What is known of a line.
#[derive(Clone, Copy, Default)]
struct Tie {
    /// The first line of its instruction.
    line: u32,
    source: Option<SourceLine>,
    count: Option<u64>,
}

/// The text of a module as rows of HTML.
pub(super) struct Text<'a> {
    pub module: &'a Module,
    pub source: &'a Source,
    /// The functions that have views, in the order of the text.
    pub functions: &'a [FuncId],
    pub counts: Option<&'a Counts>,
}

impl Text<'_> {
    /// The rows.
    pub(super) fn rows(&self, sources: &mut SourceLines<'_>) -> String {
        let ties = self.ties(sources);
        let most = ties.values().filter_map(|tie| tie.count).max();
        let bytes = self.source.bytes();
        let mut out = String::new();
        if bytes.len() <= MOST_TEXT {
            self.part(&mut out, Span::new(0, bytes.len()), &ties, most);
            return out;
        }
        let mut next_line = 1;
        for &id in self.functions {
            let Some((first, last)) = lines_of_function(self.source, self.module, id) else {
                continue;
            };
            if first > next_line {
                left_out(&mut out, first - next_line);
            }
            next_line = last + 1;
            let (start, end) = (
                self.source.line_start(first),
                self.source.line_start(next_line),
            );
            self.part(&mut out, Span::new(start, end), &ties, most);
        }
        let last = self.source.position(bytes.len() as u32).line;
        if last > next_line {
            left_out(&mut out, last - next_line);
        }
        out
    }

    /// For each line with an instruction, what belongs to it.
    fn ties(&self, sources: &mut SourceLines<'_>) -> FxHashMap<u32, Tie> {
        let mut ties: FxHashMap<u32, Tie> = FxHashMap::default();
        for &id in self.functions {
            let Some(body) = &self.module.funcs[id].body else {
                continue;
            };
            for inst in body.insts.keys() {
                let Some((first, last)) = lines_of(self.source, body, inst) else {
                    continue;
                };
                let source = sources.line(id, inst);
                let count = self.counts.map(|counts| counts.of_inst(id, body, inst));
                for line in first..=last {
                    let tie = ties.entry(line).or_default();
                    tie.line = if tie.line == 0 { first } else { tie.line };
                    tie.source = tie.source.or(source);
                    if line == first {
                        tie.count = tie.count.max(count);
                    }
                }
            }
        }
        ties
    }

    /// The rows of a part of the text, which begins and ends between two lines.
    fn part(&self, out: &mut String, part: Span, ties: &FxHashMap<u32, Tie>, most: Option<u64>) {
        let names = Mentions::within(self.module, part);
        let tokens = painted(self.module, &names, part);
        let mut tokens = tokens.iter().peekable();
        let bytes = self.source.bytes();
        let mut number = self.source.position(part.start).line;
        let mut start = part.start as usize;
        while start < part.end().min(bytes.len()) {
            let end = memchr::memchr(b'\n', &bytes[start..]).map_or(bytes.len(), |n| start + n);
            self.head(out, number, ties.get(&number), most);
            let mut at = start;
            while let Some(token) = tokens.peek() {
                let (from, to) = (token.span.start as usize, token.span.end());
                if from >= end {
                    break;
                }
                let (from, until) = (from.max(at), to.min(end));
                if from < until {
                    out.push_str(&plain(&bytes[at..from]));
                    let class = class(token.paint);
                    let _ = write!(out, "<b class={class}>{}</b>", plain(&bytes[from..until]));
                    at = until;
                }
                if to > end {
                    break;
                }
                tokens.next();
            }
            out.push_str(&plain(&bytes[at..end.max(at)]));
            out.push_str("</div>\n");
            (start, number) = (end + 1, number + 1);
        }
    }

    /// The beginning of a row: its line, what it is tied to, and how often it has run.
    fn head(&self, out: &mut String, number: u32, tie: Option<&Tie>, most: Option<u64>) {
        let _ = write!(out, "<div class=row id=L{number}");
        let mut count = None;
        if let Some(tie) = tie {
            let _ = write!(out, " data-l={}", tie.line);
            if let Some(source) = tie.source {
                let _ = write!(out, " data-s={source}");
            }
            count = tie.count;
        }
        if let Some(count) = count {
            let _ = write!(out, " data-n={count}");
        }
        let _ = write!(out, "><i>{number}</i>");
        if self.counts.is_some() {
            let _ = match count {
                Some(count) => write!(out, "<u class=h{}>{count}</u>", heat(count, most)),
                None => write!(out, "<u></u>"),
            };
        }
    }
}

/// How hot a line is, from 0 to 5.
pub(super) fn heat(count: u64, most: Option<u64>) -> u32 {
    let most = most.unwrap_or(0).max(1);
    let share = (1.0 + count as f64).ln() / (1.0 + most as f64).ln();
    (share * 5.0).ceil().clamp(0.0, 5.0) as u32
}

fn left_out(out: &mut String, lines: u32) {
    let what = if lines == 1 { "line" } else { "lines" };
    let _ = writeln!(out, "<p class=gap>{lines} {what} left out</p>");
}

fn plain(bytes: &[u8]) -> String {
    escape(String::from_utf8_lossy(bytes).trim_end_matches('\r'))
}

/// The class of a token in the style of the page.
fn class(paint: Paint) -> &'static str {
    match paint {
        Paint::Comment => "c",
        Paint::Instruction => "o",
        Paint::Keyword | Paint::Attribute => "w",
        Paint::Type => "t",
        Paint::Number | Paint::Text => "n",
        Paint::Function | Paint::Intrinsic | Paint::Variable | Paint::Constant => "g",
        Paint::Parameter | Paint::Local => "v",
        Paint::Label => "l",
        Paint::Metadata => "m",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_most_is_hottest() {
        assert_eq!(heat(0, Some(100)), 0);
        assert_eq!(heat(100, Some(100)), 5);
        assert!(heat(1, Some(100)) < heat(20, Some(100)));
        assert_eq!(heat(0, None), 0);
    }
}
