//! Where instructions stand: in the text of a module, and in the source that it was compiled from.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::api::Module;
use crate::ir::metadata::source;
use crate::ir::{FuncId, Inst, InstData};
use crate::query::steps;

/// An instruction: the number of its module, its function and which one it is there.
pub type Place = (usize, FuncId, Inst);

/// A line of a source: the number of the file, and its number from 1.
pub type Line = (u32, u32);

/// By their numbers, the lines of a function's instructions.
type FunctionLines = Rc<[Option<Line>]>;

/// The lines that instructions were compiled from, of the functions that were asked for.
#[derive(Debug)]
pub struct Lines<'p> {
    modules: &'p [Module],
    files: RefCell<Vec<String>>,
    functions: RefCell<FxHashMap<(usize, FuncId), FunctionLines>>,
}

impl<'p> Lines<'p> {
    pub fn new(modules: &'p [Module]) -> Self {
        Lines {
            modules,
            files: RefCell::default(),
            functions: RefCell::default(),
        }
    }

    /// The line of the function that an instruction comes from. What is inlined there is at the line of the call.
    pub fn source_line(&self, (module, function, inst): Place) -> Option<Line> {
        let lines = self.of_function(module, function);
        lines.get(inst.0 as usize).copied().flatten()
    }

    fn of_function(&self, module: usize, function: FuncId) -> FunctionLines {
        if let Some(lines) = self.functions.borrow().get(&(module, function)) {
            return Rc::clone(lines);
        }
        let ir = self.modules[module].ir();
        let body = ir.funcs[function].body.as_ref();
        let insts = body.into_iter().flat_map(|body| body.insts.keys());
        let lines = insts.map(|inst| {
            let place = source::places(ir, function, inst).pop()?;
            (place.line > 0).then(|| (self.number(place.path()), place.line))
        });
        let lines: FunctionLines = lines.collect();
        let mut functions = self.functions.borrow_mut();
        functions.insert((module, function), Rc::clone(&lines));
        lines
    }

    fn number(&self, path: String) -> u32 {
        let mut files = self.files.borrow_mut();
        let found = files.iter().position(|file| *file == path);
        let number = found.unwrap_or_else(|| {
            files.push(path);
            files.len() - 1
        });
        number as u32
    }

    /// The instructions that a program stops in front of for a line of a file: of a module's text, or of a source. Where
    /// the line has none, it is the next one that has. Gives its number, too.
    pub fn at_line(&self, file: Option<&str>, line: u32) -> (u32, Vec<Place>) {
        let mut best = u32::MAX;
        let mut places = Vec::new();
        let mut add = |at: u32, place: Place| {
            if at < line || at > best {
                return;
            }
            if at < best {
                places.clear();
                best = at;
            }
            places.push(place);
        };
        // By their numbers, whether the file is meant.
        let mut is_source: Vec<bool> = Vec::new();
        for (module, text) in self.modules.iter().enumerate() {
            let is_text = match file {
                Some(file) => text
                    .source()
                    .is_some_and(|source| is_same(source.name(), file)),
                None => module == 0,
            };
            if is_text {
                if let Some((at, found)) = steps::at_line(text.ir(), line) {
                    for (function, inst) in found {
                        add(at, (module, function, inst));
                    }
                }
                continue;
            }
            let Some(file) = file else { continue };
            for place in self.all(module) {
                let Some(at) = self.source_line(place) else {
                    continue;
                };
                let files = self.files.borrow();
                let new = files.iter().skip(is_source.len());
                is_source.extend(new.map(|path| is_same(path, file)));
                drop(files);
                // The first instruction of the line in its block.
                let (_, function, inst) = place;
                let before = inst.0.checked_sub(1).map(|n| (module, function, Inst(n)));
                let before = before.and_then(|before| self.source_line(before));
                let is_first = before != Some(at) || self.begins_block(place);
                if is_first && is_source[at.0 as usize] {
                    add(at.1, place);
                }
            }
        }
        (best, places)
    }

    /// The first instruction of each function of a name.
    pub fn at_function(&self, name: &str) -> Vec<Place> {
        let mut places = Vec::new();
        for (number, module) in self.modules.iter().enumerate() {
            let ir = module.ir();
            for (id, function) in ir.funcs.iter() {
                let symbol = ir.names.text(ir.globals[function.global].name);
                if symbol == name
                    && let Some(body) = &function.body
                    && let Some(inst) = body.insts.keys().next()
                {
                    places.push((number, id, inst));
                }
            }
        }
        places
    }

    fn begins_block(&self, (module, function, inst): Place) -> bool {
        let body = self.modules[module].ir().funcs[function].body.as_ref();
        body.is_some_and(|body| {
            let block = body.block_of(inst);
            block.is_some_and(|block| body.blocks[block].first == inst)
        })
    }

    /// All instructions of a module that a program can stop in front of.
    fn all(&self, module: usize) -> impl Iterator<Item = Place> + '_ {
        let functions = self.modules[module].ir().funcs.iter();
        functions.flat_map(move |(id, function)| {
            let insts = function.body.iter().flat_map(|body| body.insts.iter());
            let steps = insts.filter(|(_, data)| !matches!(data, InstData::Phi { .. }));
            steps.map(move |(inst, _)| (module, id, inst))
        })
    }
}

/// Whether a path is meant by a name, which may leave out the folders in front, or be another way to the file.
fn is_same(path: &str, name: &str) -> bool {
    let full = |path: &str| std::fs::canonicalize(path).ok();
    Path::new(path).ends_with(name) || full(path).is_some_and(|path| Some(path) == full(name))
}
