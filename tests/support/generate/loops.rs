//! Functions around nests of loops: values of all kinds are made in front of a nest and used behind it, by branches only or
//! as numbers, once or often, and some in the loops, too. So whoever leaves a function in a loop for other code has
//! to hand over each of them. Many functions start with a test of a parameter by which they return at once.

use std::fmt::Write as _;

use super::body::Body;
use super::{Generator, Profile, Type};

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Truth,
    Narrow,
    Wide,
    Float,
    Lanes,
    LongLanes,
}

const KINDS: [Kind; 6] = [
    Kind::Truth,
    Kind::Narrow,
    Kind::Wide,
    Kind::Float,
    Kind::Lanes,
    Kind::LongLanes,
];

/// What goes round in a loop.
const CARRIED: [Kind; 5] = [
    Kind::Wide,
    Kind::Wide,
    Kind::Narrow,
    Kind::Float,
    Kind::Lanes,
];

const PARAMS: [&str; 4] = ["i32", "i64", "i64", "double"];

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Truth => "i1",
            Kind::Narrow => "i32",
            Kind::Wide => "i64",
            Kind::Float => "double",
            Kind::Lanes => "<4 x i32>",
            Kind::LongLanes => "<8 x i32>",
        }
    }
}

/// A value and what it is.
type Typed = (String, Kind);

impl Generator {
    /// Such functions, and one that calls them all.
    pub(super) fn loop_items(&mut self) -> Vec<String> {
        if self.profile != Profile::Loops {
            return Vec::new();
        }
        let count = self.random.range(2, 4);
        let mut items: Vec<String> = (0..count).map(|i| nest(self, i)).collect();
        let mut body = Body::new(self, Some(Type::I64));
        for i in 0..count {
            for _ in 0..body.g.random.range(1, 3) {
                let numbers: Vec<i64> = (0..PARAMS.len())
                    .map(|_| body.g.random.range(0, 12) as i64 - 3)
                    .collect();
                let call = format!(
                    "call i64 @nest{i}(i32 {}, i64 {}, i64 {}, double {}.0)",
                    numbers[0], numbers[1], numbers[2], numbers[3]
                );
                let result = body.define(&call);
                body.mix(&result);
                body.print(&result);
            }
        }
        items.push(format!(
            "\ndefine void @nests() {{\n{}  ret void\n}}\n",
            body.text
        ));
        items
    }
}

fn nest(g: &mut Generator, index: usize) -> String {
    let mut body = Body::new(g, Some(Type::I64));
    let params = (PARAMS.iter().enumerate()).map(|(i, ty)| format!("{ty} %a{i}"));
    let head = params.collect::<Vec<_>>().join(", ");
    let mut before: Vec<Typed> = vec![
        ("%a0".into(), Kind::Narrow),
        ("%a1".into(), Kind::Wide),
        ("%a2".into(), Kind::Wide),
        ("%a3".into(), Kind::Float),
    ];
    let out = body.new_label("out");
    if body.g.random.chance(70) {
        let (ty, param) = *body.g.random.pick(&[("i32", "%a0"), ("i64", "%a1")]);
        let test = *body.g.random.pick(&["sgt", "ne", "sge", "eq", "ult"]);
        let with = body.g.random.below(5);
        let go = body.new_label("go");
        let some = body.define(&format!("icmp {test} {ty} {param}, {with}"));
        body.branch(&some, &go, &out);
        body.start(&go);
        before.push((some, Kind::Truth));
    } else {
        let go = body.new_label("go");
        let never = body.define("icmp eq i64 %a2, 1000");
        body.branch(&never, &out, &go);
        body.start(&go);
    }
    for _ in 0..body.g.random.range(2, 9) {
        let kind = *body.g.random.pick(&KINDS);
        let value = make(&mut body, kind, &before);
        before.push((value, kind));
    }
    for _ in 0..body.g.random.range(1, 2) {
        let depth = body.g.random.range(1, 3);
        let carried = loops(&mut body, depth, &before);
        before.extend(carried);
        for _ in 0..body.g.random.range(1, 5) {
            use_behind(&mut body, &before);
        }
    }
    let last = make(&mut body, Kind::Wide, &before);
    let _ = writeln!(body.text, "  ret i64 {last}");
    body.start(&out);
    let early = *body.g.random.pick(&["%a1", "7", "%a2"]);
    let _ = writeln!(body.text, "  ret i64 {early}");
    let text = body.text;
    format!("\ndefine i64 @nest{index}({head}) noinline {{\n{text}}}\n")
}

