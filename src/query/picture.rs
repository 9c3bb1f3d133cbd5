//! The picture of a flow graph: where its blocks, its ways and their labels are, in the units of whoever draws it.

use super::flow::{CfgBlock, EdgeKind, Graph};
use super::graph_layout::{LayoutInput, place};

/// How large the parts of a block are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measures {
    /// The width of a character.
    pub char: f64,
    /// The height of a line.
    pub line: f64,
    /// The height of the head, which has the label.
    pub head: f64,
    /// The room around the lines.
    pub pad: f64,
    /// Longer lines are cut.
    pub most_chars: usize,
}

/// Where a block is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// Where a way from block to block is.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// As the `d` of an SVG path.
    pub path: String,
    /// Where its label begins.
    pub label: (f64, f64),
}

/// Where the parts of a graph are.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// For each node.
    pub frames: Vec<Frame>,
    /// For each edge.
    pub ways: Vec<Way>,
    /// The width and height of the whole.
    pub size: (f64, f64),
}

impl Picture {
    /// Places a graph.
    pub fn of(graph: &Graph, measures: &Measures) -> Picture {
        let sizes: Vec<(f64, f64)> = graph.nodes.iter().map(|n| size(n, measures)).collect();
        let edges: Vec<(usize, usize)> = graph.edges.iter().map(|e| (e.from, e.to)).collect();
        let layout = place(&LayoutInput {
            sizes: &sizes,
            edges: &edges,
        });
        let frames = layout.nodes.iter().zip(&sizes);
        let frames = frames.map(|(&(x, y), &(width, height))| Frame {
            x,
            y,
            width,
            height,
        });
        let ways = graph.edges.iter().zip(&layout.routes);
        let ways = ways.map(|(edge, route)| Way {
            path: route.path(),
            // Branches are told apart where they leave, cases, which may be many, where they come.
            label: match edge.kind {
                EdgeKind::Case(_) => (route.end.0 + 9.0, route.end.1 - 5.0),
                EdgeKind::Plain | EdgeKind::True | EdgeKind::False | EdgeKind::Unwind => {
                    (route.start.0 + 5.0, route.start.1 + 13.0)
                }
            },
        });
        Picture {
            frames: frames.collect(),
            ways: ways.collect(),
            size: layout.size,
        }
    }
}

/// The width and height of a block.
fn size(node: &CfgBlock, measures: &Measures) -> (f64, f64) {
    let lines = node.lines.iter().map(|line| line.chars().count());
    let chars = lines.map(|chars| chars.min(measures.most_chars));
    let chars = chars.chain([node.label.chars().count() + 1, 8]).max();
    (
        chars.unwrap_or(8) as f64 * measures.char + 2.0 * measures.pad,
        measures.head + node.lines.len() as f64 * measures.line + measures.pad,
    )
}
