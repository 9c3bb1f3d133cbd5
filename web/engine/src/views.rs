//! What the stages make of a function: its flow graph, its LIR, and what each pass makes of that.

use jitlite::entity::Entity;
use jitlite::ir::{FuncId, GlobalId, Inst};
use jitlite::lir::{self, print::Printer};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::opt::{self, Definition, Level, ModuleEnv, Optimizer};
use jitlite::query::flow::{BlockEnd, EdgeKind, Graph};
use jitlite::query::graph_layout::{LayoutInput, place};
use jitlite::{Module, Sandbox};
use serde_json::{Value, json};

use crate::document::{Document, range};

/// The size of a character and of a line, of the head of a block and of the room around its lines, where the page does
/// not state them.
const CHAR: f64 = 7.25;
const LINE: f64 = 17.0;
const HEAD: f64 = 22.0;
const PAD: f64 = 10.0;
/// Longer lines are cut.
const MOST_CHARS: usize = 60;

/// `{"function", "functions", "width", "height", "blocks", "edges"}`: a graph with the places of its parts.
pub(crate) fn cfg(request: &Value) -> Result<Value, String> {
    let document = Document::of(request)?;
    let functions = document.functions();
    let Some(id) = document.function(request) else {
        return Ok(json!({"function": null, "functions": functions}));
    };
    let function = &document.module.funcs[id];
    let Some(body) = &function.body else {
        return Err("the function has no body".into());
    };
    let number = |field: &str, usual: f64| request[field].as_f64().unwrap_or(usual);
    let (char, line) = (number("char", CHAR), number("line", LINE));
    let graph = Graph::of(&document.module, function, body);
    let sizes: Vec<(f64, f64)> = graph
        .nodes
        .iter()
        .map(|node| {
            let lines = node.lines.iter().map(|line| line.chars().count());
            let chars = lines.map(|chars| chars.min(MOST_CHARS));
            let chars = chars.chain([node.label.chars().count() + 1, 8]).max();
            (
                chars.unwrap_or(8) as f64 * char + 2.0 * PAD,
                HEAD + node.lines.len() as f64 * line + PAD,
            )
        })
        .collect();
    let ends: Vec<(usize, usize)> = graph.edges.iter().map(|e| (e.from, e.to)).collect();
    let layout = place(&LayoutInput {
        sizes: &sizes,
        edges: &ends,
    });
    let blocks = graph.nodes.iter().enumerate().map(|(n, node)| {
        let lines = node.lines.iter().zip(&node.spans);
        let lines = lines.map(|(text, span)| json!({"text": text, "at": range(*span)}));
        json!({
            "label": node.label,
            "at": range(node.span),
            "x": layout.nodes[n].0, "y": layout.nodes[n].1,
            "width": sizes[n].0, "height": sizes[n].1,
            "lines": lines.collect::<Vec<Value>>(),
            "ending": match node.ending {
                BlockEnd::Goes => "goes",
                BlockEnd::Returns => "returns",
                BlockEnd::Dies => "dies",
            },
        })
    });
    let blocks: Vec<Value> = blocks.collect();
    let edges = graph.edges.iter().zip(&layout.routes).map(|(edge, route)| {
        let kind = match edge.kind {
            EdgeKind::Plain => "plain",
            EdgeKind::True => "true",
            EdgeKind::False => "false",
            EdgeKind::Case(_) => "case",
            EdgeKind::Unwind => "unwind",
        };
        // Branches are told apart where they leave, cases, which may be many, where they come.
        let (x, y) = match edge.kind {
            EdgeKind::Case(_) => (route.end.0 + 9.0, route.end.1 - 5.0),
            EdgeKind::Plain | EdgeKind::True | EdgeKind::False | EdgeKind::Unwind => {
                (route.start.0 + 5.0, route.start.1 + 13.0)
            }
        };
        json!({
            "from": edge.from, "to": edge.to, "kind": kind, "label": edge.kind.label(),
            "path": route.path(), "x": x, "y": y,
        })
    });
    let edges: Vec<Value> = edges.collect();
    Ok(json!({
        "function": document.name(id), "functions": functions,
        "char": char, "line": line, "head": HEAD, "pad": PAD,
        "width": layout.size.0, "height": layout.size.1,
        "blocks": blocks, "edges": edges,
    }))
}

