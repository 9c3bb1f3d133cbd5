//! Where debug information is attached: to functions, variables and instructions, in records, in
//! the list of compile units.

use rustc_hash::FxHashMap;

use super::fields::NodeClasses;
use super::{ATTACHMENT, FORMAT, RECORD, UNIT, expression, push, report, report_at, shown};
use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::body::{DebugRecord, RecordKind};
use crate::ir::metadata::{Field, NodeKind};
use crate::ir::{
    Attr, Block, Body, Const, FuncId, GlobalId, GlobalKind, Inst, InstData, Linkage, Metadata,
    MetadataId, Module, Name, Operand, ValueDef,
};
use crate::verify::checker::Checker;
use crate::verify::metadata::named;
use crate::verify::metadata::reach::DEBUG_FUNCTIONS;
use crate::verify::rule::Rule;

/// What is known of debug information while functions are looked at.
#[derive(Default)]
pub(in crate::verify) struct ScopeCache {
    /// The subprogram that a scope is in, by the row of the scope, once it was asked for; `NULL`
    /// where it is in none.
    subprograms: Vec<Option<MetadataId>>,
    /// The function that a subprogram is attached to.
    attached: FxHashMap<MetadataId, GlobalId>,
    /// The function in which a location was last seen.
    seen: Vec<u32>,
}

pub(super) fn units(c: &mut Checker<'_>, _: &'static Rule) {
    let m = c.m;
    let listed = named(m, "llvm.dbg.cu");
    for row in &m.metadata.named {
        let name = m.names.get(row.name);
        if name.starts_with(b"llvm.dbg.") && name != b"llvm.dbg.cu" {
            report_at(
                c,
                UNIT,
                row.span,
                "names that begin with `llvm.dbg.` are LLVM's own",
            );
        }
        if name == b"llvm.dbg.cu"
            && let Some(&id) = row.operands.iter().find(|&&id| {
                let value = m.metadata.get(id);
                let unit = m.metadata.kind(id) == Some(NodeKind::CompileUnit);
                !unit && value != Metadata::Undefined
            })
        {
            let message = format!("{} is not a compile unit", shown(c, id));
            report_at(c, UNIT, row.span, message);
        }
    }
    // Where debug information is dropped, so is the list.
    let listed: rustc_hash::FxHashSet<MetadataId> = match c.debug_info {
        true => listed.iter().copied().collect(),
        false => Default::default(),
    };
    for id in std::mem::take(&mut c.units) {
        if !listed.contains(&id) {
            let message = match named(m, "llvm.dbg.cu").contains(&id) {
                true => {
                    "debug information is dropped without the module flag \"Debug Info \
                         Version\", and with it the list that has this compile unit"
                }
                false => "this compile unit is not listed in `!llvm.dbg.cu`",
            };
            report(c, UNIT, id, message.into());
        }
    }
}

/// The functions `llvm.dbg.value` and its kin, as far as the module has them.
fn debug_functions(m: &Module) -> [Option<GlobalId>; 4] {
    DEBUG_FUNCTIONS.map(|name| m.find(name))
}

pub(super) fn formats(c: &mut Checker<'_>, _: &'static Rule) {
    let m = c.m;
    let bodies = || m.funcs.values().filter_map(|func| func.body.as_ref());
    let functions = debug_functions(m);
    if functions[..3].iter().all(Option::is_none) {
        return;
    }
    let Some(record) = bodies().find_map(|body| body.records().first()) else {
        return;
    };
    for body in bodies() {
        for (inst, data) in body.insts.iter() {
            if let InstData::Call { call } = *data
                && let Some(symbol) = callee(m, body.calls[call].callee)
                && functions[..3].contains(&Some(symbol))
            {
                let message = "this module has debug records: calls of debug intrinsics say the \
                               same in the form of LLVM 18";
                let diagnostic = c.error(FORMAT, body.spans[inst], message);
                c.push(diagnostic.also(record.span, "the first record"));
                return;
            }
        }
    }
}

/// The symbol that an operand is the address of.
fn callee(m: &Module, operand: Operand) -> Option<GlobalId> {
    match m.consts.get(operand.as_const()?) {
        Const::Global(symbol) => Some(symbol),
        _ => None,
    }
}

