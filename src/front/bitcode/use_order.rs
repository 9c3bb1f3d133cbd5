//! In which order LLVM has the uses of symbols and constants in memory.
//!
//! A use is put in front of those that are there, so that the last one is first. Where a value is
//! used before it is there itself, something stands for it and is replaced later, which turns the
//! order of these uses around. Text is read from its beginning to its end. Of bitcode,
//! initializers are read first, the last one before the others, and then bodies. So a module that
//! is the same in text and in bitcode has its uses in different orders.
//!
//! Values of a function are used there alone, and in the same order from both.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::entity::Entity;
use crate::ir::constant::ConstTable;
use crate::ir::use_list::UseListOrder;
use crate::ir::{
    Body, Const, ConstId, ConstOp, FuncId, Function, GlobalId, GlobalKind, Inst, InstData,
    MetadataId, Module, Operand, Type,
};
use crate::sort;

/// A constant, symbol or instruction, as a user or as what is used: a row of tables.
pub(super) type ValueIndex = u32;

/// A use of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Use {
    user: ValueIndex,
    /// Which operand of the user it is.
    operand: u32,
}

/// The constants that LLVM has where a module says nothing.
#[derive(Clone, Copy)]
pub(super) struct LeftOut {
    /// `i32 1`: how many an `alloca` makes.
    pub one: ConstId,
    /// `i64 0`: the discriminator of a `ptrauth`.
    pub zero: ConstId,
    /// `ptr null`: the address in a `ptrauth`, and what a function has that has some but not all of
    /// its constants.
    pub null: ConstId,
}

/// The uses of symbols and constants.
pub(super) struct Uses<'m> {
    m: &'m Module,
    consts: &'m ConstTable,
    left_out: LeftOut,
    /// The one of constants that are the same for LLVM, by their ids.
    same: Vec<ConstId>,
    /// Which of them have no bit that is set.
    is_zero: Vec<bool>,
    /// The first instruction of each function as a node.
    bodies: Vec<ValueIndex>,
    /// Where each node comes in text and in bitcode, from 1 on; 0 where it does not.
    in_text: Vec<u32>,
    in_bitcode: Vec<u32>,
    /// The uses of constants and symbols.
    uses: Vec<Vec<Use>>,
}

/// What LLVM has for constants of a function: personality, prefix and prologue, with `null` for
/// those that are missing, or none at all.
pub(super) fn constants_of(function: &Function, null: ConstId) -> SmallVec<[ConstId; 3]> {
    let [prefix, prologue] = function.prefix;
    let all = [function.personality, prefix, prologue];
    match all.iter().any(Option::is_some) {
        true => all.iter().map(|id| id.unwrap_or(null)).collect(),
        false => SmallVec::new(),
    }
}

