//! Places the nodes of a flow graph in layers, in the manner of Sugiyama: ranks by the longest
//! path, an order within each rank with few crossings, then x coordinates near the neighbours'.
//!
//! Works on any graph. Every edge becomes a chain of cells, one a rank; the cells between the ends
//! are narrow places that keep the way free. A back edge leaves its node at the bottom, turns up
//! through a cell beside the node, and comes down on its target from a cell beside that.

use std::fmt::Write;

/// What is placed.
pub struct LayoutInput<'a> {
    /// Width and height of each node; node 0 is the entry.
    pub sizes: &'a [(f64, f64)],
    /// From node to node.
    pub edges: &'a [(usize, usize)],
}

/// Where things go.
pub struct GraphLayout {
    /// Left and top of each node.
    pub nodes: Vec<(f64, f64)>,
    /// The way of each edge.
    pub routes: Vec<Route>,
    /// Width and height of the whole.
    pub size: (f64, f64),
}

/// The way of an edge: straight down or up through each stretch, curves between them.
pub struct Route {
    /// Where it leaves its node's bottom.
    pub start: (f64, f64),
    /// Vertical stretches `(x, from y, to y)`.
    pub through: Vec<(f64, f64, f64)>,
    /// Where it meets the top of its target.
    pub end: (f64, f64),
    /// Whether it goes up.
    pub back: bool,
}

impl Route {
    /// The way as the path of an SVG: curves that are vertical where they meet a stretch or a node.
    pub fn path(&self) -> String {
        let (x, y) = self.start;
        let mut out = format!("M{x:.1} {y:.1}");
        let (mut x, mut y) = (x, y);
        for (i, &(lane, from, to)) in self.through.iter().enumerate() {
            let _ = match self.back && i == 0 {
                // Down to the end of the rank, and round into the lane that goes up.
                true => write!(
                    out,
                    " V{from:.1} C{x:.1} {:.1} {lane:.1} {:.1} {lane:.1} {from:.1}",
                    from + 34.0,
                    from + 34.0
                ),
                false => {
                    let middle = (y + from) / 2.0;
                    write!(
                        out,
                        " C{x:.1} {middle:.1} {lane:.1} {middle:.1} {lane:.1} {from:.1}"
                    )
                }
            };
            let _ = write!(out, " V{to:.1}");
            (x, y) = (lane, to);
        }
        let (end_x, end_y) = (self.end.0, self.end.1 - 2.0);
        let _ = match self.back {
            true => write!(
                out,
                " C{x:.1} {:.1} {end_x:.1} {:.1} {end_x:.1} {end_y:.1}",
                y - 34.0,
                y - 40.0
            ),
            false => {
                let middle = (y + end_y) / 2.0;
                write!(
                    out,
                    " C{x:.1} {middle:.1} {end_x:.1} {middle:.1} {end_x:.1} {end_y:.1}"
                )
            }
        };
        out
    }
}

/// Room between ranks, and beside a node.
const RANK_GAP: f64 = 46.0;
const NODE_GAP: f64 = 28.0;
/// Width of the room that a passing edge takes.
const LANE: f64 = 14.0;

/// A node, or the place of an edge in a rank that it passes.
struct Cell {
    rank: usize,
    width: f64,
    /// Cells in the rank above and below that it is joined with.
    above: Vec<usize>,
    below: Vec<usize>,
    /// Centre.
    x: f64,
    /// Where it stands in its rank.
    order: usize,
    is_lane: bool,
    /// Of an end of a back edge: the node that it turns around.
    beside: Option<usize>,
}

/// Places a graph.
pub fn place(input: &LayoutInput<'_>) -> GraphLayout {
    let (order, is_back) = depth_first(input);
    let ranks = ranks(input, &order, &is_back);
    let (mut cells, lanes) = cells(input, &ranks, &is_back);
    let mut rows = rows(&mut cells, &order, &lanes);
    reduce_crossings(&mut cells, &mut rows);
    set_x(&mut cells, &rows);
    routes(input, &cells, &rows, &lanes, &is_back)
}

