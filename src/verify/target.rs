//! What a module says of the target that it was made for.

use super::checker::Checker;
use super::locate;
use super::rule::{Check, Rule};
use crate::ir::layout::{DataLayout, LayoutError};

pub(super) const RULES: &[Rule] = &[Rule {
    code: "data-layout",
    says: "a data layout is a list of items with `-` between them, such as `e-i64:64-S128`",
    check: Check::Module(data_layout),
}];

fn data_layout(c: &mut Checker<'_>, rule: &'static Rule) {
    let Some(name) = c.m.data_layout else { return };
    let text = c.m.names.get(name);
    let mut errors = Vec::new();
    DataLayout::parse(text, |error| errors.push(error));
    for LayoutError { item, at, message } in errors {
        let shown = String::from_utf8_lossy(&text[item.clone()]).into_owned();
        let message = match shown.as_str() {
            "" | "-" => message,
            _ => format!("the item `{shown}` is ill-formed: {message}"),
        };
        let mut diagnostic = c.error(rule, locate::data_layout(c.m, text, at.clone()), message);
        if c.m.source.is_none() {
            diagnostic = diagnostic.note(format!("it begins at byte {} of the string", at.start));
        }
        c.push(diagnostic);
    }
}
