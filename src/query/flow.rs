//! The control-flow graph of a function as it is drawn: its blocks with their lines, and the ways between them.

use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::{Block, Body, Const, ConstId, Function, Inst, InstData, Module};

/// A function's blocks and the ways between them, ready to be drawn.
pub struct Graph {
    /// `@name`.
    pub title: String,
    /// The blocks; the first is the entry.
    pub nodes: Vec<CfgBlock>,
    /// In the order of the blocks, and of each block in the order in which they are written.
    pub edges: Vec<CfgEdge>,
}

/// A block.
pub struct CfgBlock {
    /// Its label.
    pub label: String,
    /// Where its label stands, or its first instruction.
    pub span: Span,
    /// Its instructions as written, each on one line.
    pub lines: Vec<String>,
    /// Where the instructions stand.
    pub spans: Vec<Span>,
    /// How it ends, for the colour.
    pub ending: BlockEnd,
}

/// How a block ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockEnd {
    /// It goes on somewhere.
    Goes,
    /// It returns.
    Returns,
    /// `unreachable`, `resume`, or no terminator at all.
    Dies,
}

impl BlockEnd {
    /// A word for it.
    pub fn word(self) -> &'static str {
        match self {
            BlockEnd::Goes => "goes",
            BlockEnd::Returns => "returns",
            BlockEnd::Dies => "dies",
        }
    }
}

/// A way from one block to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CfgEdge {
    /// The number of the block that it leaves.
    pub from: usize,
    /// The number of the block that it enters.
    pub to: usize,
    /// When it is taken.
    pub kind: EdgeKind,
}

/// When an edge is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EdgeKind {
    /// Always.
    Plain,
    /// If the condition is true.
    True,
    /// If the condition is false.
    False,
    /// If the value is this one, or none of the others.
    Case(String),
    /// If the call unwinds.
    Unwind,
}

impl EdgeKind {
    /// A word for it.
    pub fn word(&self) -> &'static str {
        match self {
            EdgeKind::Plain => "plain",
            EdgeKind::True => "true",
            EdgeKind::False => "false",
            EdgeKind::Case(_) => "case",
            EdgeKind::Unwind => "unwind",
        }
    }

    /// What is written on the edge.
    pub fn label(&self) -> &str {
        match self {
            EdgeKind::Plain => "",
            EdgeKind::True => "T",
            EdgeKind::False => "F",
            EdgeKind::Case(value) => value,
            EdgeKind::Unwind => "unwind",
        }
    }
}

impl Graph {
    /// The graph of a function with a body.
    pub fn of(module: &Module, function: &Function, body: &Body) -> Graph {
        let mut graph = Graph {
            title: format!(
                "@{}",
                module.names.text(module.globals[function.global].name)
            ),
            nodes: Vec::new(),
            edges: Vec::new(),
        };
        for block in body.blocks.keys() {
            let lines = body
                .block_insts(block)
                .map(|inst| match one_line(module.text(body.spans[inst])) {
                    text if text.is_empty() => body.insts[inst].word().to_string(),
                    text => text,
                })
                .collect();
            let mut ending = BlockEnd::Dies;
            if let Some(last) = body.terminator(block) {
                let before = graph.edges.len();
                graph.add_edges(module, body, block, last);
                if matches!(body.insts[last], InstData::Ret { .. }) {
                    ending = BlockEnd::Returns;
                } else if graph.edges.len() > before {
                    ending = BlockEnd::Goes;
                }
            }
            graph.nodes.push(CfgBlock {
                label: label(module, body, block),
                span: body.blocks[block].span,
                lines,
                spans: body
                    .block_insts(block)
                    .map(|inst| body.spans[inst])
                    .collect(),
                ending,
            });
        }
        graph
    }

    fn add_edges(&mut self, module: &Module, body: &Body, from: Block, last: Inst) {
        let mut edge = |to: Block, kind| {
            // A label that was never defined, or the caller.
            if to.index() >= body.blocks.len() {
                return;
            }
            self.edges.push(CfgEdge {
                from: from.index(),
                to: to.index(),
                kind,
            })
        };
        match body.insts[last] {
            InstData::Br { to } => edge(to, EdgeKind::Plain),
            InstData::CondBr { then, els, .. } => {
                edge(then, EdgeKind::True);
                edge(els, EdgeKind::False);
            }
            InstData::Switch { targets, .. } => {
                let words = body.pool.get(targets);
                let Some((&default, cases)) = words.split_first() else {
                    return;
                };
                // One edge for all values that go to the same block.
                let mut ways = vec![(Block(default), "default".to_string())];
                for case in cases.chunks_exact(2) {
                    let value = match module.consts.get(ConstId(case[0])) {
                        Const::Int { ty, value } => {
                            signed(value, module.types.int_width(ty).unwrap_or(64)).to_string()
                        }
                        _ => "?".into(),
                    };
                    match ways.iter_mut().find(|way| way.0 == Block(case[1])) {
                        Some((_, text)) if text.ends_with('…') => {}
                        Some((_, text)) if text.len() > 24 => text.push_str(", …"),
                        Some((_, text)) => *text += &format!(", {value}"),
                        None => ways.push((Block(case[1]), value)),
                    }
                }
                for (to, text) in ways {
                    edge(to, EdgeKind::Case(text));
                }
            }
            InstData::Invoke { normal, unwind, .. } => {
                edge(normal, EdgeKind::Plain);
                edge(unwind, EdgeKind::Unwind);
            }
            // All others go to blocks of equal standing, or to none.
            _ => body.for_each_successor(last, |to| edge(to, EdgeKind::Plain)),
        }
    }
}

/// What people call a block.
pub fn label(module: &Module, body: &Body, block: Block) -> String {
    let name = module.local_text(body.blocks[block].name);
    name.unwrap_or_else(|| match block.index() {
        0 => "entry".into(),
        number => format!("block {number}"),
    })
}

fn signed(value: u64, width: u32) -> i64 {
    let shift = 64 - width.clamp(1, 64);
    (value << shift) as i64 >> shift
}

/// The text of an instruction on one line: without comments, runs of blanks made one.
pub fn one_line(text: &[u8]) -> String {
    let mut out = Vec::with_capacity(text.len());
    let (mut quoted, mut comment) = (false, false);
    for &byte in text {
        match byte {
            b'\n' => {
                comment = false;
                out.push(b' ');
            }
            _ if comment => {}
            b';' if !quoted => comment = true,
            b'"' => {
                quoted = !quoted;
                out.push(byte);
            }
            b'\t' | b'\r' if !quoted => out.push(b' '),
            _ => out.push(byte),
        }
        // Blanks inside quotes are part of a name or a string.
        if !quoted && out.ends_with(b"  ") {
            out.pop();
        }
    }
    String::from_utf8_lossy(out.trim_ascii()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_brought_on_one_line() {
        assert_eq!(
            one_line(b"switch i64 %x, label %d [ ; cases\n\t i64  1, label %\"a  ;b\"\n]"),
            "switch i64 %x, label %d [ i64 1, label %\"a  ;b\" ]"
        );
    }

    #[test]
    fn case_values_are_signed() {
        assert_eq!((signed(255, 8), signed(1, 1), signed(7, 64)), (-1, -1, 7));
    }
}
