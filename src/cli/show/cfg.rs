//! `show cfg`: the DOT form of control-flow graphs.

use std::fmt::Write;

use crate::query::flow::{BlockEnd, EdgeKind, Graph};

/// The colour of an edge.
pub(super) fn color(kind: &EdgeKind) -> &'static str {
    match kind {
        EdgeKind::Plain => "#57606a",
        EdgeKind::True => "#1a7f37",
        EdgeKind::False | EdgeKind::Unwind => "#cf222e",
        EdgeKind::Case(_) => "#8250df",
    }
}

/// The graph in the language of Graphviz.
pub(super) fn dot(graph: &Graph) -> String {
    let mut out = String::new();
    let _ = write_dot(graph, &mut out);
    out
}

fn write_dot(graph: &Graph, out: &mut String) -> std::fmt::Result {
    writeln!(out, "digraph \"{}\" {{", dot_text(&graph.title))?;
    writeln!(
        out,
        "  label=\"{}\"; labelloc=t; fontname=\"monospace\"; fontsize=14;",
        dot_text(&graph.title)
    )?;
    writeln!(
        out,
        "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#f6f8fa\", color=\"#57606a\", \
         fontname=\"monospace\", fontsize=11];"
    )?;
    writeln!(out, "  edge [fontname=\"monospace\", fontsize=10];")?;
    for (i, node) in graph.nodes.iter().enumerate() {
        // `\l` ends a line and sets it to the left.
        write!(out, "  b{i} [label=\"{}:\\l", dot_text(&node.label))?;
        for line in &node.lines {
            write!(out, "  {}\\l", dot_text(line))?;
        }
        let fill = match node.ending {
            BlockEnd::Returns => ", fillcolor=\"#ddf4ff\"",
            BlockEnd::Dies => ", fillcolor=\"#ffebe9\"",
            BlockEnd::Goes => "",
        };
        writeln!(out, "\"{fill}];")?;
    }
    for edge in &graph.edges {
        let color = color(&edge.kind);
        write!(out, "  b{} -> b{} [color=\"{color}\"", edge.from, edge.to)?;
        let label = edge.kind.label();
        if !label.is_empty() {
            write!(
                out,
                ", fontcolor=\"{color}\", label=\"{}\"",
                dot_text(label)
            )?;
        }
        writeln!(out, "];")?;
    }
    writeln!(out, "}}")
}

fn dot_text(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Span;
    use crate::query::flow::{CfgBlock, CfgEdge};

    #[test]
    fn dot_escapes_quotes() {
        let graph = Graph {
            title: "@\"f\"".into(),
            nodes: vec![CfgBlock {
                label: "entry".into(),
                span: Span::NONE,
                lines: vec!["br label %\"a\"".into()],
                spans: vec![Span::NONE],
                ending: BlockEnd::Goes,
            }],
            edges: vec![CfgEdge {
                from: 0,
                to: 0,
                kind: EdgeKind::Case("-1".into()),
            }],
        };
        let dot = dot(&graph);
        assert!(dot.contains("digraph \"@\\\"f\\\"\" {"), "{dot}");
        assert!(
            dot.contains("label=\"entry:\\l  br label %\\\"a\\\"\\l\""),
            "{dot}"
        );
        assert!(dot.contains("b0 -> b0 [color=\"#8250df\""), "{dot}");
    }
}