pub(super) fn variable(c: &mut Checker<'_>, _: &'static Rule, id: GlobalId) {
    let m = c.m;
    if !matches!(m.globals[id].kind, GlobalKind::Variable { .. }) {
        return;
    }
    let Some(dbg) = m.names.find(b"dbg") else {
        return;
    };
    for (_, node) in m.global_attachments(id).filter(|&(kind, _)| kind == dbg) {
        if m.metadata.kind(node) != Some(NodeKind::GlobalVariableExpression) {
            let shown = shown(c, node);
            let message = format!(
                "the `!dbg` of a variable must be a `!DIGlobalVariableExpression`, not {shown}"
            );
            report_at(c, ATTACHMENT, m.globals[id].span, message);
        }
    }
}

pub(super) fn function(c: &mut Checker<'_>, _: &'static Rule, id: FuncId) {
    // What LLVM drops it does not look at.
    if !c.debug_info || c.gradual {
        return misplaced_records(c, id);
    }
    let m = c.m;
    let func = &m.funcs[id];
    let dbg = m.names.find(b"dbg").unwrap_or(Name(u32::MAX));
    let mut own = m
        .global_attachments(func.global)
        .filter(|&(kind, _)| kind == dbg)
        .map(|(_, node)| node);
    let subprogram = own.next();
    let again = own.next().is_some();
    if let Some(node) = subprogram
        && let Some(message) = wrong_subprogram(c, id, node, again)
    {
        report_at(c, ATTACHMENT, m.globals[func.global].span, message);
    }
    let Some(body) = &func.body else { return };
    let subprogram = subprogram.filter(|&id| m.metadata.kind(id) == Some(NodeKind::Subprogram));
    let mut places = std::mem::take(&mut c.places);
    if places.subprograms.is_empty() {
        places.subprograms = vec![None; m.metadata.len()];
        places.seen = vec![u32::MAX; m.metadata.len()];
    }
    let mut bodies = InBody {
        c,
        body,
        places: &mut places,
        number: id.0,
        subprogram,
        arguments: FxHashMap::default(),
    };
    bodies.attachments(dbg);
    bodies.records();
    if let Some(subprogram) = subprogram {
        bodies.calls_without_places(dbg, subprogram);
    }
    bodies.debug_calls(dbg);
    c.places = places;
    misplaced_records(c, id);
}

/// Records that no instruction follows: not even LLVM reads them.
fn misplaced_records(c: &mut Checker<'_>, id: FuncId) {
    let Some(body) = &c.m.funcs[id].body else {
        return;
    };
    for record in body.records() {
        let before = record.before.0.checked_sub(1).map(Inst);
        let inner = before.and_then(|inst| body.insts.get(inst));
        if inner.is_some_and(|data| !data.is_terminator()) {
            continue;
        }
        let block = body.block_of(record.before);
        let behind = match block {
            None => true,
            Some(block) => {
                let data = &body.blocks[block];
                data.first == record.before
                    && block != Block(0)
                    && !record.span.is_none()
                    && record.span.start < data.span.start
            }
        };
        if behind {
            let message = "no instruction of the block follows this debug record";
            let diagnostic = c.error(RECORD, record.span, message);
            c.push(diagnostic);
        }
    }
}

/// What is wrong with the `!dbg` of a function.
fn wrong_subprogram(
    c: &mut Checker<'_>,
    id: FuncId,
    node: MetadataId,
    again: bool,
) -> Option<String> {
    let m = c.m;
    let func = &m.funcs[id];
    let distinct = match m.metadata.get(node) {
        Metadata::Node { distinct, .. } | Metadata::Tuple { distinct, .. } => distinct,
        _ => false,
    };
    if !func.is_defined() {
        let message = "the `!dbg` of a function that is only declared cannot be `distinct`";
        return distinct.then(|| message.into());
    }
    if m.metadata.kind(node) != Some(NodeKind::Subprogram) {
        let shown = shown(c, node);
        return Some(format!(
            "the `!dbg` of a function must be a `!DISubprogram`, not {shown}"
        ));
    }
    if !distinct {
        return Some("the `!DISubprogram` of a function that is defined must be `distinct`".into());
    }
    match c.places.attached.insert(node, func.global) {
        Some(other) if other != func.global => {
            let other = crate::verify::show::name_text(m, m.globals[other].name);
            Some(format!(
                "this `!DISubprogram` is that of `@{other}` already"
            ))
        }
        _ => again.then(|| "a function can have only one `!dbg`".into()),
    }
}

