//! Questions to small texts. A `|` in a text is the place that is asked about.

use std::sync::Arc;

use super::{Mentions, complete, hover, rename};
use crate::diag::{Diagnostics, Source};
use crate::ir::Module;
use crate::read;
use crate::verify::Profile;

/// The module of a text, and the place of the `|` in it.
fn module(text: &str) -> (Module, usize) {
    let at = text.find('|').expect("the text has a place");
    let text = text.replacen('|', "", 1);
    let source = Arc::new(Source::new("a.ll", text).unwrap());
    let module = read::module(source, &mut Diagnostics::default());
    (module, at)
}

fn hovered(text: &str) -> String {
    let (module, at) = module(text);
    let mentions = Mentions::of(&module);
    match hover::at(&module, &mentions, Profile::Auto, at) {
        Some(hover) => {
            let rules = hover.rules.iter().map(|rule| rule.code.to_string());
            let parts = std::iter::once(hover.title).chain(hover.text).chain(rules);
            parts.collect::<Vec<_>>().join("\n")
        }
        None => "nothing".into(),
    }
}

/// The names that stand for what is asked about, definitions in brackets.
fn mentioned(text: &str) -> String {
    let (module, at) = module(text);
    let mentions = Mentions::of(&module);
    let Some(symbol) = mentions.at(at).map(|mention| mention.symbol) else {
        return "nothing".into();
    };
    let all = mentions.of_symbol(symbol).map(|mention| {
        let name = String::from_utf8_lossy(module.text(mention.span)).into_owned();
        let line = module.source_text().unwrap()[..mention.span.start as usize]
            .iter()
            .filter(|&&b| b == b'\n')
            .count();
        match mention.defines {
            true => format!("[{line}:{name}]"),
            false => format!("{line}:{name}"),
        }
    });
    all.collect::<Vec<_>>().join(" ")
}

fn renamed(text: &str, new: &str) -> String {
    let (module, at) = module(text);
    let mentions = Mentions::of(&module);
    match rename::at(&module, &mentions, at, new) {
        Ok(edits) => {
            let mut text = module.source_text().unwrap().to_vec();
            for edit in edits.iter().rev() {
                let range = edit.span.start as usize..edit.span.end();
                text.splice(range, edit.text.bytes());
            }
            String::from_utf8(text).unwrap()
        }
        Err(why) => why,
    }
}

fn completed(text: &str) -> Vec<String> {
    let (module, at) = module(text);
    let found = complete::at(&module, at);
    let typed = String::from_utf8_lossy(module.text(found.span)).into_owned();
    let items = found.items.into_iter().map(|item| item.text);
    items.filter(|text| text.starts_with(&typed)).collect()
}

const LOOP: &str = "\
%T = type { i8, i64 }
define i64 @f(i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %next = add nsw i64 %i, 1
  %done = icmp sge i64 %next, %n
  br i1 %done, label %out, label %loop
out:
  ret i64 %next
}
";

/// The text with the place in front of the `n`th time that some words occur.
fn at(words: &str, n: usize) -> String {
    let (place, _) = LOOP.match_indices(words).nth(n).expect("the words occur");
    format!("{}|{}", &LOOP[..place], &LOOP[place..])
}

#[test]
fn mentions_are_found_with_their_definition() {
    assert_eq!(
        mentioned(&at("%next", 0)),
        "4:%next [5:%next] 6:%next 9:%next"
    );
    assert_eq!(mentioned(&at("add", 0)), "nothing");
}

#[test]
fn parameters_labels_symbols_and_types_are_mentioned() {
    assert_eq!(mentioned(&at("%n)", 0)), "[1:%n] 6:%n");
    assert_eq!(
        mentioned(&at("%loop", 0)),
        "2:%loop [3:loop] 4:%loop 7:%loop"
    );
    assert_eq!(mentioned(&at("@f", 0)), "[1:@f]");
    let text = "%T = type { ptr }\n@g = global |%T zeroinitializer\n";
    assert_eq!(mentioned(text), "[0:%T] 1:%T");
    let text = "declare void @f(i8)\ndefine void @g() {\n  call void @|f(i8 1)\n  ret void\n}\n";
    assert_eq!(mentioned(text), "[0:@f] 2:@f");
}