impl<'m> Uses<'m> {
    /// The uses in a module. `symbols` and `metadata`, which are the constants in the metadata of
    /// the module, are in the order in which they are in bitcode. `consts` has what the
    /// module leaves out besides its own constants.
    pub(super) fn new(
        m: &'m Module,
        consts: &'m ConstTable,
        (symbols, metadata): (&[GlobalId], &[ConstId]),
        left_out: LeftOut,
    ) -> Uses<'m> {
        let mut next = (consts.len() + m.globals.len()) as ValueIndex;
        let bodies = m.funcs.values().map(|function| {
            let first = next;
            let count = function.body.as_ref().map_or(0, |body| body.insts.len());
            next += count as ValueIndex;
            first
        });
        let bodies: Vec<ValueIndex> = bodies.collect();
        let is_zero = zeros(consts);
        let mut uses = Uses {
            m,
            consts,
            left_out,
            same: same_constants(m, consts, &is_zero),
            is_zero,
            bodies,
            in_text: Vec::new(),
            in_bitcode: Vec::new(),
            uses: vec![Vec::new(); consts.len() + m.globals.len()],
        };
        uses.in_text = uses.text_order(symbols, next);
        uses.in_bitcode = uses.bitcode_order(symbols, metadata, next);
        uses.collect();
        uses
    }

    /// The node of a constant or symbol.
    pub(super) fn node(&self, id: ConstId) -> ValueIndex {
        match self.consts.get(id) {
            Const::Global(symbol) => self.symbol(symbol),
            _ => self.same[id.index()].0,
        }
    }

    /// The node of a symbol.
    pub(super) fn symbol(&self, symbol: GlobalId) -> ValueIndex {
        (self.consts.len() + symbol.index()) as ValueIndex
    }

    /// All values that are used more than once.
    pub(super) fn values(&self) -> impl Iterator<Item = ValueIndex> {
        let rows = self.uses.iter().enumerate();
        let rows = rows.filter(|(_, uses)| uses.len() > 1);
        rows.map(|(node, _)| node as ValueIndex)
    }

    /// The uses of a value in the order in which they are once text is read.
    fn text_uses(&self, value: ValueIndex) -> Vec<Use> {
        let place = |user: ValueIndex| self.in_text[user as usize];
        let own = place(value);
        let mut uses = self.uses[value as usize].clone();
        uses.sort_by_key(|of| {
            let (user, operand) = (i64::from(place(of.user)), i64::from(of.operand));
            let is_constant = self.constant(of.user).is_some();
            match place(of.user) <= own {
                // All operands of a constant are replaced at once, from the first one on.
                true if is_constant => (1, user, -operand),
                true => (1, user, operand),
                false => (0, -user, -operand),
            }
        });
        uses
    }

    /// The uses of a value in the order in which they are once bitcode is read.
    fn bitcode_uses(&self, value: ValueIndex) -> Vec<Use> {
        let mut uses = self.uses[value as usize].clone();
        sort::by_number(&mut uses, |of| {
            let place = self.in_bitcode[of.user as usize];
            !sort::pair(place, of.operand)
        });
        uses
    }

    /// How often a value is used.
    pub(super) fn count(&self, value: ValueIndex) -> usize {
        self.uses[value as usize].len()
    }

    /// Where each use goes, in the order in which bitcode is read, so that the uses are in the order
    /// of text, or in the one that text states. `None` if they are so by themselves.
    pub(super) fn indexes(
        &self,
        value: ValueIndex,
        stated: Option<&UseListOrder>,
    ) -> Option<Vec<u64>> {
        let places = self.text_uses(value).into_iter().enumerate();
        let places: FxHashMap<Use, u64> = places
            .map(|(n, of)| match stated {
                Some(order) => (of, order.indexes[n].into()),
                None => (of, n as u64),
            })
            .collect();
        let uses = self.bitcode_uses(value).into_iter();
        let indexes: Vec<u64> = uses.map(|of| places[&of]).collect();
        (!indexes.is_sorted()).then_some(indexes)
    }

    /// The constant that a node is, if it is one.
    fn constant(&self, node: ValueIndex) -> Option<ConstId> {
        ((node as usize) < self.consts.len()).then_some(ConstId(node))
    }

    /// The symbol that a value is, if it is one.
    pub(super) fn symbol_of(&self, value: ValueIndex) -> Option<GlobalId> {
        let symbol = (value as usize).checked_sub(self.consts.len())?;
        Some(GlobalId::new(symbol))
    }

    /// Whether a value is the address of a block, or a function that such an address or what
    /// stands for a function is made of: when LLVM has these depends on more than where they stand.
    pub(super) fn is_of_address(&self, value: ValueIndex) -> bool {
        let is_address = |node: ValueIndex| {
            let constant = self.constant(node).map(|id| self.consts.get(id));
            matches!(
                constant,
                Some(Const::BlockAddress { .. } | Const::DsoLocalEquivalent(_) | Const::NoCfi(_))
            )
        };
        let users = self.uses[value as usize].iter().map(|of| of.user);
        users.chain([value]).any(is_address)
    }

    /// Where the last definition of the text begins.
    pub(super) fn end(&self) -> u32 {
        let symbols = self.m.globals.values();
        let defined = symbols
            .filter(|global| global.kind != GlobalKind::Undeclared && !global.span.is_none());
        defined.map(|global| global.span.start).max().unwrap_or(0)
    }

    /// Whether nothing behind a function in the text uses a value or defines it.
    pub(super) fn ends_with(&self, value: Operand, func: FuncId) -> bool {
        let Some(body) = &self.m.funcs[func].body else {
            return false;
        };
        let Some(id) = value.as_const() else {
            return false;
        };
        let count = body.insts.len() as ValueIndex;
        let last = self.bodies[func.index()] + count.saturating_sub(1);
        let last = self.in_text[last as usize];
        let value = self.node(id);
        let users = self.uses[value as usize].iter().map(|of| of.user);
        users
            .chain([value])
            .all(|node| self.in_text[node as usize] <= last)
    }

    /// The values that the body of a function uses, in constants too, each with a constant that is
    /// it: the last function that uses a value is the one whose block its order is in.
    pub(super) fn used_in(&self, body: &Body) -> FxHashMap<ValueIndex, ConstId> {
        let mut used = FxHashMap::default();
        let mut stack: Vec<ConstId> = Vec::new();
        for inst in body.insts.keys() {
            self.for_each_constant(body, inst, |id, _| stack.push(id));
            while let Some(id) = stack.pop() {
                if used.insert(self.node(id), id).is_none() {
                    stack.extend(self.parts(id));
                }
            }
        }
        used
    }

    /// The constants that a constant has for operands, symbols apart that it names itself.
    fn parts(&self, id: ConstId) -> SmallVec<[ConstId; 8]> {
        let (m, consts) = (self.m, self.consts);
        match consts.get(id) {
            _ if self.is_zero[id.index()] => SmallVec::new(),
            Const::Aggregate { ty, elems } => {
                let elems: SmallVec<[ConstId; 8]> = consts.list(elems).collect();
                let is = |f: fn(Const) -> bool| elems.iter().all(|&elem| f(consts.get(elem)));
                let sequence = !matches!(m.types.resolved(ty), Type::Struct { .. });
                let data = sequence && elems.iter().all(|&elem| self.is_plain(elem));
                let none = |c| matches!(c, Const::Undef(_));
                let poison = |c| matches!(c, Const::Poison(_));
                match data || is(none) || is(poison) {
                    true => SmallVec::new(),
                    false => elems,
                }
            }
            Const::Splat { elem, .. } if self.is_plain(elem) => SmallVec::new(),
            Const::Splat { ty, elem } => {
                let len = m.types.vector_len(ty).map_or(0, |(len, _)| len);
                SmallVec::from_elem(elem, len as usize)
            }
            Const::Expr {
                op: ConstOp::ShuffleVector,
                args,
                ..
            } => consts.list(args).take(2).collect(),
            Const::Expr { op, args, .. } => {
                let mut parts: SmallVec<[ConstId; 8]> = consts.list(args).collect();
                if op == ConstOp::PtrAuth {
                    let left_out = [self.left_out.zero, self.left_out.null];
                    parts.extend(left_out.into_iter().skip(parts.len().saturating_sub(2)));
                }
                parts
            }
            _ => SmallVec::new(),
        }
    }

    /// Whether a constant is one of those of which LLVM holds many without having each.
    fn is_plain(&self, id: ConstId) -> bool {
        match self.consts.get(id) {
            Const::Int { ty, .. } => matches!(self.m.types.int_width(ty), Some(8 | 16 | 32 | 64)),
            Const::Float { .. } => true,
            _ => false,
        }
    }

    /// Calls `f` with each constant that is an operand of an instruction, and its number among
    /// the operands.
    fn for_each_constant(&self, body: &Body, inst: Inst, mut f: impl FnMut(ConstId, u32)) {
        let data = body.insts[inst];
        let mut number = 0;
        let is_shuffle = matches!(data, InstData::ShuffleVector { .. });
        body.for_each_operand(inst, |operand| {
            // LLVM has the address first.
            let place = match data {
                InstData::AtomicRmw { .. } => 1 - number,
                _ => number,
            };
            number += 1;
            if let Some(id) = operand.as_const()
                && !(is_shuffle && place == 2)
            {
                f(id, place);
            }
        });
        match data {
            InstData::Alloca { count, .. } if count.is_missing() => f(self.left_out.one, 0),
            InstData::Switch { targets, .. } => {
                let words = body.pool.get(targets).get(1..).unwrap_or(&[]);
                for (n, pair) in words.chunks_exact(2).enumerate() {
                    f(ConstId(pair[0]), 2 * n as u32 + 2);
                }
            }
            _ => {}
        }
    }

    /// The order of text: where each thing is defined, behind the constants that it needs.
    fn text_order(&self, symbols: &[GlobalId], count: ValueIndex) -> Vec<u32> {
        let m = self.m;
        let mut symbols = symbols.to_vec();
        let is_text = m.source.as_ref().is_some_and(|source| source.is_text());
        let rank = |id: GlobalId| match m.globals[id].kind {
            GlobalKind::Function(_) => 1u32,
            _ => 0,
        };
        match is_text {
            true => sort::by_number(&mut symbols, |&id| m.globals[id].span.start),
            // As it would be printed: functions come last.
            false => sort::by_number(&mut symbols, |&id| rank(id)),
        }
        let mut order = Order::new(self, count);
        for id in symbols {
            order.symbol(id);
            let Some(function) = m.function(id) else {
                continue;
            };
            if let (Some(body), GlobalKind::Function(func)) = (&function.body, m.globals[id].kind) {
                order.body(body, func);
            }
        }
        order.places
    }

    /// The order of bitcode: symbols from the last one on, then metadata, then bodies.
    fn bitcode_order(
        &self,
        symbols: &[GlobalId],
        metadata: &[ConstId],
        count: ValueIndex,
    ) -> Vec<u32> {
        let m = self.m;
        let mut order = Order::new(self, count);
        let rank = |id: GlobalId| match m.globals[id].kind {
            GlobalKind::Variable { .. } => 0u32,
            GlobalKind::Undeclared | GlobalKind::Alias(_) => 1,
            GlobalKind::IFunc(_) => 2,
            GlobalKind::Function(_) => 3,
        };
        let mut reversed: Vec<GlobalId> = symbols.iter().rev().copied().collect();
        sort::by_number(&mut reversed, |&id| rank(id));
        for id in reversed {
            order.symbol(id);
        }
        metadata.iter().for_each(|&id| order.constant(id));
        for (func, function) in m.funcs.iter() {
            if let Some(body) = &function.body {
                order.body(body, func);
            }
        }
        order.places
    }

    /// Lists the uses that there are in bitcode.
    fn collect(&mut self) {
        let m = self.m;
        let mut found: Vec<(ValueIndex, Use)> = Vec::new();
        let mut add = |value: ValueIndex, user: ValueIndex, operand: u32| {
            found.push((value, Use { user, operand }));
        };
        for id in (0..self.consts.len()).map(ConstId::new) {
            if self.same[id.index()] != id || self.in_bitcode[id.index()] == 0 {
                continue;
            }
            for (n, part) in self.parts(id).into_iter().enumerate() {
                add(self.node(part), id.0, n as u32);
            }
            if let Const::BlockAddress { function, .. } = self.consts.get(id) {
                add(self.symbol(function), id.0, 0);
            }
            if let Const::DsoLocalEquivalent(symbol) | Const::NoCfi(symbol) = self.consts.get(id) {
                add(self.symbol(symbol), id.0, 0);
            }
        }
        for symbol in m.globals.keys() {
            for (n, id) in self.constants_of_symbol(symbol).into_iter().enumerate() {
                add(self.node(id), self.symbol(symbol), n as u32);
            }
        }
        for (func, function) in m.funcs.iter() {
            let Some(body) = &function.body else { continue };
            for inst in body.insts.keys() {
                let user = self.bodies[func.index()] + inst.0;
                self.for_each_constant(body, inst, |id, n| {
                    if !matches!(self.consts.get(id), Const::Metadata(_)) {
                        add(self.node(id), user, n);
                    }
                });
            }
        }
        for (value, of) in found {
            self.uses[value as usize].push(of);
        }
    }

    /// The constants that a symbol uses.
    fn constants_of_symbol(&self, symbol: GlobalId) -> SmallVec<[ConstId; 3]> {
        match self.m.globals[symbol].kind {
            GlobalKind::Variable { init, .. } => init.into_iter().collect(),
            GlobalKind::Alias(target) | GlobalKind::IFunc(target) => SmallVec::from_elem(target, 1),
            GlobalKind::Function(func) => constants_of(&self.m.funcs[func], self.left_out.null),
            GlobalKind::Undeclared => SmallVec::new(),
        }
    }
}

