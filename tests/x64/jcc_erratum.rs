//! Where jumps lie, for processors that decode some of them anew each time.

use crate::allocation::{each, programs};
use crate::disasm;
use jitlite::x64::*;

/// The jumps of a function that cross a multiple of 32 bytes or end at one, alone or together with
/// a comparison before them; and all.
fn count(code: &Code) -> (usize, usize) {
    let (mut split, mut all) = (0, 0);
    let mut before: Option<disasm::Line> = None;
    for line in disasm::list(code, 0) {
        let starts = |with: &str| line.text.starts_with(with);
        if starts("j") || starts("ret") || starts("call") {
            let joins = |line: &&disasm::Line| {
                let ops = ["cmp ", "test ", "add ", "sub ", "and ", "dec "];
                ops.iter().any(|op| line.text.starts_with(op))
            };
            let is_conditional = starts("j") && !starts("jmp");
            let first = before.as_ref().filter(|_| is_conditional).filter(joins);
            let start = first.map_or(line.offset, |first| first.offset);
            all += 1;
            split += usize::from(start / 32 != (line.offset + line.len) / 32);
        }
        before = Some(line);
    }
    (split, all)
}

#[test]
fn jumps_are_kept_within_lines() {
    let with = |jcc_erratum| {
        Optimizing::with(Features {
            jcc_erratum,
            ..Features::NONE
        })
    };
    let mut compilers = [with(false), with(true)];
    let mut sums = [(0, 0); 2];
    for path in programs() {
        each(&path, &mut compilers, |n, _, _, code| {
            let (split, all) = count(code);
            sums[n].0 += split;
            sums[n].1 += all;
        });
    }
    let [(split, all), (kept_split, kept_all)] = sums;
    assert_eq!(all, kept_all);
    assert!(split > all / 8, "{split} of {all}");
    // Blocks that hardly ever run are not padded, nor are jumps within sequences.
    assert!(kept_split < split / 5, "{kept_split} of {split}");
}
