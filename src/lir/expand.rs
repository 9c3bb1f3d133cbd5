//! Puts several instructions in the place of one.

use super::builder::Builder;
use super::function::{Function, Value, ValueData};
use super::inst::{Inst, InstData};
use super::scalar::UnaryOp;

impl Function {
    /// Makes every instruction anew. `with` is called for each with the function as it was before. It appends other
    /// instructions and returns the value that takes the place of the result (any, where there is no result), or
    /// returns `None`: then the instruction is copied as it was. Values and blocks keep their numbers, instructions
    /// get new ones.
    pub fn expand(
        &mut self,
        mut with: impl FnMut(&Function, &mut Builder<'_>, Inst) -> Option<Value>,
    ) {
        let mut new = self.clone();
        new.layout.clear();
        new.insts.clear();
        new.results.clear();
        new.origins.clear();
        let mut out = Builder::new(&mut new);
        for &block in &self.layout {
            out.fill(block);
            for inst in self.block_insts(block) {
                out.origin = self.origins[inst];
                match (with(self, &mut out, inst), self.result(inst)) {
                    (Some(value), Some(result)) => out.rename(value, result),
                    // It was done for its effect.
                    (Some(_), None) => {}
                    (None, _) => {
                        let (first, count) = self.results[inst];
                        let copy = out.append(self.insts[inst], first, count);
                        for value in self.inst_results(inst) {
                            out.func.values[value].owner = copy.0;
                        }
                    }
                }
            }
        }
        *self = new;
    }
}

impl Builder<'_> {
    /// Makes `result`, which nothing defines, the name of a value that was appended.
    fn rename(&mut self, value: Value, result: Value) {
        let ty = self.func.ty(result);
        let is_last =
            |row: &ValueData| row.owner + 1 == self.func.insts.len() as u32 && !row.is_param;
        let inst = match is_last(&self.func.values[value]) && value.0 > result.0 {
            true => {
                let inst = Inst(self.func.values[value].owner);
                if value.0 + 1 == self.func.values.len() as u32 {
                    self.func.values.truncate(value.0 as usize);
                }
                inst
            }
            false => {
                let data = InstData::Unary {
                    op: UnaryOp::Copy,
                    ty,
                    arg: value,
                };
                let next = self.func.values.next_key();
                self.append(data, next, 1)
            }
        };
        self.func.results[inst] = (result, 1);
        self.func.values[result].owner = inst.0;
    }
}
