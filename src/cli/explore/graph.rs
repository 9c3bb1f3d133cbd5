//! The control-flow graph of a function as SVG, whose lines are tied as those of listings are.

use std::fmt::Write;

use super::counts::Counts;
use super::text::lines_of;
use crate::diag::Source;
use crate::entity::Entity;
use crate::ir::{Block, FuncId, Inst, Module};
use crate::query::flow::Graph;
use crate::query::picture::{Measures, Picture};
use crate::xml::escape;

const MEASURES: Measures = Measures {
    char: 7.25,
    line: 17.0,
    head: 22.0,
    pad: 10.0,
    most_chars: 60,
};

/// A larger graph says nothing any more.
const MOST_BLOCKS: usize = 1000;

/// The graph of a function, or a sentence that says why there is none.
pub(super) fn draw(
    module: &Module,
    source: &Source,
    id: FuncId,
    counts: Option<&Counts>,
) -> Result<String, String> {
    let function = &module.funcs[id];
    let body = function.body.as_ref().ok_or("The function has no body.")?;
    if body.blocks.len() > MOST_BLOCKS {
        return Err(format!(
            "The graph is left out: it has {} blocks.",
            body.blocks.len()
        ));
    }
    let graph = Graph::of(module, function, body);
    let picture = Picture::of(&graph, &MEASURES);
    let (width, height) = (picture.size.0 + 32.0, picture.size.1 + 32.0);
    let (title, blocks) = (escape(&graph.title), graph.nodes.len());
    let plural = if blocks == 1 { "" } else { "s" };
    let mut out = format!(
        "<svg width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"-16 -16 {width:.0} {height:.0}\" role=group \
         aria-label=\"Control-flow graph of {title}: {blocks} block{plural}\">\n"
    );
    for (edge, way) in graph.edges.iter().zip(&picture.ways) {
        let (word, path) = (edge.kind.word(), &way.path);
        let _ = writeln!(
            out,
            "<path class=\"edge {word}\" d=\"{path}\" marker-end=\"url(#head-{word})\"/>"
        );
    }
    for (n, (node, frame)) in graph.nodes.iter().zip(&picture.frames).enumerate() {
        let block = Block::new(n);
        let count = counts.map(|counts| counts.of_block(id, body, block));
        let leads = graph.edges.iter().filter(|edge| edge.from == n);
        let leads = leads.map(|edge| graph.nodes[edge.to].label.as_str());
        let leads: Vec<&str> = leads.collect();
        let mut title = format!("Block {}", node.label);
        if let Some(count) = count {
            let _ = write!(title, ", entered {count} times");
        }
        if !leads.is_empty() {
            let _ = write!(title, ", leads to {}", leads.join(", "));
        }
        let (x, y) = (frame.x, frame.y);
        let _ = write!(
            out,
            "<g class=\"block {}\" tabindex=0 role=button aria-label=\"{}\"{}>\
             <rect class=frame x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=6 />\
             <text class=label x=\"{:.1}\" y=\"{:.1}\">{}:",
            node.ending.word(),
            escape(&title),
            count.map_or(String::new(), |count| format!(" data-n={count}")),
            frame.width,
            frame.height,
            x + MEASURES.pad,
            y + 15.0,
            escape(&node.label),
        );
        if let Some(count) = count {
            let _ = write!(out, "<tspan class=count>  ×{count}</tspan>");
        }
        out.push_str("</text>");
        let insts: Vec<Inst> = body.block_insts(block).collect();
        for (i, line) in node.lines.iter().enumerate() {
            let at = insts.get(i).and_then(|&inst| lines_of(source, body, inst));
            let tie = at.map_or(String::new(), |(first, _)| format!(" data-l={first}"));
            let top = y + MEASURES.head + i as f64 * MEASURES.line;
            let _ = write!(
                out,
                "<g{tie}><rect class=back x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{}\"/>\
                 <text class=line x=\"{:.1}\" y=\"{:.1}\">",
                x + 2.0,
                frame.width - 4.0,
                MEASURES.line,
                x + MEASURES.pad,
                top + 0.8 * MEASURES.line,
            );
            match line.chars().count() > MEASURES.most_chars {
                true => {
                    let cut: String = line.chars().take(MEASURES.most_chars - 1).collect();
                    let _ = write!(out, "{}…", escape(&cut));
                }
                false => out.push_str(&escape(line)),
            }
            out.push_str("</text></g>");
        }
        out.push_str("</g>\n");
    }
    for (edge, way) in graph.edges.iter().zip(&picture.ways) {
        let label = edge.kind.label();
        if !label.is_empty() {
            let (word, label, (x, y)) = (edge.kind.word(), escape(label), way.label);
            let _ = writeln!(
                out,
                "<text class=\"way {word}\" x=\"{x:.1}\" y=\"{y:.1}\">{label}</text>"
            );
        }
    }
    out.push_str("</svg>\n");
    Ok(out)
}