/// The nodes in reverse postorder, and which edges are back edges (or go to the node itself).
fn depth_first(input: &LayoutInput<'_>) -> (Vec<usize>, Vec<bool>) {
    let n = input.sizes.len();
    let mut out: Vec<Vec<usize>> = vec![Vec::new(); n];
    for (e, &(from, _)) in input.edges.iter().enumerate() {
        out[from].push(e);
    }
    let mut is_back = vec![false; input.edges.len()];
    let mut state = vec![0u8; n];
    let mut post = Vec::with_capacity(n);
    for root in 0..n {
        if state[root] != 0 {
            continue;
        }
        state[root] = 1;
        let mut stack = vec![(root, 0)];
        while let Some(&mut (node, ref mut next)) = stack.last_mut() {
            // Later edges first, so that in reverse postorder the first edge's target comes first.
            let Some(&e) = out[node].iter().rev().nth(*next) else {
                state[node] = 2;
                post.push(node);
                stack.pop();
                continue;
            };
            *next += 1;
            let to = input.edges[e].1;
            match state[to] {
                0 => {
                    state[to] = 1;
                    stack.push((to, 0));
                }
                1 => is_back[e] = true,
                _ => {}
            }
        }
    }
    post.reverse();
    (post, is_back)
}

/// The rank of each node: one below the lowest node that leads to it.
fn ranks(input: &LayoutInput<'_>, order: &[usize], is_back: &[bool]) -> Vec<usize> {
    let mut ranks = vec![0; input.sizes.len()];
    let mut out: Vec<Vec<usize>> = vec![Vec::new(); ranks.len()];
    for (e, &(from, to)) in input.edges.iter().enumerate() {
        if !is_back[e] {
            out[from].push(to);
        }
    }
    for &node in order {
        for &to in &out[node] {
            ranks[to] = ranks[to].max(ranks[node] + 1);
        }
    }
    ranks
}

/// The cells: first the nodes, then the lanes. And the lanes of each edge, from its start on.
fn cells(
    input: &LayoutInput<'_>,
    ranks: &[usize],
    is_back: &[bool],
) -> (Vec<Cell>, Vec<Vec<usize>>) {
    let cell = |rank, width, is_lane| Cell {
        rank,
        width,
        above: Vec::new(),
        below: Vec::new(),
        x: 0.0,
        order: 0,
        is_lane,
        beside: None,
    };
    let mut cells: Vec<Cell> = input
        .sizes
        .iter()
        .zip(ranks)
        .map(|(size, &rank)| cell(rank, size.0, false))
        .collect();
    let mut lanes = Vec::with_capacity(input.edges.len());
    for (&(from, to), &back) in input.edges.iter().zip(is_back) {
        let passed: Vec<usize> = match back {
            true => (ranks[to]..=ranks[from]).rev().collect(),
            false => (ranks[from] + 1..ranks[to]).collect(),
        };
        let lane: Vec<usize> = passed
            .into_iter()
            .map(|rank| {
                cells.push(cell(rank, LANE, true));
                cells.len() - 1
            })
            .collect();
        if back && let (Some(&first), Some(&last)) = (lane.first(), lane.last()) {
            cells[first].beside = Some(from);
            cells[last].beside = Some(to);
        }
        let chain: Vec<usize> = match back {
            true => lane.clone(),
            false => [&[from], &lane[..], &[to]].concat(),
        };
        for pair in chain.windows(2) {
            let (up, down) = match back {
                true => (pair[1], pair[0]),
                false => (pair[0], pair[1]),
            };
            cells[up].below.push(down);
            cells[down].above.push(up);
        }
        lanes.push(lane);
    }
    (cells, lanes)
}

