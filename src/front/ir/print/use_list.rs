//! Use-list orders as text.

use super::Printer;
use super::body::Numbering;
use super::name_text;
use crate::ir::body::Body;
use crate::ir::inst::OperandKind;
use crate::ir::name::LocalNameKind;
use crate::ir::use_list::{UseListOf, UseListOrder};

impl Printer<'_> {
    /// Use-list orders, those of a function with its body.
    pub(super) fn use_lists(
        &mut self,
        orders: &[UseListOrder],
        within: Option<(&Body, &Numbering)>,
    ) {
        for order in orders {
            self.text(match (within, order.of) {
                (Some(_), _) => "  uselistorder ",
                (None, UseListOf::BlockOf(..)) => "uselistorder_bb ",
                (None, _) => "uselistorder ",
            });
            match (order.of, within) {
                (UseListOf::Operand(operand), within) => match (operand.kind(), within) {
                    (OperandKind::Const(id), _) => self.typed_const(id),
                    (OperandKind::Value(value), Some((body, numbering))) => {
                        self.value_type(body, value);
                        let text = numbering.value_text(self.m, body, value);
                        self.text(&format!(" %{text}"));
                    }
                    _ => self.text("i1 poison"),
                },
                (UseListOf::Block(block), Some((body, numbering))) => {
                    let text = numbering.block_text(self.m, body, block);
                    self.text(&format!("label %{text}"));
                }
                (UseListOf::Block(_), None) => self.text("i1 poison"),
                (UseListOf::BlockOf(function, name), _) => {
                    self.global_name(function);
                    let text = match name.kind() {
                        LocalNameKind::Named(name) => name_text(self.m.names.get(name)),
                        LocalNameKind::Number(n) => n.to_string(),
                        LocalNameKind::Unnamed => String::new(),
                    };
                    self.text(&format!(", %{text}"));
                }
            }
            let indexes: Vec<String> = order.indexes.iter().map(u32::to_string).collect();
            self.text(&format!(", {{ {} }}\n", indexes.join(", ")));
        }
    }
}