/// Nodes that are given places one after the other.
struct Order<'u, 'm> {
    of: &'u Uses<'m>,
    places: Vec<u32>,
    next: u32,
}

impl<'u, 'm> Order<'u, 'm> {
    fn new(of: &'u Uses<'m>, count: ValueIndex) -> Order<'u, 'm> {
        Order {
            of,
            places: vec![0; count as usize],
            next: 1,
        }
    }

    fn place(&mut self, node: ValueIndex) {
        self.places[node as usize] = self.next;
        self.next += 1;
    }

    /// A symbol, behind the constants that it uses.
    fn symbol(&mut self, symbol: GlobalId) {
        for id in self.of.constants_of_symbol(symbol) {
            self.constant(id);
        }
        self.place(self.of.symbol(symbol));
    }

    /// A constant that has no place yet, behind its parts.
    fn constant(&mut self, id: ConstId) {
        enum Step {
            Begin(ConstId),
            /// All parts have places.
            End(ValueIndex),
        }
        let mut work = vec![Step::Begin(id)];
        while let Some(step) = work.pop() {
            let id = match step {
                Step::Begin(id) => id,
                Step::End(node) => {
                    self.place(node);
                    continue;
                }
            };
            if let Const::Global(_) | Const::Metadata(_) = self.of.consts.get(id) {
                continue;
            }
            let node = self.of.node(id);
            if self.places[node as usize] == 0 {
                work.push(Step::End(node));
                let parts = self.of.parts(id).into_iter().rev();
                work.extend(parts.map(Step::Begin));
            }
        }
    }

