//! `show cfg --svg`: draws flow graphs, one below the other.

use std::fmt::{self, Write};

use super::cfg::color;
use crate::query::flow::{BlockEnd, CfgBlock, Graph};
use crate::query::picture::{Frame, Measures, Picture};
use crate::xml;

/// The whole of a line that is cut is shown when the pointer rests on it.
const MEASURES: Measures = Measures {
    char: 7.25,
    line: 16.0,
    head: 22.0,
    pad: 10.0,
    most_chars: 84,
};

/// One picture of all graphs.
pub(super) fn draw(graphs: &[Graph]) -> String {
    let mut body = String::new();
    let (mut width, mut y) = (0.0f64, 24.0);
    for graph in graphs {
        let picture = Picture::of(graph, &MEASURES);
        // Writing to a `String` cannot fail.
        let _ = draw_graph(&mut body, graph, &picture, y);
        width = width
            .max(picture.size.0)
            .max(graph.title.chars().count() as f64 * 9.5);
        y += 32.0 + picture.size.1 + 40.0;
    }
    let (width, height) = (width + 48.0, (y - 16.0).max(48.0));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"ui-monospace, SFMono-Regular, Menlo, \
         'DejaVu Sans Mono', monospace\" font-size=\"12\">\n"
    );
    out.push_str(STYLE);
    for (name, color) in [
        ("plain", "#57606a"),
        ("true", "#1a7f37"),
        ("false", "#cf222e"),
        ("case", "#8250df"),
    ] {
        let _ = writeln!(
            out,
            "<marker id=\"{name}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" \
             markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0.5 L8 4 L0 7.5 Z\" fill=\"{color}\"/></marker>"
        );
    }
    let _ = writeln!(
        out,
        "<rect width=\"{width:.0}\" height=\"{height:.0}\" fill=\"#ffffff\"/>"
    );
    out.push_str(&body);
    out.push_str("</svg>\n");
    out
}