/// A value of a kind among these, or a constant.
fn any(body: &mut Body<'_>, kind: Kind, from: &[Typed]) -> String {
    let of_kind: Vec<&Typed> = from.iter().filter(|value| value.1 == kind).collect();
    if !of_kind.is_empty() && body.g.random.chance(85) {
        return body.g.random.pick(&of_kind).0.clone();
    }
    match kind {
        Kind::Truth => {
            let value = any(body, Kind::Wide, from);
            let with = body.g.random.below(9);
            body.define(&format!("icmp slt i64 {value}, {with}"))
        }
        Kind::Narrow | Kind::Wide => body.g.random.below(100).to_string(),
        Kind::Float => format!("{}.0", body.g.random.below(100)),
        Kind::Lanes | Kind::LongLanes => {
            let lane = body.g.random.below(50);
            let lanes = if kind == Kind::Lanes { 4 } else { 8 };
            let list: Vec<String> = (0..lanes).map(|i| format!("i32 {}", lane + i)).collect();
            format!("<{}>", list.join(", "))
        }
    }
}

/// Computes a value of a kind. Doubles stay whole numbers of some bits, so that all round alike.
fn make(body: &mut Body<'_>, kind: Kind, from: &[Typed]) -> String {
    match kind {
        Kind::Truth => match body.g.random.below(4) {
            0 => {
                let (a, b) = (any(body, Kind::Float, from), any(body, Kind::Float, from));
                let test = *body.g.random.pick(&["olt", "une", "oge", "oeq", "ult"]);
                body.define(&format!("fcmp {test} double {a}, {b}"))
            }
            1 => {
                let (a, b) = (any(body, Kind::Narrow, from), any(body, Kind::Narrow, from));
                let test = *body.g.random.pick(&["slt", "ne", "uge", "eq", "sgt"]);
                body.define(&format!("icmp {test} i32 {a}, {b}"))
            }
            2 => {
                let (a, b) = (any(body, Kind::Truth, from), any(body, Kind::Truth, from));
                let op = *body.g.random.pick(&["and", "or", "xor"]);
                body.define(&format!("{op} i1 {a}, {b}"))
            }
            _ => {
                let (a, b) = (any(body, Kind::Wide, from), any(body, Kind::Wide, from));
                let test = *body.g.random.pick(&["slt", "ne", "uge", "eq", "sgt"]);
                body.define(&format!("icmp {test} i64 {a}, {b}"))
            }
        },
        Kind::Narrow | Kind::Wide => {
            let ty = kind.name();
            match body.g.random.below(6) {
                0 => {
                    let truth = any(body, Kind::Truth, from);
                    body.define(&format!("zext i1 {truth} to {ty}"))
                }
                1 => {
                    let truth = any(body, Kind::Truth, from);
                    let (a, b) = (any(body, kind, from), any(body, kind, from));
                    body.define(&format!("select i1 {truth}, {ty} {a}, {ty} {b}"))
                }
                2 if kind == Kind::Narrow => {
                    let wide = any(body, Kind::Wide, from);
                    body.define(&format!("trunc i64 {wide} to i32"))
                }
                2 => {
                    let narrow = any(body, Kind::Narrow, from);
                    let extend = *body.g.random.pick(&["sext", "zext"]);
                    body.define(&format!("{extend} i32 {narrow} to i64"))
                }
                3 if kind == Kind::Narrow => {
                    let (ty, last) = *body
                        .g
                        .random
                        .pick(&[(Kind::Lanes, 3), (Kind::LongLanes, 7)]);
                    let (lanes, lane) = (any(body, ty, from), body.g.random.range(0, last));
                    let ty = ty.name();
                    body.define(&format!("extractelement {ty} {lanes}, i32 {lane}"))
                }
                3 => {
                    let float = any(body, Kind::Float, from);
                    body.define(&format!("fptosi double {float} to i64"))
                }
                _ => {
                    let (a, b) = (any(body, kind, from), any(body, kind, from));
                    let op = *body
                        .g
                        .random
                        .pick(&["add", "sub", "mul", "and", "or", "xor"]);
                    body.define(&format!("{op} {ty} {a}, {b}"))
                }
            }
        }
        Kind::Float => {
            let whole = any(body, Kind::Wide, from);
            let few = body.define(&format!("and i64 {whole}, 1023"));
            let float = body.define(&format!("sitofp i64 {few} to double"));
            match body.g.random.chance(50) {
                true => body.define(&format!("fadd double {float}, 3.0")),
                false => float,
            }
        }
        Kind::Lanes | Kind::LongLanes => {
            let ty = kind.name();
            let (lanes, one) = (any(body, kind, from), any(body, Kind::Narrow, from));
            let lane = body.g.random.below(4);
            let lanes = body.define(&format!(
                "insertelement {ty} {lanes}, i32 {one}, i32 {lane}"
            ));
            let other = any(body, kind, from);
            body.define(&format!("add {ty} {lanes}, {other}"))
        }
    }
}