    /// A constant that is metadata, if it is one.
    fn metadata(&mut self, id: MetadataId) {
        if let Some(id) = self.of.m.metadata.as_constant(id) {
            self.constant(id);
        }
    }

    /// The instructions of a body, behind the constants that they use.
    fn body(&mut self, body: &Body, func: FuncId) {
        let of = self.of;
        let mut records = body.records().iter().peekable();
        for inst in body.insts.keys() {
            while let Some(record) = records.next_if(|record| record.before <= inst) {
                let operands = body.pool.get(record.operands);
                operands
                    .iter()
                    .for_each(|&id| self.metadata(MetadataId(id)));
            }
            of.for_each_constant(body, inst, |id, _| match of.consts.get(id) {
                Const::Metadata(id) => self.metadata(id),
                _ => self.constant(id),
            });
            self.place(of.bodies[func.index()] + inst.0);
        }
    }
}

/// Which constants are those of which every bit is zero.
fn zeros(consts: &ConstTable) -> Vec<bool> {
    let mut known: Vec<Option<bool>> = vec![None; consts.len()];
    let mut work: Vec<ConstId> = Vec::new();
    for id in (0..consts.len()).map(ConstId::new) {
        work.push(id);
        while let Some(&at) = work.last() {
            let parts: SmallVec<[ConstId; 8]> = match consts.get(at) {
                _ if known[at.index()].is_some() => SmallVec::new(),
                Const::Aggregate { elems, .. } => consts.list(elems).collect(),
                Const::Splat { elem, .. } => SmallVec::from_elem(elem, 1),
                _ => SmallVec::new(),
            };
            let before = work.len();
            work.extend(parts.iter().filter(|part| known[part.index()].is_none()));
            if work.len() > before {
                continue;
            }
            work.pop();
            let is_zero = match consts.get(at) {
                Const::Int { value: 0, .. } | Const::Float { bits: 0, .. } => true,
                Const::Null(_) | Const::Zero(_) => true,
                Const::BigInt { words, .. } | Const::BigFloat { words, .. } => {
                    consts.lists.get(words).iter().all(|&word| word == 0)
                }
                Const::Bytes { at, len, .. } => consts.bytes(at, len).iter().all(|&byte| byte == 0),
                Const::Aggregate { .. } | Const::Splat { .. } => {
                    parts.iter().all(|part| known[part.index()] == Some(true))
                }
                _ => false,
            };
            known[at.index()].get_or_insert(is_zero);
        }
    }
    known.into_iter().map(|known| known == Some(true)).collect()
}

/// The first one of constants that LLVM has one of: those of a type whose bits are all zero.
fn same_constants(m: &Module, consts: &ConstTable, is_zero: &[bool]) -> Vec<ConstId> {
    let mut zeros = FxHashMap::default();
    let ids = (0..consts.len()).map(ConstId::new);
    ids.map(|id| match consts.get(id) {
        Const::Zero(ty)
        | Const::Null(ty)
        | Const::Int { ty, .. }
        | Const::Float { ty, .. }
        | Const::BigInt { ty, .. }
        | Const::BigFloat { ty, .. }
        | Const::Bytes { ty, .. }
        | Const::Aggregate { ty, .. }
        | Const::Splat { ty, .. }
            if is_zero[id.index()] =>
        {
            *zeros.entry(m.types.resolve(ty)).or_insert(id)
        }
        _ => id,
    })
    .collect()
}