#[test]
fn a_local_may_have_the_name_of_a_type() {
    let text = "%T = type { i64 }\ndefine void @f(ptr %p, %T %T) {\n  store |%T %T, ptr %p\n  ret void\n}\n";
    assert_eq!(mentioned(text), "[0:%T] 1:%T 2:%T");
    let text = text.replace("|%T %T", "%T |%T");
    assert_eq!(mentioned(&text), "[1:%T] 2:%T");
}

#[test]
fn names_in_quotes_and_numbers_are_mentioned() {
    let text = "define i8 @f(i8 %0) {\n  %\"a b\" = add i8 %0, 1\n  %2 = add i8 |%\"a\\20b\", %0\n  ret i8 %2\n}\n";
    assert_eq!(mentioned(text), "[1:%\"a b\"] 2:%\"a\\20b\"");
    let text = "define i8 @f(i8 |%0) {\n  %2 = add i8 %0, %0\n  ret i8 %2\n}\n";
    assert_eq!(mentioned(text), "[0:%0] 1:%0 1:%0");
}

#[test]
fn nodes_groups_and_comdats_are_mentioned() {
    let text = "$c = comdat any\ndefine void @f() #0 comdat(|$c) !x !0 {\n  ret void\n}\nattributes #0 = { nounwind }\n!0 = !{}\n";
    assert_eq!(mentioned(text), "[0:$c] 1:$c");
    assert_eq!(
        mentioned(&text.replace('|', "").replace("#0 com", "|#0 com")),
        "1:#0 [4:#0]"
    );
    assert_eq!(
        mentioned(&text.replace('|', "").replace("!0 {", "|!0 {")),
        "1:!0 [5:!0]"
    );
}

#[test]
fn the_first_languages_are_mentioned() {
    let text = "int %f(int %x) {\n  %y = add int %x, |%x\n  ret int %y\n}\nint %g() {\n  %r = call int %f(int 1)\n  ret int %r\n}\n";
    assert_eq!(mentioned(text), "[0:%x] 1:%x 1:%x");
    let text = text.replace('|', "").replace("call int %f", "call int |%f");
    assert_eq!(mentioned(&text), "[0:%f] 5:%f");
}

#[test]
fn what_cannot_be_parsed_is_in_nobodys_way() {
    let text =
        "define i64 @f(i64 %a) {\n  %b = ad i64 %a, 1\n  %c = add i64 |%a, 2\n  ret i64 %c\n}\n";
    assert_eq!(mentioned(text), "[0:%a] 1:%a 2:%a");
    for text in [
        "|",
        "%|",
        "define |",
        "define i64 @f(|i64 %x",
        "%x = |add",
        "|\"",
        "@x|",
    ] {
        let (module, at) = module(text);
        let mentions = Mentions::of(&module);
        hover::at(&module, &mentions, Profile::Auto, at);
        complete::at(&module, at);
        let _ = rename::at(&module, &mentions, at, "y");
    }
}

#[test]
fn values_are_described() {
    assert_eq!(
        hovered(&at("%next", 1)),
        "%next: i64\n`%next = add nsw i64 %i, 1`\nAdds two integers; what does not fit in the type is cut off."
    );
    assert_eq!(hovered(&at("%n)", 0)), "%n: i64\nParameter 1.");
    assert_eq!(
        hovered(&at("%loop", 0)),
        "label %loop\nA block of 4 instructions; 2 ways lead here."
    );
    assert_eq!(
        hovered(&at("%T", 0)),
        "%T = type { i8, i64 }\nFields: 0: i8 at 0; 1: i64 at 8.\n16 bytes."
    );
}