fn is_zero(m: &Module, operand: Operand) -> bool {
    operand.as_const().is_some_and(|id| {
        matches!(
            m.consts.get(id),
            Const::Zero(_) | Const::Int { value: 0, .. }
        )
    })
}

/// The debug information of a body.
struct InBody<'c, 'm, 'p> {
    c: &'c mut Checker<'m>,
    body: &'m Body,
    places: &'p mut ScopeCache,
    /// The number of the function.
    number: u32,
    /// The subprogram of the function.
    subprogram: Option<MetadataId>,
    /// The variables that stand for arguments, by the argument's number.
    arguments: FxHashMap<u64, MetadataId>,
}

impl InBody<'_, '_, '_> {
    fn span(&self, inst: Inst) -> Span {
        self.body.spans.get(inst).copied().unwrap_or(Span::NONE)
    }

    /// The subprogram that a scope is in. Chains of scopes are followed once.
    #[inline]
    fn subprogram_of(&mut self, scope: MetadataId) -> Option<MetadataId> {
        let found = match self.places.subprograms.get(scope.0 as usize) {
            Some(Some(known)) => *known,
            _ => self.find_subprogram(scope),
        };
        Some(found).filter(|&found| found != MetadataId::NULL)
    }

    fn find_subprogram(&mut self, scope: MetadataId) -> MetadataId {
        let table = &self.c.m.metadata;
        let mut chain = Vec::new();
        let mut at = scope;
        let found = loop {
            let row = self.places.subprograms.get_mut(at.0 as usize);
            match row {
                Some(Some(known)) => break *known,
                // Who comes here again before the end is known goes in a circle.
                Some(row) => *row = Some(MetadataId::NULL),
                None => break MetadataId::NULL,
            }
            chain.push(at);
            match table.kind(at) {
                Some(NodeKind::Subprogram) => break at,
                Some(NodeKind::LexicalBlock | NodeKind::LexicalBlockFile) => {
                    match table.node(at, Field::Scope) {
                        Some(scope) => at = scope,
                        None => break MetadataId::NULL,
                    }
                }
                _ => break MetadataId::NULL,
            }
        };
        for id in chain {
            self.places.subprograms[id.0 as usize] = Some(found);
        }
        found
    }

    /// Judges the locations of instructions.
    fn attachments(&mut self, dbg: Name) {
        let m = self.c.m;
        let [assigned, looping] = [&b"DIAssignID"[..], b"llvm.loop"].map(|kind| m.names.find(kind));
        for attached in self.body.attachments() {
            if attached.kind != dbg {
                match Some(attached.kind) {
                    kind if kind == assigned => self.assignment(attached.inst),
                    kind if kind == looping => self.loop_places(attached.inst, attached.node),
                    _ => {}
                }
                continue;
            }
            let row = attached.node.0 as usize;
            match self.places.seen.get_mut(row) {
                Some(seen) if *seen == self.number => continue,
                Some(seen) => *seen = self.number,
                None => continue,
            }
            let message = match m.metadata.kind(attached.node) {
                Some(NodeKind::Location) => match self.elsewhere(attached.node) {
                    true => "this location is of another subprogram than its function".into(),
                    false => continue,
                },
                // A label says where it is by itself.
                _ if self.is_label(attached.inst) => continue,
                _ => {
                    let shown = shown(self.c, attached.node);
                    format!("the `!dbg` of an instruction must be a `!DILocation`, not {shown}")
                }
            };
            let span = self.span(attached.inst);
            report_at(self.c, ATTACHMENT, span, message);
        }
    }

    /// Whether an instruction is a call of `llvm.dbg.label`.
    fn is_label(&self, inst: Inst) -> bool {
        let m = self.c.m;
        match self.body.insts[inst] {
            InstData::Call { call } => {
                let symbol = callee(m, self.body.calls[call].callee);
                symbol.is_some() && symbol == debug_functions(m)[3]
            }
            _ => false,
        }
    }

    /// `!DIAssignID` stands where something is stored.
    fn assignment(&mut self, inst: Inst) {
        let m = self.c.m;
        let stores = match self.body.insts[inst] {
            InstData::Alloca { .. } | InstData::Store { .. } => true,
            InstData::Call { call } => {
                let symbol = callee(m, self.body.calls[call].callee);
                symbol.is_some_and(|symbol| {
                    m.names.get(m.globals[symbol].name).starts_with(b"llvm.mem")
                })
            }
            _ => false,
        };
        if !stores {
            let message = "`!DIAssignID` can stand only at an `alloca` or at what stores something";
            let span = self.span(inst);
            report_at(self.c, ATTACHMENT, span, message);
        }
    }

    /// The locations of a loop are of its function.
    fn loop_places(&mut self, inst: Inst, node: MetadataId) {
        let m = self.c.m;
        for id in m.metadata.operands(node).skip(1) {
            if m.metadata.kind(id) == Some(NodeKind::Location) && self.elsewhere(id) {
                let message = "a location of this loop is of another subprogram than its function";
                let span = self.span(inst);
                report_at(self.c, ATTACHMENT, span, message);
            }
        }
    }

    /// Whether a location is of another subprogram than that of the function.
    fn elsewhere(&mut self, location: MetadataId) -> bool {
        let Some(own) = self.subprogram else {
            return false;
        };
        let table = &self.c.m.metadata;
        let mut at = location;
        // What is inlined is where its outermost call is. Each call on the way is looked at once.
        while let Some(outer) = table.node(at, Field::InlinedAt) {
            match self.places.seen.get_mut(outer.0 as usize) {
                Some(seen) if *seen != self.number => *seen = self.number,
                _ => return false,
            }
            at = outer;
        }
        let scope = table.node(at, Field::Scope);
        scope
            .and_then(|scope| self.subprogram_of(scope))
            .is_some_and(|found| found != own)
    }

    /// Reports calls of functions with debug information that do not say where they stand.
    fn calls_without_places(&mut self, dbg: Name, _: MetadataId) {
        let m = self.c.m;
        let mut placed = self
            .body
            .attachments()
            .iter()
            .filter(|attached| attached.kind == dbg)
            .map(|attached| attached.inst)
            .peekable();
        for (inst, data) in self.body.insts.iter() {
            let (InstData::Call { call }
            | InstData::Invoke { call, .. }
            | InstData::CallBr { call, .. }) = *data
            else {
                continue;
            };
            while placed.next_if(|&at| at < inst).is_some() {}
            if placed.peek() == Some(&inst) {
                continue;
            }
            let Some(symbol) = callee(m, self.body.calls[call].callee) else {
                continue;
            };
            let global = &m.globals[symbol];
            let defined = m.function(symbol).is_some_and(|func| func.is_defined());
            if global.ty != self.body.calls[call].fn_ty {
                continue;
            }
            let replaceable = matches!(
                global.linkage,
                Linkage::Weak | Linkage::LinkOnce | Linkage::Common | Linkage::ExternWeak
            );
            let known = m.global_attachments(symbol).any(|(kind, _)| kind == dbg);
            if defined && !replaceable && known {
                let message = "a call of a function with debug information must have a `!dbg`, so \
                               that it can be inlined";
                let span = self.span(inst);
                report_at(self.c, ATTACHMENT, span, message);
            }
        }
    }

    fn records(&mut self) {
        let m = self.c.m;
        for record in self.body.records() {
            let operands = self.body.pool.get(record.operands);
            let operand = |n: usize| operands.get(n).map_or(MetadataId::NULL, |&w| MetadataId(w));
            let last = operand(operands.len().wrapping_sub(1));
            let place = (m.metadata.kind(last) == Some(NodeKind::Location)).then_some(last);
            let at = LocationSite {
                span: record.span,
                what: "this record",
                place,
            };
            if self.stands_at_phi(record) {
                report_at(
                    self.c,
                    RECORD,
                    record.span,
                    "a debug record cannot stand at a `phi`",
                );
            } else if place.is_none() && record.kind != RecordKind::Label {
                let shown = shown(self.c, last);
                let message = format!(
                    "the last operand of a debug record must be a `!DILocation`, not {shown}"
                );
                report_at(self.c, RECORD, record.span, message);
            } else if record.kind == RecordKind::Label {
                // What is no location says nothing of where the label is, and LLVM lets it be.
                self.label(&at, operand(0), place.is_some());
            } else {
                self.variable(&at, record.kind == RecordKind::Assign, &operand);
            }
        }
    }

    fn stands_at_phi(&self, record: &DebugRecord) -> bool {
        matches!(
            self.body.insts.get(record.before),
            Some(InstData::Phi { .. })
        )
    }

    /// Calls of `llvm.dbg.value` and its kin, which say what records say.
    fn debug_calls(&mut self, dbg: Name) {
        let m = self.c.m;
        let functions = debug_functions(m);
        if functions.iter().all(Option::is_none) {
            return;
        }
        let attachments = self.body.attachments();
        for (inst, data) in self.body.insts.iter() {
            let InstData::Call { call } = *data else {
                continue;
            };
            let call = &self.body.calls[call];
            let symbol = callee(m, call.callee);
            let Some(which) = functions.iter().position(|&f| f.is_some() && f == symbol) else {
                continue;
            };
            let args = self.body.pool.get(call.args);
            let operand = |n: usize| {
                let constant = args.get(n).and_then(|&word| Operand(word).as_const());
                match constant.map(|id| m.consts.get(id)) {
                    Some(Const::Metadata(id)) => id,
                    _ => MetadataId::NULL,
                }
            };
            let first = attachments.partition_point(|attached| attached.inst < inst);
            let place = attachments[first..]
                .iter()
                .take_while(|attached| attached.inst == inst)
                .find(|attached| attached.kind == dbg)
                .map(|attached| attached.node);
            if place.is_some_and(|id| m.metadata.kind(id) != Some(NodeKind::Location)) {
                continue;
            }
            let at = LocationSite {
                span: self.span(inst),
                what: "this call",
                place,
            };
            // LLVM up to 5 had an offset behind the value, and does without those that are not 0.
            let offset = usize::from(which == 1 && args.len() == 4);
            if offset != 0 && !is_zero(m, Operand(args[1])) {
                continue;
            }
            let operand = |n: usize| match n {
                0 => operand(0),
                n => operand(n + offset),
            };
            match which {
                3 => self.label(&at, operand(0), true),
                which => self.variable(&at, which == 2, &operand),
            }
        }
    }

    fn wrong(&mut self, at: &LocationSite, message: impl Into<String>) {
        report_at(self.c, RECORD, at.span, message);
    }

    fn label(&mut self, at: &LocationSite, label: MetadataId, placed: bool) {
        if self.c.m.metadata.kind(label) != Some(NodeKind::Label) {
            let shown = shown(self.c, label);
            return self.wrong(
                at,
                format!(
                    "the first operand of {} must be a `!DILabel`, not {shown}",
                    at.what
                ),
            );
        }
        if placed {
            self.same_subprogram(at, label);
        }
    }

    /// A variable and the location of what says something of it are of one subprogram.
    fn same_subprogram(&mut self, at: &LocationSite, of: MetadataId) -> bool {
        let table = &self.c.m.metadata;
        let Some(place) = at.place else {
            self.wrong(at, format!("{} has no `!dbg`", at.what));
            return false;
        };
        let scopes = [of, place].map(|id| table.node(id, Field::Scope));
        let [of, place] = scopes.map(|scope| scope.and_then(|scope| self.subprogram_of(scope)));
        if let (Some(of), Some(place)) = (of, place)
            && of != place
        {
            let message = format!("{} and its location are of different subprograms", at.what);
            self.wrong(at, message);
            return false;
        }
        true
    }

    /// What is said of a variable: where it is, by an expression.
    fn variable(
        &mut self,
        at: &LocationSite,
        assigns: bool,
        operand: &dyn Fn(usize) -> MetadataId,
    ) {
        let m = self.c.m;
        let table = &m.metadata;
        let is_value = |id: MetadataId| match table.get(id) {
            Metadata::Constant(_) | Metadata::Local(_) => true,
            // A constant alone in a list is that constant.
            Metadata::Tuple { .. } => {
                let mut operands = table.operands(id);
                let only = operands.next().map(|id| table.get(id));
                operands.next().is_none()
                    && matches!(
                        only,
                        None | Some(Metadata::Constant(_) | Metadata::Undefined)
                    )
            }
            _ => false,
        };
        let (value, variable, expr) = (operand(0), operand(1), operand(2));
        let fits = |id, class: NodeClasses| NodeClasses::of(table, id).any(class);
        let wanted = if !is_value(value) && !matches!(table.get(value), Metadata::Arguments(_)) {
            Some(("first operand must be a value or `!{}`", value))
        } else if !fits(variable, NodeClasses::LOCAL_VARIABLE) {
            Some(("second operand must be a `!DILocalVariable`", variable))
        } else if !fits(expr, NodeClasses::EXPRESSION) {
            Some(("third operand must be a `!DIExpression`", expr))
        } else if assigns && !fits(operand(3), NodeClasses::ASSIGN) {
            Some(("fourth operand must be a `!DIAssignID`", operand(3)))
        } else if assigns && !is_value(operand(4)) {
            Some(("fifth operand must be an address or `!{}`", operand(4)))
        } else if assigns && !fits(operand(5), NodeClasses::EXPRESSION) {
            Some(("sixth operand must be a `!DIExpression`", operand(5)))
        } else {
            None
        };
        if let Some((says, other)) = wanted {
            let shown = shown(self.c, other);
            return self.wrong(at, format!("in {}, the {says}, not {shown}", at.what));
        }
        if expression::asks(self.c, expr)
            && let Some(message) = self.wrong_place(value, variable, expr)
        {
            return self.wrong(at, message);
        }
        if self.same_subprogram(at, variable) {
            self.argument(at, variable);
        }
    }

    /// What an expression asks of its variable or value that they have not.
    fn wrong_place(
        &self,
        value: MetadataId,
        variable: MetadataId,
        expr: MetadataId,
    ) -> Option<String> {
        const ARTIFICIAL: u64 = 0x40;
        if self.c.m.metadata.number(variable, Field::Flags) & ARTIFICIAL == 0
            && let Some(message) = expression::fragment_error(self.c, variable, expr)
        {
            return Some(message);
        }
        let elements = expression::elements(self.c, expr).unwrap_or_default();
        let wrong = expression::is_entry_value(&elements) && !self.has_entry_value(value);
        wrong.then(|| {
            "only a `swiftasync` parameter has a value of the function's entry here".into()
        })
    }

    /// Whether a value may be said to be what it was when the function was entered.
    fn has_entry_value(&self, value: MetadataId) -> bool {
        let m = self.c.m;
        match m.metadata.get(value) {
            Metadata::Constant(id) => {
                matches!(m.consts.get(id), Const::Undef(_) | Const::Poison(_))
            }
            Metadata::Local(operand) => {
                let Some(ValueDef::Param(n)) = operand.as_value().map(|v| self.body.def(v)) else {
                    return false;
                };
                let func = &m.funcs[FuncId::new(self.number as usize)];
                let attrs = func
                    .params
                    .get(n as usize)
                    .map(|param| m.attrs.all(param.attrs));
                attrs.into_iter().flatten().any(
                    |attr| matches!(attr, Attr::Swift(name) if m.names.get(name) == b"swiftasync"),
                )
            }
            _ => false,
        }
    }

    /// A variable that stands for an argument is the only one that does.
    fn argument(&mut self, at: &LocationSite, variable: MetadataId) {
        let table = &self.c.m.metadata;
        let inlined = at
            .place
            .and_then(|place| table.node(place, Field::InlinedAt));
        let number = table.number(variable, Field::Arg);
        if self.subprogram.is_none() || inlined.is_some() || number == 0 {
            return;
        }
        if let Some(other) = self.arguments.insert(number, variable)
            && other != variable
        {
            let message = format!("another variable stands for argument {number} too");
            let span = table.span(other);
            let diagnostic = self.c.error(RECORD, at.span, message);
            push(self.c, None, diagnostic.also(span, "the other one"));
        }
    }
}

/// Where a record or a call describes a variable or label.
struct LocationSite {
    span: Span,
    what: &'static str,
    /// Its location.
    place: Option<MetadataId>,
}