/// The ranks, each in a first order: nodes in reverse postorder, lanes behind them.
fn rows(cells: &mut [Cell], order: &[usize], lanes: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = cells.iter().map(|c| c.rank + 1).max().unwrap_or(0);
    let mut rows = vec![Vec::new(); count];
    for &cell in order.iter().chain(lanes.iter().flatten()) {
        rows[cells[cell].rank].push(cell);
    }
    number(cells, &rows);
    rows
}

fn number(cells: &mut [Cell], rows: &[Vec<usize>]) {
    for row in rows {
        for (i, &cell) in row.iter().enumerate() {
            cells[cell].order = i;
        }
    }
}

/// Sorts each rank by the mean place of its neighbours in the rank above, then below, and so on;
/// keeps the best order that was seen.
fn reduce_crossings(cells: &mut [Cell], rows: &mut Vec<Vec<usize>>) {
    let mut best = rows.clone();
    let mut fewest = crossings(cells, rows);
    for round in 0..12 {
        if fewest == 0 {
            break;
        }
        let down = round % 2 == 0;
        let order: Vec<usize> = match down {
            true => (0..rows.len()).collect(),
            false => (0..rows.len()).rev().collect(),
        };
        for r in order {
            let key = |&c: &usize| {
                let near = if down {
                    &cells[c].above
                } else {
                    &cells[c].below
                };
                match near.len() {
                    0 => cells[c].order as f64,
                    n => near.iter().map(|&o| cells[o].order as f64).sum::<f64>() / n as f64,
                }
            };
            let mut keyed: Vec<(f64, usize)> = rows[r].iter().map(|c| (key(c), *c)).collect();
            keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
            rows[r] = keyed.into_iter().map(|(_, c)| c).collect();
            for (i, &c) in rows[r].iter().enumerate() {
                cells[c].order = i;
            }
        }
        let now = crossings(cells, rows);
        if now < fewest {
            fewest = now;
            best.clone_from(rows);
        }
    }
    *rows = best;
    number(cells, rows);
}

/// How many pairs of joins between neighbouring ranks cross, counted with a Fenwick tree.
fn crossings(cells: &[Cell], rows: &[Vec<usize>]) -> usize {
    let mut total = 0;
    for pair in rows.windows(2) {
        let mut tree = vec![0usize; pair[1].len() + 1];
        let mut seen = 0;
        for &c in &pair[0] {
            let mut ends: Vec<usize> = cells[c].below.iter().map(|&o| cells[o].order).collect();
            ends.sort_unstable();
            for &end in &ends {
                let (mut i, mut not_right) = (end + 1, 0);
                while i > 0 {
                    not_right += tree[i];
                    i &= i - 1;
                }
                total += seen - not_right;
            }
            for &end in &ends {
                let mut i = end + 1;
                while i < tree.len() {
                    tree[i] += 1;
                    i += i & i.wrapping_neg();
                }
                seen += 1;
            }
        }
    }
    total
}

/// Moves every cell towards the mean of its neighbours, rank by rank, without overlaps. Lanes pull
/// harder than nodes, so that long edges become straight.
fn set_x(cells: &mut [Cell], rows: &[Vec<usize>]) {
    for row in rows {
        let wished = vec![0.0; row.len()];
        spread(cells, row, &wished);
    }
    for round in 0..24 {
        let down = round % 2 == 0;
        let order: Vec<usize> = match down {
            true => (0..rows.len()).collect(),
            false => (0..rows.len()).rev().collect(),
        };
        for r in order {
            let wished: Vec<f64> = rows[r]
                .iter()
                .map(|&c| {
                    let cell = &cells[c];
                    let near = if down { &cell.above } else { &cell.below };
                    let (mut sum, mut weight) = (0.0, 0.0);
                    for &o in near {
                        let pull = 1.0 + 7.0 * (cell.is_lane && cells[o].is_lane) as u8 as f64;
                        sum += cells[o].x * pull;
                        weight += pull;
                    }
                    if let Some(node) = cell.beside {
                        let side = if cell.x < cells[node].x { -1.0 } else { 1.0 };
                        let away = (cells[node].width + cell.width) / 2.0 + NODE_GAP;
                        sum += (cells[node].x + side * away) * 4.0;
                        weight += 4.0;
                    }
                    if weight == 0.0 { cell.x } else { sum / weight }
                })
                .collect();
            spread(cells, &rows[r], &wished);
        }
    }
    // A loop of one block hangs on nothing but its node, wherever that ended up.
    for row in rows {
        let wished: Vec<f64> = row
            .iter()
            .map(|&c| match (cells[c].beside, cells[c].above.is_empty()) {
                (Some(node), true) if cells[c].below.is_empty() => {
                    cells[node].x + (cells[node].width + cells[c].width) / 2.0 + NODE_GAP
                }
                _ => cells[c].x,
            })
            .collect();
        spread(cells, row, &wished);
    }
}