#[test]
fn instructions_are_described_with_their_rules() {
    assert_eq!(
        hovered(&at("icmp", 0)),
        "icmp: i1\nGives true if the first operand is greater or equal, both taken with signs.\nicmp-type"
    );
    assert_eq!(
        hovered(&at("nsw", 0)),
        "nsw\nNo signed wrap: if the result does not fit as a signed number, it is poison."
    );
    assert_eq!(
        hovered(&at("i64 %n", 0)),
        "i64\nAn integer of 64 bits; whether it has a sign is up to each instruction."
    );
}

#[test]
fn intrinsics_and_attributes_are_described() {
    let text = "declare i32 @|llvm.smax.i32(i32, i32)\n";
    assert_eq!(
        hovered(text),
        "declare i32 @llvm.smax.i32(i32, i32)\nGives the greater of two signed integers.\n\
         `llvm.smax: A:int (A, A)`\nEffects: memory(none), speculatable."
    );
    let text = "declare void @f(ptr |nonnull)\n";
    assert!(hovered(text).starts_with("nonnull\n"), "{}", hovered(text));
}

#[test]
fn names_change_everywhere() {
    assert_eq!(
        renamed(&at("%next", 2), "more"),
        LOOP.replace("%next", "%more")
    );
    assert_eq!(
        renamed(&at("%loop", 1), "%a b"),
        LOOP.replace("%loop", "%\"a b\"")
            .replace("\nloop:", "\n\"a b\":")
    );
    assert_eq!(
        renamed(&at("%next", 0), "i"),
        "`%i` is the name of something else"
    );
    assert_eq!(
        renamed(&at("%next", 0), "loop"),
        "`%loop` is the name of something else"
    );
    assert_eq!(renamed(&at("%next", 0), ""), "a name is not empty");
    assert_eq!(renamed("|", "x"), "nothing with a name stands here");
}

#[test]
fn a_number_that_becomes_a_name_is_counted_no_more() {
    let text = "define i8 @f(i8 %0) {\n  %2 = add i8 %0, 1\n  %3 = add i8 |%2, %0\n  br label %4\n\n4:\n  ret i8 %3\n}\n";
    let expected = "define i8 @f(i8 %0) {\n  %sum = add i8 %0, 1\n  %2 = add i8 %sum, %0\n  br label %3\n\n3:\n  ret i8 %2\n}\n";
    assert_eq!(renamed(text, "sum"), expected);
    let text = "define void @f() {\n  br label %1\n1:\n  br label %|1\n}\n";
    assert_eq!(
        renamed(text, "2"),
        "numbers are for values without a name, and are counted"
    );
    let text = "define i8 @f() {\n  br label %1\n1:\n  %x = phi i8 [ 1, |%0 ]\n  ret i8 %x\n}\n";
    assert_eq!(
        renamed(text, "start"),
        "`%0` is counted and not written where it is defined"
    );
}

#[test]
fn what_fits_is_offered() {
    let here = |line: &str| {
        let place = LOOP.find("  br i1").unwrap();
        completed(&format!("{}  {line}\n{}", &LOOP[..place], &LOOP[place..]))
    };
    assert_eq!(here("%x = add i64 %n|"), ["%n", "%next"]);
    assert_eq!(here("br label %|"), ["%loop", "%out"]);
    assert_eq!(here("%x = al|"), ["alloca"]);
    assert_eq!(here("%x = icmp u|"), ["ugt", "uge", "ult", "ule"]);
    assert_eq!(here("%x = alloca %T|"), ["%T"]);
    assert_eq!(here("%x = call i64 @f|"), ["@f"]);
    assert_eq!(here("%x = call i64 @llvm.smin|"), ["@llvm.smin"]);
    assert_eq!(here("; %n|"), Vec::<String>::new());
    assert_eq!(completed("def|"), ["define"]);
}