/// A nest of loops; gives what goes round in the outermost, as it is behind.
fn loops(body: &mut Body<'_>, depth: usize, before: &[Typed]) -> Vec<Typed> {
    let (start, head, end) = (
        body.new_label("start"),
        body.new_label("round"),
        body.new_label("end"),
    );
    let kinds: Vec<Kind> = (0..body.g.random.range(1, 7))
        .map(|_| *body.g.random.pick(&CARRIED))
        .collect();
    let starts: Vec<String> = kinds.iter().map(|&kind| any(body, kind, before)).collect();
    let bound = match body.g.random.chance(60) {
        true => {
            let few = body.define("and i64 %a2, 7");
            let least = body.g.random.range(1, 4);
            body.define(&format!("add i64 {few}, {least}"))
        }
        false => body.g.random.range(1, 12).to_string(),
    };
    body.jump(&start);
    body.start(&start);
    body.jump(&head);
    body.start(&head);
    // The phis are written when it is known what comes back to them.
    let at = body.text.len();
    let counter = body.name();
    let names: Vec<String> = kinds.iter().map(|_| body.name()).collect();
    let mut known = before.to_vec();
    known.push((counter.clone(), Kind::Wide));
    let carried: Vec<Typed> = names.iter().cloned().zip(kinds.iter().copied()).collect();
    known.extend(carried.iter().cloned());
    let mut latch = head.clone();
    if depth > 1 {
        let inner = loops(body, depth - 1, &known);
        latch = body.new_label("latch");
        body.jump(&latch);
        body.start(&latch);
        known.extend(inner);
    }
    if body.g.random.chance(25) {
        body.mix(&counter);
    }
    let mut next: Vec<String> = Vec::new();
    for &(ref name, kind) in &carried {
        let value = make(body, kind, &known);
        next.push(match kind {
            Kind::Wide if body.g.random.chance(50) => {
                body.define(&format!("sub i64 {value}, {name}"))
            }
            Kind::Wide
            | Kind::Narrow
            | Kind::Float
            | Kind::Truth
            | Kind::Lanes
            | Kind::LongLanes => value,
        });
    }
    let more = body.define(&format!("add i64 {counter}, 1"));
    let goes_on = body.define(&format!("icmp slt i64 {more}, {bound}"));
    body.branch(&goes_on, &head, &end);
    let mut phis = format!("  {counter} = phi i64 [ 0, %{start} ], [ {more}, %{latch} ]\n");
    for (i, (name, kind)) in carried.iter().enumerate() {
        let ty = kind.name();
        let _ = writeln!(
            phis,
            "  {name} = phi {ty} [ {}, %{start} ], [ {}, %{latch} ]",
            starts[i], next[i]
        );
    }
    body.text.insert_str(at, &phis);
    body.start(&end);
    carried
}

/// Uses a value from in front of the loops: by a branch, or as a number.
fn use_behind(body: &mut Body<'_>, before: &[Typed]) {
    if body.g.random.chance(40) {
        let kind = *body.g.random.pick(&[Kind::Wide, Kind::Narrow]);
        let value = make(body, kind, before);
        let value = match kind {
            Kind::Narrow => body.define(&format!("zext i32 {value} to i64")),
            _ => value,
        };
        return body.mix(&value);
    }
    let truths: Vec<&Typed> = before.iter().filter(|v| v.1 == Kind::Truth).collect();
    let truth = match truths.is_empty() {
        true => any(body, Kind::Truth, before),
        false => body.g.random.pick(&truths).0.clone(),
    };
    let (yes, join) = (body.new_label("yes"), body.new_label("join"));
    body.branch(&truth, &yes, &join);
    body.start(&yes);
    let number = body.g.random.below(1000).to_string();
    body.mix(&number);
    body.jump(&join);
    body.start(&join);
}