/// `{"function", "functions", "lines": [{"text", "at"}]}`: the LIR of a function, each line with the text that it comes
/// from.
pub(crate) fn lir(request: &Value) -> Result<Value, String> {
    let document = Document::valid(request)?;
    let functions = document.functions();
    let Some(id) = document.function(request) else {
        return Ok(json!({"function": null, "functions": functions, "lines": []}));
    };
    let lowered = lowered(&document, id)?;
    Ok(json!({
        "function": document.name(id), "functions": functions,
        "lines": lines(&document, id, &lowered),
    }))
}

fn lowered(document: &Document, id: FuncId) -> Result<lir::Function, String> {
    let info = ModuleInfo::new(&document.module);
    let lowered = Lowerer::new().lower(&document.module, &info, id);
    lowered.map_err(|diagnostic| diagnostic.message)
}

/// The text of a function of LIR, a line each, with the place that an instruction comes from.
fn lines(document: &Document, id: FuncId, function: &lir::Function) -> Vec<Value> {
    let module = &document.module;
    let printer = Printer {
        symbol: &|symbol| {
            let global = module.globals.get(GlobalId(symbol.0))?;
            Some(module.names.get(global.name).to_vec())
        },
        origins: true,
    };
    let body = module.funcs[id].body.as_ref();
    let text = printer.function(function).to_string();
    let line = |line: &str| {
        // `!12` at the end is the number of the instruction.
        let split = line.rsplit_once(" !").and_then(|(text, number)| {
            let number: usize = number.parse().ok()?;
            Some((text, number))
        });
        let (text, number) = match split {
            Some((text, number)) => (text, Some(number)),
            None => (line, None),
        };
        let span = number.and_then(|number| body?.spans.get(Inst::new(number)).copied());
        json!({"text": text, "at": span.map_or(Value::Null, range)})
    };
    text.lines().map(line).collect()
}

/// `{"function", "functions", "lines": [{"text", "at"}]}`: the bytecode of a function.
pub(crate) fn bytecode(request: &Value) -> Result<Value, String> {
    let document = Document::valid(request)?;
    let functions = document.functions();
    let Some(id) = document.function(request) else {
        return Ok(json!({"function": null, "functions": functions, "lines": []}));
    };
    let name = document.name(id);
    let module = Module::from_text(
        document.source.name(),
        document.source.bytes(),
        document.profile,
    );
    let module = module.map_err(|error| error.to_string())?;
    let program = Sandbox::new().link(std::slice::from_ref(&module));
    let program = program.map_err(|error| error.to_string())?;
    let code = program.bytecode(&name);
    let code = code.ok_or_else(|| format!("there is no bytecode of `@{name}`"))?;
    let lines = code.lines().map(|line| json!({"text": line, "at": null}));
    Ok(json!({
        "function": name, "functions": functions,
        "lines": lines.collect::<Vec<Value>>(),
    }))
}

/// `{"function", "functions", "steps": [{"pass", "says", "lines"}]}`: the LIR of a function as lowering made it, and
/// after each pass of the optimizer that changed it.
pub(crate) fn passes(request: &Value) -> Result<Value, String> {
    let document = Document::valid(request)?;
    let functions = document.functions();
    let Some(id) = document.function(request) else {
        return Ok(json!({"function": null, "functions": functions, "steps": []}));
    };
    let module = &document.module;
    let info = ModuleInfo::new(module);
    let mut function = lowered(&document, id)?;
    let own_variables = opt::own_variables(module);
    let usual_args = opt::usual_args(module);
    let definition = |symbol| Definition::alone(module, &info, symbol);
    let mut lowerer = Lowerer::new();
    let env = ModuleEnv::new(module)
        .with_constants(&info)
        .with_unwritten(&own_variables.unwritten)
        .with_unexposed(&own_variables.unexposed)
        .with_usual_args(&usual_args)
        .with_bodies(&mut lowerer, &definition)
        .with_library(&|_, _| true);
    let mut before = function.to_string();
    let mut steps = vec![json!({
        "pass": "lowering",
        "says": "makes LIR of the instructions of LLVM",
        "lines": lines(&document, id, &function),
    })];
    let passes = Level::Full.passes();
    Optimizer::new().run_each(&mut function, passes, &env, &mut |pass, function| {
        let after = function.to_string();
        if after != before {
            steps.push(json!({
                "pass": pass.name,
                "says": pass.says,
                "lines": lines(&document, id, function),
            }));
            before = after;
        }
    });
    Ok(json!({"function": document.name(id), "functions": functions, "steps": steps}))
}