/// Gives the cells of a rank the x coordinates that are nearest to the wished ones (least squares)
/// and keep order and distance: pools neighbours that would overlap.
fn spread(cells: &mut [Cell], row: &[usize], wished: &[f64]) {
    struct Pool {
        sum: f64,
        weight: f64,
        len: usize,
    }
    let mut offsets = Vec::with_capacity(row.len());
    let mut at = 0.0;
    for (i, &c) in row.iter().enumerate() {
        if i > 0 {
            let left = &cells[row[i - 1]];
            let gap = match left.is_lane && cells[c].is_lane {
                true => 2.0,
                false => NODE_GAP,
            };
            at += (left.width + cells[c].width) / 2.0 + gap;
        }
        offsets.push(at);
    }
    let mut pools: Vec<Pool> = Vec::new();
    for (i, &c) in row.iter().enumerate() {
        let weight = if cells[c].is_lane { 4.0 } else { 1.0 };
        pools.push(Pool {
            sum: (wished[i] - offsets[i]) * weight,
            weight,
            len: 1,
        });
        while let [.., a, b] = &pools[..] {
            if a.sum / a.weight <= b.sum / b.weight {
                break;
            }
            let joined = Pool {
                sum: a.sum + b.sum,
                weight: a.weight + b.weight,
                len: a.len + b.len,
            };
            pools.truncate(pools.len() - 2);
            pools.push(joined);
        }
    }
    let mut i = 0;
    for pool in pools {
        for _ in 0..pool.len {
            cells[row[i]].x = pool.sum / pool.weight + offsets[i];
            i += 1;
        }
    }
}