const STYLE: &str = "<style>
text { white-space: pre; fill: #1f2328 }
.title { font-size: 15px; font-weight: 600 }
.label { font-weight: 600 }
.op { fill: #0550ae; font-weight: 600 } .local { fill: #953800 } .global { fill: #8250df }
.num { fill: #116329 } .type { fill: #57606a }
.edge { fill: none; stroke-width: 1.5 }
.way { font-size: 11px; font-weight: 600; paint-order: stroke; stroke: #fff; stroke-width: 3px }
</style>
";

fn draw_graph(out: &mut String, graph: &Graph, picture: &Picture, y: f64) -> fmt::Result {
    writeln!(
        out,
        "<text class=\"title\" x=\"24\" y=\"{:.0}\">{}</text>",
        y + 10.0,
        xml::escape(&graph.title)
    )?;
    writeln!(out, "<g transform=\"translate(24 {:.0})\">", y + 32.0)?;
    for (edge, way) in graph.edges.iter().zip(&picture.ways) {
        let marker = match color(&edge.kind) {
            "#1a7f37" => "true",
            "#cf222e" => "false",
            "#8250df" => "case",
            _ => "plain",
        };
        writeln!(
            out,
            "<path class=\"edge\" stroke=\"{}\" marker-end=\"url(#{marker})\" d=\"{}\"/>",
            color(&edge.kind),
            way.path
        )?;
    }
    for (node, frame) in graph.nodes.iter().zip(&picture.frames) {
        draw_node(out, node, *frame)?;
    }
    for (edge, way) in graph.edges.iter().zip(&picture.ways) {
        let label = edge.kind.label();
        if !label.is_empty() {
            let (x, y) = way.label;
            writeln!(
                out,
                "<text class=\"way\" x=\"{x:.1}\" y=\"{y:.1}\" style=\"fill:{}\">{}</text>",
                color(&edge.kind),
                xml::escape(label)
            )?;
        }
    }
    writeln!(out, "</g>")
}

fn draw_node(out: &mut String, node: &CfgBlock, frame: Frame) -> fmt::Result {
    let Frame {
        x,
        y,
        width,
        height,
    } = frame;
    let Measures {
        line: line_height,
        head: head_height,
        pad,
        most_chars,
        ..
    } = MEASURES;
    let (head, edge) = match node.ending {
        BlockEnd::Goes => ("#eaeef2", "#8c959f"),
        BlockEnd::Returns => ("#b6e3ff", "#218bff"),
        BlockEnd::Dies => ("#ffcecb", "#fa4549"),
    };
    writeln!(
        out,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"6\" \
         fill=\"#ffffff\" stroke=\"{edge}\"/>"
    )?;
    let (right, below) = (x + width, y + head_height - 2.0);
    writeln!(
        out,
        "<path d=\"M{x:.1} {below:.1} V{:.1} Q{x:.1} {y:.1} {:.1} {y:.1} H{:.1} Q{right:.1} {y:.1} \
         {right:.1} {:.1} V{below:.1} Z\" fill=\"{head}\" stroke=\"{edge}\"/>",
        y + 6.0,
        x + 6.0,
        right - 6.0,
        y + 6.0,
    )?;
    writeln!(
        out,
        "<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{}:</text>",
        x + pad,
        y + 15.0,
        xml::escape(&node.label)
    )?;
    for (i, line) in node.lines.iter().enumerate() {
        let line_y = y + head_height + (i as f64 + 0.85) * line_height;
        write!(out, "<text x=\"{:.1}\" y=\"{line_y:.1}\">", x + pad)?;
        match line.chars().count() > most_chars {
            true => {
                let cut: String = line.chars().take(most_chars - 1).collect();
                write!(
                    out,
                    "<title>{}</title>{}…",
                    xml::escape(line),
                    highlight(&cut)
                )?;
            }
            false => write!(out, "{}", highlight(line))?,
        }
        writeln!(out, "</text>")?;
    }
    Ok(())
}

/// An instruction with its words in colours.
fn highlight(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    // The opcode is the first plain word, or the first one behind `=`.
    let mut opcode_seen = false;
    while let Some(first) = rest.chars().next() {
        let quoted = |from: usize| {
            let tail = &rest[from..];
            tail.strip_prefix('"')
                .and_then(|t| t.find('"'))
                .map(|close| from + close + 2)
        };
        let word = |from: usize| {
            rest[from..]
                .find(|c: char| !(c.is_alphanumeric() || "$._-".contains(c)))
                .map_or(rest.len(), |n| from + n)
        };
        let (len, class) = match first {
            '%' => (quoted(1).unwrap_or_else(|| word(1)), "local"),
            '@' => (quoted(1).unwrap_or_else(|| word(1)), "global"),
            '"' => (quoted(0).unwrap_or(rest.len()), "num"),
            '-' | '0'..='9' => (word(1), "num"),
            c if c.is_alphabetic() => {
                let len = word(0);
                let class = if opcode_seen { "type" } else { "op" };
                opcode_seen = true;
                (len, class)
            }
            c => {
                out.push_str(&xml::escape(&c.to_string()));
                rest = &rest[c.len_utf8()..];
                continue;
            }
        };
        let (text, tail) = rest.split_at(len);
        let _ = write!(
            out,
            "<tspan class=\"{class}\">{}</tspan>",
            xml::escape(text)
        );
        rest = tail;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_get_their_classes() {
        assert_eq!(
            highlight("%a = add i64 %\"b c\", -1"),
            "<tspan class=\"local\">%a</tspan> = <tspan class=\"op\">add</tspan> \
             <tspan class=\"type\">i64</tspan> <tspan class=\"local\">%&quot;b c&quot;</tspan>, \
             <tspan class=\"num\">-1</tspan>"
        );
    }

    #[test]
    fn an_open_quote_does_no_harm() {
        assert!(highlight("%\"a").contains("a"));
        assert!(highlight("c\"é\u{1}").contains('é'));
    }
}
