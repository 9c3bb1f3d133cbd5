//! What the stages make of a function: its flow graph, its LIR, and what each pass makes of that.

use jitlite::ir::FuncId;
use jitlite::opt::Vectors;
use jitlite::query::flow::Graph;
use jitlite::query::picture::{Measures, Picture};
use jitlite::stages::{self, CodeLine, Stages, Step};
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
    let measures = Measures {
        char: number("char", CHAR),
        line: number("line", LINE),
        head: HEAD,
        pad: PAD,
        most_chars: MOST_CHARS,
    };
    let graph = Graph::of(&document.module, function, body);
    let picture = Picture::of(&graph, &measures);
    let blocks = graph.nodes.iter().zip(&picture.frames);
    let blocks = blocks.map(|(node, frame)| {
        let lines = node.lines.iter().zip(&node.spans);
        let lines = lines.map(|(text, span)| json!({"text": text, "at": range(*span)}));
        json!({
            "label": node.label,
            "at": range(node.span),
            "x": frame.x, "y": frame.y,
            "width": frame.width, "height": frame.height,
            "lines": lines.collect::<Vec<Value>>(),
            "ending": node.ending.word(),
        })
    });
    let blocks: Vec<Value> = blocks.collect();
    let edges = graph.edges.iter().zip(&picture.ways).map(|(edge, way)| {
        json!({
            "from": edge.from, "to": edge.to, "kind": edge.kind.word(), "label": edge.kind.label(),
            "path": way.path, "x": way.label.0, "y": way.label.1,
        })
    });
    let edges: Vec<Value> = edges.collect();
    Ok(json!({
        "function": document.name(id), "functions": functions,
        "char": measures.char, "line": measures.line, "head": measures.head, "pad": measures.pad,
        "width": picture.size.0, "height": picture.size.1,
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
    let mut stages = Stages::new(&document.module, Vectors::default());
    let lowered = stages.lower(id).map_err(|diagnostic| diagnostic.message)?;
    let made = stages::lines(&document.module, &lowered);
    Ok(json!({
        "function": document.name(id), "functions": functions,
        "lines": lines(&document, id, &made),
    }))
}

/// Lines that a stage has made, each with the place in the text that it comes from.
fn lines(document: &Document, id: FuncId, lines: &[CodeLine]) -> Vec<Value> {
    let body = document.module.funcs[id].body.as_ref();
    let line = |line: &CodeLine| {
        let span = line.inst.and_then(|inst| body?.spans.get(inst).copied());
        json!({"text": line.text, "at": span.map_or(Value::Null, range)})
    };
    lines.iter().map(line).collect()
}

/// `{"function", "functions", "lines": [{"text", "at"}]}`: the bytecode of a function, each line with the text that it
/// comes from.
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
    Ok(json!({
        "function": name, "functions": functions,
        "lines": lines(&document, id, &code),
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
    let mut stages = Stages::new(&document.module, Vectors::default());
    let steps = stages.steps(id).map_err(|diagnostic| diagnostic.message)?;
    let step = |step: &Step| json!({"pass": step.pass, "says": step.says, "lines": lines(&document, id, &step.lines)});
    let steps: Vec<Value> = steps.iter().map(step).collect();
    Ok(json!({"function": document.name(id), "functions": functions, "steps": steps}))
}