/// Turns cells into coordinates, and chains into routes that meet their nodes at ports of their own.
fn routes(
    input: &LayoutInput<'_>,
    cells: &[Cell],
    rows: &[Vec<usize>],
    lanes: &[Vec<usize>],
    is_back: &[bool],
) -> GraphLayout {
    let n = input.sizes.len();
    let left = cells
        .iter()
        .map(|c| c.x - c.width / 2.0)
        .fold(f64::INFINITY, f64::min);
    let right = cells
        .iter()
        .map(|c| c.x + c.width / 2.0)
        .fold(f64::NEG_INFINITY, f64::max);
    let mut tops = Vec::with_capacity(rows.len());
    // Edges that go up to the first rank turn above it.
    let turns = (0..is_back.len()).any(|e| is_back[e] && cells[input.edges[e].1].rank == 0);
    let mut y = if turns { RANK_GAP } else { 0.0 };
    for row in rows {
        let height = row
            .iter()
            .filter(|&&c| c < n)
            .map(|&c| input.sizes[c].1)
            .fold(0.0, f64::max);
        tops.push((y, y + height));
        y += height + RANK_GAP;
    }
    let x_of = |c: usize| cells[c].x - left;
    let nodes = (0..n)
        .map(|i| (x_of(i) - input.sizes[i].0 / 2.0, tops[cells[i].rank].0))
        .collect::<Vec<_>>();

    // Each node's edges in the order of where they come from or go to, spread over its width.
    let mut starts = vec![0.0; input.edges.len()];
    let mut ends = vec![0.0; input.edges.len()];
    for node in 0..n {
        let (x, width) = (x_of(node), input.sizes[node].0);
        let mut leaving: Vec<usize> = (0..lanes.len())
            .filter(|&e| input.edges[e].0 == node)
            .collect();
        let next = |e: usize| x_of(*lanes[e].first().unwrap_or(&input.edges[e].1));
        leaving.sort_unstable_by(|&a, &b| next(a).total_cmp(&next(b)).then(a.cmp(&b)));
        let mut coming: Vec<usize> = (0..lanes.len())
            .filter(|&e| input.edges[e].1 == node)
            .collect();
        let last = |e: usize| x_of(*lanes[e].last().unwrap_or(&input.edges[e].0));
        coming.sort_unstable_by(|&a, &b| last(a).total_cmp(&last(b)).then(a.cmp(&b)));
        for (list, ports) in [(leaving, &mut starts), (coming, &mut ends)] {
            let step = (width * 0.7 / list.len() as f64).min(36.0);
            let first = x - step * (list.len() as f64 - 1.0) / 2.0;
            for (i, e) in list.into_iter().enumerate() {
                ports[e] = first + step * i as f64;
            }
        }
    }
    let routes = input
        .edges
        .iter()
        .enumerate()
        .map(|(e, &(from, to))| {
            let through = lanes[e]
                .iter()
                .map(|&lane| {
                    let (top, bottom) = tops[cells[lane].rank];
                    match is_back[e] {
                        true => (x_of(lane), bottom, top),
                        false => (x_of(lane), top, bottom),
                    }
                })
                .collect();
            Route {
                start: (starts[e], nodes[from].1 + input.sizes[from].1),
                through,
                end: (ends[e], nodes[to].1),
                back: is_back[e],
            }
        })
        .collect();
    GraphLayout {
        nodes,
        routes,
        size: (
            right - left,
            y - if is_back.contains(&true) {
                0.0
            } else {
                RANK_GAP
            },
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place_squares(n: usize, edges: &[(usize, usize)]) -> GraphLayout {
        let sizes = vec![(40.0, 20.0); n];
        place(&LayoutInput {
            sizes: &sizes,
            edges,
        })
    }

    #[test]
    fn a_diamond_is_symmetric() {
        let layout = place_squares(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]);
        let [a, b, c, d] = layout.nodes[..] else {
            unreachable!()
        };
        assert!((a.0 - d.0).abs() < 1.0, "{a:?} {d:?}");
        assert!((b.0 + c.0 - 2.0 * a.0).abs() < 1.0, "{b:?} {c:?}");
        assert!(b.0 < c.0 && a.1 < b.1 && b.1 == c.1 && c.1 < d.1);
    }

    #[test]
    fn a_loop_goes_up_beside_its_nodes() {
        let layout = place_squares(3, &[(0, 1), (1, 1), (1, 2), (2, 0)]);
        assert!(layout.routes[1].back && layout.routes[3].back);
        assert_eq!(layout.routes[1].through.len(), 1);
        assert_eq!(layout.routes[3].through.len(), 3);
    }

    #[test]
    fn nodes_never_overlap() {
        let edges: Vec<(usize, usize)> = (0..60)
            .flat_map(|i| [(i, (i * 7 + 3) % 60), (i, (i * 11 + 5) % 60)])
            .collect();
        let layout = place_squares(60, &edges);
        for (i, a) in layout.nodes.iter().enumerate() {
            for b in &layout.nodes[..i] {
                let apart = (a.0 - b.0).abs() >= 39.9 || (a.1 - b.1).abs() >= 19.9;
                assert!(apart, "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn no_node_and_no_edge_are_fine() {
        assert_eq!(place_squares(1, &[]).nodes, [(0.0, 0.0)]);
    }
}
