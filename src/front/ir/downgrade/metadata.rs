//! Fields of debug information that a version does not know: they are left out.
//!
//! Sources: the release notes of LLVM 16 to 22, "Changes to Metadata" and "Changes to Debug Info".

use super::Downgrade;
use crate::ir::NodeKind;
use crate::ir::metadata::{Field, FieldValue, Metadata};

/// The version that has a field first; 0 for those of LLVM 15 and before.
fn since(kind: NodeKind, field: Field) -> u32 {
    const NEWER: &[(Field, u32)] = &[
        (Field::TargetFuncName, 16),
        (Field::NumExtraInhabitants, 20),
        (Field::AtomGroup, 21),
        (Field::AtomRank, 21),
        (Field::BitStride, 21),
        (Field::CoroSuspendIdx, 21),
        (Field::EnumKind, 21),
        (Field::IsArtificial, 21),
        (Field::KeyInstructions, 21),
        (Field::DataSize, 22),
    ];
    // Others have had a column for long.
    if (kind, field) == (NodeKind::Label, Field::Column) {
        return 21;
    }
    let row = NEWER.iter().find(|row| row.0 == field);
    row.map_or(0, |row| row.1)
}

impl Downgrade {
    pub(super) fn metadata(&mut self) {
        for id in self.m.metadata.ids() {
            let Metadata::Node {
                kind,
                distinct,
                fields,
            } = self.m.metadata.get(id)
            else {
                continue;
            };
            let all: Vec<(Field, FieldValue)> = self.m.metadata.fields(fields).collect();
            let is_known = |row: &&(Field, FieldValue)| self.version >= since(kind, row.0);
            let known: Vec<(Field, FieldValue)> = all.iter().filter(is_known).copied().collect();
            if known.len() == all.len() {
                continue;
            }
            for (field, _) in all.iter().filter(|row| !known.contains(row)) {
                self.leave_out(format!("`{}:`", field.word()));
            }
            let fields = self.m.metadata.push_fields(kind, &known);
            let node = Metadata::Node {
                kind,
                distinct,
                fields,
            };
            let span = self.m.metadata.span(id);
            self.m.metadata.define(id, node, span);
        }
    }
}
