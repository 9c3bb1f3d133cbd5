//! Questions to whole texts: colours, folds, hints, calls.

use std::sync::Arc;

use super::paint::{self, Paint};
use super::{Mentions, calls, definition_at, folding, hints, region_at};
use crate::diag::{Diagnostics, Source, Span};
use crate::ir::Module;
use crate::read;

fn module(text: &str) -> Module {
    let source = Arc::new(Source::new("a.ll", text).unwrap());
    read::module(source, &mut Diagnostics::default())
}

fn texts(module: &Module, spans: impl Iterator<Item = Span>) -> Vec<String> {
    let texts = spans.map(|span| String::from_utf8_lossy(module.text(span)).into_owned());
    texts.collect()
}

const TEXT: &str = "\
; one
@s = constant [2 x i8] c\"a;\" ; two
define i32 @f(i32 %n) {
  %x = add i32 %n, 1 ; three
  br label %l
l: ; four
  call i32 @f(i32 %x)
  call i32 @g()
  ret i32 %x
}
declare i32 @g()
";

#[test]
fn comments_are_no_part_of_strings() {
    let module = module(TEXT);
    let all = Span::new(0, TEXT.len());
    let painted = paint::painted(&module, &Mentions::of(&module), all);
    let comments = painted.iter().filter(|token| token.paint == Paint::Comment);
    assert_eq!(
        texts(&module, comments.map(|token| token.span)),
        ["; one", "; two", "; three", "; four"]
    );
    let defined = painted.iter().filter(|token| token.defines);
    assert_eq!(
        texts(&module, defined.map(|token| token.span)),
        ["@s", "@f", "%n", "%x", "l", "@g"]
    );
    assert!(painted.is_sorted_by_key(|token| token.span.start));
}

/// The parts of a text have the colours that they have in it as a whole, wherever it is cut between lines.
#[test]
fn parts_have_the_colours_of_the_whole() {
    let module = module(TEXT);
    let all = paint::painted(&module, &Mentions::of(&module), Span::new(0, TEXT.len()));
    let ends = TEXT.match_indices('\n').map(|(at, _)| at + 1);
    let ends: Vec<usize> = std::iter::once(0).chain(ends).collect();
    for (n, &start) in ends.iter().enumerate() {
        for &end in &ends[n..] {
            let part = Span::new(start, end);
            let painted = paint::painted(&module, &Mentions::within(&module, part), part);
            let inside = all
                .iter()
                .filter(|token| token.span.start as usize >= start && token.span.end() <= end);
            assert_eq!(
                painted,
                inside.copied().collect::<Vec<_>>(),
                "{start}..{end}"
            );
        }
    }
}

#[test]
fn regions_are_functions_and_entities() {
    let text = "@a = global [2 x i32] [\n  i32 1,\n  i32 2\n]\n\ndefine void @f() {\n  ret void\n}\n!0 = !{}\n!1 = !{}\n";
    let module = module(text);
    let region = |place: &str| {
        let region = region_at(&module, text.find(place).unwrap());
        String::from_utf8_lossy(module.text(region))
            .trim()
            .to_string()
    };
    assert_eq!(
        region("i32 2"),
        "@a = global [2 x i32] [\n  i32 1,\n  i32 2\n]"
    );
    assert_eq!(region("ret void"), "define void @f() {\n  ret void\n}");
    assert_eq!(region("!1"), "!1 = !{}");
    for offset in 0..=text.len() {
        assert!(region_at(&module, offset).end() <= text.len());
    }
}

/// Every name of a text that is defined in it has its definition where all of the text is looked through.
#[test]
fn definitions_are_found_without_the_whole() {
    let text = "%t = type { i32 }\n$c = comdat any\n@\"a b\" = global %t zeroinitializer, comdat($c)\n\
                define void @f() comdat($c) #0 {\n  store i32 0, ptr @\"a b\", !p !1\n  ret void\n}\n\
                attributes #0 = { nounwind }\n!1 = !{}\n";
    let module = module(text);
    let names = Mentions::of(&module);
    let mut count = 0;
    for mention in names.all() {
        let found = definition_at(&module, mention.symbol);
        let expected = names.definition(mention.symbol).map(|mention| mention.span);
        assert_eq!(found, expected, "{mention:?}");
        let Some(lines) = Mentions::on_lines_of(&module, mention.symbol) else {
            continue;
        };
        let all: Vec<_> = names.of_symbol(mention.symbol).collect();
        assert_eq!(lines.of_symbol(mention.symbol).collect::<Vec<_>>(), all);
        count += usize::from(found.is_some());
    }
    assert!(count > 8, "{count}");
}

#[test]
fn calls_are_those_of_symbols() {
    let module = module(TEXT);
    let (f, g) = (module.find("f").unwrap(), module.find("g").unwrap());
    let out = calls::outgoing(&module, f);
    assert_eq!(
        out.iter().map(|calls| calls.other).collect::<Vec<_>>(),
        [f, g]
    );
    let from = calls::incoming(&module, g);
    assert_eq!(from.len(), 1);
    assert_eq!(texts(&module, from[0].places.iter().copied()), ["@g"]);
    assert!(calls::outgoing(&module, g).is_empty());
}

#[test]
fn what_is_broken_has_folds_and_hints_too() {
    for cut in 0..TEXT.len() {
        let module = module(&TEXT[..cut]);
        for fold in folding::folds(&module) {
            assert!(fold.span.end() <= cut);
        }
        for id in module.funcs.keys() {
            for hint in hints::hints(&module, id) {
                assert!(hint.at <= cut);
            }
        }
    }
    let module = module(TEXT);
    let id = module.funcs.keys().next().unwrap();
    let found = hints::hints(&module, id);
    let found: Vec<&str> = found.iter().map(|hint| hint.text.as_str()).collect();
    assert_eq!(found, ["from %0", "%1 =", "%2 ="]);
}
