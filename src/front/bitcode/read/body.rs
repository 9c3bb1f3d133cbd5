//! The body of a function: its blocks, values, names and metadata. The instructions themselves are
//! read in `inst`, `memory` and `call`.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::super::codes::{attachment, constants, function as code, metadata, symbols};
use super::super::stream::{Bitstream, StreamEntry};
use super::blocks::{BlockNames, unnamed};
use super::constants::{Constants, Level};
use super::input::{Input, MALFORMED, Result, signed};
use super::metadata::MetadataReader;
use super::top::ModuleTables;
use crate::diag::{Diagnostic, Span};
use crate::entity::Entity;
use crate::ir::body::{Attachment, BlockData, DebugRecord, Mismatch, RecordKind};
use crate::ir::metadata::{Field, FieldValue, NodeKind};
use crate::ir::{
    Block, Body, Const, ConstId, FuncId, Inst, InstData, LocalName, Metadata, MetadataId, Module,
    Name, Operand, Type, TypeId, upgrade,
};
use crate::sort;

/// Placeholders of values that are used before they are defined start here: no function has so
/// many values.
pub(super) const FORWARD: u32 = 1 << 30;

/// The number of the value of a placeholder within its function.
fn as_forward(operand: Operand) -> Option<u32> {
    (FORWARD..1 << 31)
        .contains(&operand.0)
        .then(|| operand.0 - FORWARD)
}

/// A use of a value that is not defined so far.
struct ForwardUse {
    inst: Inst,
    /// The number of the value within the function.
    value: u32,
    ty: TypeId,
    span: Span,
}

/// Reads bodies, and keeps its memory from one to the next.
#[derive(Default)]
pub(super) struct BodyReader {
    own: Level,
    body: Body,
    forwards: Vec<ForwardUse>,
    /// Places of the source by line, column, scope, what they are inlined at, and the rest.
    locations: FxHashMap<[u64; 7], MetadataId>,
    /// Whether the places of instructions and debug records are passed over. Instructions that
    /// describe variables are not, as they count.
    pub without_places: bool,
    fitting: FxHashSet<(u64, TypeId)>,
}

/// A body that is being read.
pub(super) struct Reading<'r, 'a> {
    pub m: &'r mut Module,
    pub t: &'r ModuleTables,
    pub own: &'r mut Level,
    pub body: &'r mut Body,
    forwards: &'r mut Vec<ForwardUse>,
    /// Metadata that is a value that comes later.
    forward_metadata: Vec<MetadataId>,
    locations: &'r mut FxHashMap<[u64; 7], MetadataId>,
    /// Lists of attributes that are known to fit the functions of these types.
    pub fitting: &'r mut FxHashSet<(u64, TypeId)>,
    blocks: &'r mut BlockNames<'a>,
    pub func: FuncId,
    /// How many blocks there are.
    block_count: u32,
    /// Whether the last block has no terminator so far.
    open: bool,
    /// Metadata of the function itself.
    attached: Vec<(Name, MetadataId)>,
    /// The instructions as attachments count them, where that is another count: some were made of
    /// others, some are left out and have none.
    pub counted: Option<Vec<Option<Inst>>>,
    /// The operand bundles of the next call, as a [`CallData`](crate::ir::CallData) has them.
    pub bundles: SmallVec<[u32; 8]>,
    dbg: Name,
    last_location: Option<MetadataId>,
    /// The personality, which of old stands in the body.
    pub personality: Option<ConstId>,
    /// Whether places and debug records are read.
    places: bool,
    /// Whether nodes are read without their fields.
    without_fields: bool,
}

/// A body that was read.
pub(super) struct DecodedBody {
    pub body: Body,
    /// Metadata of the function itself.
    pub attached: Vec<(Name, MetadataId)>,
    /// The personality, which of old stands in the body.
    pub personality: Option<ConstId>,
}

/// A body of more instructions than this is given away as it is instead of copied to size.
const LARGE: usize = 1 << 14;

impl BodyReader {
    /// Reads the body of a function.
    pub(super) fn read<'a>(
        &mut self,
        m: &mut Module,
        t: &ModuleTables,
        blocks: &mut BlockNames<'a>,
        func: FuncId,
    ) -> Result<DecodedBody> {
        self.own.clear();
        self.body.clear();
        self.forwards.clear();
        self.locations.clear();
        let dbg = m.names.intern(b"dbg");
        let mut reading = Reading {
            m,
            t,
            own: &mut self.own,
            body: &mut self.body,
            forwards: &mut self.forwards,
            forward_metadata: Vec::new(),
            locations: &mut self.locations,
            fitting: &mut self.fitting,
            blocks,
            func,
            block_count: 0,
            open: false,
            attached: Vec::new(),
            counted: None,
            bundles: SmallVec::new(),
            dbg,
            last_location: None,
            personality: None,
            places: t.debug_info && !self.without_places,
            without_fields: self.without_places,
        };
        reading.run()?;
        let (attached, personality) = (reading.attached, reading.personality);
        let body = match self.body.insts.len() > LARGE {
            true => {
                let mut body = std::mem::take(&mut self.body);
                body.shrink_to_fit();
                body
            }
            false => self.body.clone(),
        };
        Ok(DecodedBody {
            body,
            attached,
            personality,
        })
    }
}

impl<'a> Reading<'_, 'a> {
    fn run(&mut self) -> Result<()> {
        let params = &self.m.funcs[self.func].params;
        self.body.param_count = params.len() as u32;
        for param in params {
            let value = self.body.types.push(param.ty);
            self.body.names.push(LocalName::UNNAMED);
            self.own.push(Operand::value(value));
        }
        let bytes = self.blocks.bytes;
        let mut input = Input::new(Bitstream::with_infos(bytes, self.t.infos.clone()));
        input.stream.seek(self.t.bodies[self.func]);
        input.enter(code::BLOCK)?;
        loop {
            match input.entry()? {
                StreamEntry::End => break,
                StreamEntry::Record(id) => {
                    let record = input.numbers(id)?;
                    self.record(&mut input, record)?;
                }
                StreamEntry::Block(block) => self.block(&mut input, block)?,
            }
        }
        self.finish()
    }

    fn block(&mut self, input: &mut Input<'_>, block: u32) -> Result<()> {
        match block {
            constants::BLOCK => {
                let mut constants = Constants {
                    m: self.m,
                    types: &self.t.types,
                    base: Some(&self.t.level),
                    own: self.own,
                    blocks: self.blocks,
                };
                constants.read(input)?;
                constants.settle()
            }
            metadata::BLOCK => {
                let found = self.metadata().read(input)?;
                self.forward_metadata.extend(found.forwards);
                Ok(())
            }
            attachment::BLOCK => self.attachments(input),
            symbols::BLOCK => self.names(input),
            _ => input.skip(),
        }
    }

    fn metadata(&mut self) -> MetadataReader<'_> {
        MetadataReader {
            m: self.m,
            types: &self.t.types,
            base: Some(&self.t.level),
            own: self.own,
            kinds: &self.t.kinds,
            without_fields: self.without_fields,
        }
    }

    #[inline]
    fn record(&mut self, input: &mut Input<'_>, record: u32) -> Result<()> {
        match record {
            code::DECLAREBLOCKS => {
                let count = input.op(0)?;
                // Each has a terminator, which takes some bits.
                if count == 0 || count > input.stream.left() {
                    return Err(input.malformed(format!("there is no room for {count} blocks")));
                }
                self.block_count = count as u32;
                Ok(())
            }
            code::DEBUG_LOC | code::DEBUG_LOC_AGAIN if !self.places => Ok(()),
            code::DEBUG_LOC => self.debug_location(input),
            code::DEBUG_LOC_AGAIN => self.attach_location(input),
            code::DEBUG_RECORD_VALUE
            | code::DEBUG_RECORD_DECLARE
            | code::DEBUG_RECORD_DECLARE_VALUE
            | code::DEBUG_RECORD_VALUE_SIMPLE
            | code::DEBUG_RECORD_ASSIGN
            | code::DEBUG_RECORD_LABEL => match self.places {
                true => self.debug_record(input, record),
                false => Ok(()),
            },
            // It says who else takes addresses of blocks: they are found by their names.
            code::BLOCKADDR_USERS => Ok(()),
            code::OPERAND_BUNDLE => self.bundle(input),
            _ => {
                let (data, ty) = self.instruction(input, record)?;
                if !self.t.debug_info && self.is_about_debugging(&data) {
                    self.counted().push(None);
                    return Ok(());
                }
                self.push(input, data, ty)
            }
        }
    }

    /// The instructions as attachments count them, from here on in a list.
    pub(super) fn counted(&mut self) -> &mut Vec<Option<Inst>> {
        let insts = &self.body.insts;
        self.counted
            .get_or_insert_with(|| insts.keys().map(Some).collect())
    }

    /// Whether it is a call of an intrinsic that describes variables.
    #[cold]
    fn is_about_debugging(&mut self, data: &InstData) -> bool {
        let InstData::Call { call } = data else {
            return false;
        };
        let callee = self.body.calls[*call].callee;
        let global = callee.as_const().map(|id| self.m.consts.get(id));
        let Some(Const::Global(global)) = global else {
            return false;
        };
        let name = self.m.globals[global].name;
        self.m.names.get(name).starts_with(b"llvm.dbg.")
    }

    /// Appends an instruction.
    #[inline]
    pub(super) fn push(&mut self, input: &Input<'_>, data: InstData, ty: TypeId) -> Result<()> {
        let span = input.span();
        if !self.open {
            self.open_block(input, span)?;
        }
        let inst = self.body.insts.push(data);
        self.body.spans.push(span);
        let value = self.body.types.push(ty);
        self.body.names.push(LocalName::UNNAMED);
        if ty != TypeId::VOID {
            self.own.push(Operand::value(value));
        }
        if let Some(counted) = &mut self.counted {
            counted.push(Some(inst));
        }
        if data.is_terminator() {
            self.close_block();
        }
        if !self.bundles.is_empty() {
            return Err(input.malformed("operand bundles stand in front of what is no call"));
        }
        Ok(())
    }

    fn open_block(&mut self, input: &Input<'_>, span: Span) -> Result<()> {
        let first = self.body.insts.next_key();
        let number = self.body.blocks.len() as u32;
        if number >= self.block_count {
            return Err(input.malformed("it stands behind the last block"));
        }
        self.body.blocks.push(BlockData {
            name: unnamed(number),
            span,
            first,
            end: first,
        });
        self.open = true;
        Ok(())
    }

    fn close_block(&mut self) {
        let end = self.body.insts.next_key();
        if let Some(last) = self.body.blocks.values_mut().next_back() {
            last.end = end;
        }
        self.open = false;
    }

    // Operands.

    /// The number of the next value.
    #[inline]
    fn next(&self) -> u32 {
        (self.t.level.values.len() + self.own.values.len()) as u32
    }

    /// The number that an operand says.
    #[inline]
    pub(super) fn number(&self, op: u64) -> u32 {
        match self.t.relative {
            true => self.next().wrapping_sub(op as u32),
            false => op as u32,
        }
    }

    /// A value by its number, if it is defined.
    #[inline]
    fn defined(&self, number: u32) -> Option<Operand> {
        let base = &self.t.level.values;
        let operand = match (number as usize).checked_sub(base.len()) {
            None => base[number as usize],
            Some(index) => *self.own.values.get(index)?,
        };
        Some(operand)
    }

    /// The type of a value as it is written in front of it: in a module with opaque pointers, the
    /// address of a symbol or of an `alloca` is a `ptr`.
    #[inline]
    pub(super) fn type_of(&self, operand: Operand) -> TypeId {
        let ty = match self.m.operand_type(self.body, operand) {
            Some(ty) => ty,
            None => return TypeId::VOID,
        };
        match ty {
            TypeId::PTR => ty,
            ty if self.m.opaque_pointers => self.opaque(ty),
            ty => ty,
        }
    }

    #[inline]
    fn opaque(&self, ty: TypeId) -> TypeId {
        match self.m.types.get(ty) {
            Type::TypedPtr { space: 0, .. } => TypeId::PTR,
            // Such a type is in the table of the file, and so is made already.
            Type::TypedPtr { space, .. } => {
                let opaque = self.m.types.find(Type::Ptr { space });
                opaque.unwrap_or(ty)
            }
            _ => ty,
        }
    }

    /// A value of a type that is known: operand `n`.
    #[inline]
    pub(super) fn value(&mut self, input: &Input<'_>, n: usize, ty: TypeId) -> Result<Operand> {
        let number = self.number(input.op(n)?);
        self.numbered(input, number, ty)
    }

    /// The value of a number, of a type that is known.
    pub(super) fn numbered(
        &mut self,
        input: &Input<'_>,
        number: u32,
        ty: TypeId,
    ) -> Result<Operand> {
        if ty == TypeId::METADATA {
            return self.metadata_value(input, number.into());
        }
        match self.defined(number) {
            Some(operand) if !operand.is_missing() => {
                if self.type_of(operand) != ty {
                    self.note_mismatch(input, operand, ty);
                }
                Ok(operand)
            }
            _ => self.undefined(input, number, ty),
        }
    }

    /// A value of a type that is known, counted with a sign: of a `phi`.
    pub(super) fn signed_value(
        &mut self,
        input: &Input<'_>,
        op: u64,
        ty: TypeId,
    ) -> Result<Operand> {
        let number = match self.t.relative {
            true => self.next().wrapping_sub(signed(op) as u32),
            false => op as u32,
        };
        self.numbered(input, number, ty)
    }

    /// A value, and its type where that is not known so far: operand `at`, which is moved on.
    #[inline]
    pub(super) fn typed(&mut self, input: &Input<'_>, at: &mut usize) -> Result<(Operand, TypeId)> {
        let number = self.number(input.op(*at)?);
        *at += 1;
        match self.defined(number) {
            Some(operand) if !operand.is_missing() => Ok((operand, self.type_of(operand))),
            known => {
                if known.is_none() {
                    let ty = self.ty(input, *at)?;
                    *at += 1;
                    return Ok((self.numbered(input, number, ty)?, ty));
                }
                let operand = self.undefined(input, number, TypeId::VOID)?;
                Ok((operand, TypeId::VOID))
            }
        }
    }

    /// The type that operand `n` names.
    #[inline]
    pub(super) fn ty(&self, input: &Input<'_>, n: usize) -> Result<TypeId> {
        self.t.types.get(input, self.m, input.op(n)?)
    }

    /// The placeholder of a value that comes later, or why there is none.
    #[inline(never)]
    fn undefined(&mut self, input: &Input<'_>, number: u32, ty: TypeId) -> Result<Operand> {
        let own = self.own.why_missing(number);
        if let Some(mut why) = own.or(self.t.level.why_missing(number)) {
            why.labels[0].span = input.span();
            return Err(why);
        }
        let index = number.wrapping_sub(self.t.level.values.len() as u32);
        // What comes later takes some bits for each.
        let room = self.own.values.len() as u64 + input.stream.left();
        if number < self.next() || u64::from(index) > room || index >= FORWARD {
            return Err(input.malformed(format!("there is no value {number}")));
        }
        self.forwards.push(ForwardUse {
            inst: self.body.insts.next_key(),
            value: index,
            ty,
            span: input.span(),
        });
        Ok(Operand(FORWARD + index))
    }

    /// Notes a value whose type is not the one that its place asks for.
    #[inline(never)]
    fn note_mismatch(&mut self, input: &Input<'_>, operand: Operand, written: TypeId) {
        let Some(own) = self.m.operand_type(self.body, operand) else {
            return;
        };
        if !self.m.types.equivalent(own, written, true) {
            let inst = self.body.insts.next_key();
            self.body.notes_mut().mismatches.push(Mismatch {
                inst,
                span: input.span(),
                written,
                operand,
            });
        }
    }

    /// A block.
    #[inline]
    pub(super) fn target(&self, input: &Input<'_>, number: u64) -> Result<Block> {
        match number < self.block_count.into() {
            true => Ok(Block(number as u32)),
            false => Err(input.malformed(format!("there is no block {number}"))),
        }
    }

    // Metadata.

    /// Metadata as an operand.
    fn metadata_value(&mut self, input: &Input<'_>, number: u64) -> Result<Operand> {
        let id = self.known_metadata(input, number)?;
        let id = self.m.consts.intern(Const::Metadata(id));
        Ok(Operand::constant(id))
    }

    /// Metadata by its number.
    fn known_metadata(&mut self, input: &Input<'_>, number: u64) -> Result<MetadataId> {
        let base = &self.t.level.metadata;
        let index = usize::try_from(number).unwrap_or(usize::MAX);
        let id = match index.checked_sub(base.len()) {
            None => Some(base[index]),
            Some(index) => self.own.metadata.get(index).copied(),
        };
        match id {
            Some(id) if id != MetadataId::NULL => Ok(id),
            _ => Err(input.malformed(format!("there is no metadata {number}"))),
        }
    }

    /// `[line, column, scope, inlined at, implicit, atom group, atom rank]`
    fn debug_location(&mut self, input: &Input<'_>) -> Result<()> {
        let mut key = [0; 7];
        for (n, part) in key.iter_mut().enumerate() {
            *part = input.or_zero(n);
        }
        let id = match self.locations.get(&key) {
            Some(&id) => id,
            None => {
                let id = self.location(input, key)?;
                self.locations.insert(key, id);
                id
            }
        };
        self.last_location = Some(id);
        self.attach_location(input)
    }

    fn location(&mut self, input: &Input<'_>, key: [u64; 7]) -> Result<MetadataId> {
        let [line, column, scope, inlined_at, implicit, group, rank] = key;
        let node = |this: &mut Self, number: u64| match number.checked_sub(1) {
            Some(number) => this.known_metadata(input, number),
            None => Ok(MetadataId::NULL),
        };
        let fields = [
            (Field::Line, FieldValue::Unsigned(line)),
            (Field::Column, FieldValue::Unsigned(column)),
            (Field::Scope, FieldValue::Node(node(self, scope)?)),
            (Field::InlinedAt, FieldValue::Node(node(self, inlined_at)?)),
            (Field::IsImplicitCode, FieldValue::Unsigned(implicit)),
            (Field::AtomGroup, FieldValue::Unsigned(group)),
            (Field::AtomRank, FieldValue::Unsigned(rank)),
        ];
        let kind = NodeKind::Location;
        let value = Metadata::Node {
            kind,
            distinct: false,
            fields: self.m.metadata.push_fields(kind, &fields),
        };
        Ok(self.m.metadata.intern(value, input.span()))
    }

    /// Says that the last instruction is at the last location.
    fn attach_location(&mut self, input: &Input<'_>) -> Result<()> {
        let inst = self.body.insts.len().checked_sub(1);
        let (Some(inst), Some(node)) = (inst, self.last_location) else {
            return Err(input.malformed("there is no instruction, or no location"));
        };
        let attachment = Attachment {
            inst: Inst::new(inst),
            kind: self.dbg,
            node,
        };
        self.body.notes_mut().attachments.push(attachment);
        Ok(())
    }

    /// `[location, variable, expression, value]` and its kin; it stands behind the instruction that
    /// it stands in front of.
    fn debug_record(&mut self, input: &Input<'_>, record: u32) -> Result<()> {
        let Some(before) = self.body.insts.len().checked_sub(1) else {
            return Err(input.malformed("there is no instruction"));
        };
        let kind = match record {
            code::DEBUG_RECORD_DECLARE => RecordKind::Declare,
            code::DEBUG_RECORD_DECLARE_VALUE => RecordKind::DeclareValue,
            code::DEBUG_RECORD_ASSIGN => RecordKind::Assign,
            code::DEBUG_RECORD_LABEL => RecordKind::Label,
            _ => RecordKind::Value,
        };
        let mut ids: SmallVec<[u32; 8]> = SmallVec::new();
        for n in 0..kind.operand_count() {
            let id = match (record, n) {
                (code::DEBUG_RECORD_VALUE_SIMPLE, 3) => {
                    let (operand, _) = self.typed(input, &mut 3)?;
                    if as_forward(operand).is_some() {
                        return Err(input.malformed("it is about a value that comes later"));
                    }
                    let value = match operand.as_const() {
                        Some(id) => Metadata::Constant(id),
                        None => Metadata::Local(operand),
                    };
                    self.m.metadata.intern(value, input.span())
                }
                _ => self.known_metadata(input, input.op(n)?)?,
            };
            ids.push(id.0);
        }
        // The location comes last in ir, and the value first.
        ids.rotate_left(1);
        match kind {
            RecordKind::Label => {}
            // Variable, expression, value, ...
            _ => ids[..3].rotate_right(1),
        }
        if kind == RecordKind::Assign {
            // The address in front of its expression.
            ids.swap(4, 5);
        }
        let record = DebugRecord {
            before: Inst::new(before),
            kind,
            operands: self.body.pool.push(&ids),
            span: input.span(),
        };
        self.body.notes_mut().records.push(record);
        Ok(())
    }

    /// Attachments of instructions by their numbers, and of the function.
    fn attachments(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.enter(attachment::BLOCK)?;
        while let Some(record) = input.next()? {
            if record != attachment::ATTACHMENT {
                continue;
            }
            let len = input.ops().len();
            let mut list: SmallVec<[(Name, MetadataId); 4]> = SmallVec::new();
            let (debug_info, dbg) = (self.t.debug_info, self.dbg);
            self.metadata().attachments(input, len % 2, |kind, node| {
                if debug_info || kind != dbg {
                    list.push((kind, node));
                }
            })?;
            if len.is_multiple_of(2) {
                self.attached.extend(list);
                continue;
            }
            let number = input.op(0)?;
            let index = usize::try_from(number).unwrap_or(usize::MAX);
            let inst = match &self.counted {
                Some(counted) => counted.get(index).copied(),
                None => (index < self.body.insts.len()).then(|| Some(Inst::new(index))),
            };
            let Some(inst) = inst else {
                return Err(input.malformed(format!("there is no instruction {number}")));
            };
            let Some(inst) = inst else { continue };
            for (kind, node) in list {
                // Values of functions could once be attached, and mean nothing there.
                if !matches!(self.m.metadata.get(node), Metadata::Local(_)) {
                    let attachment = Attachment { inst, kind, node };
                    self.body.notes_mut().attachments.push(attachment);
                }
            }
        }
        Ok(())
    }

    // Names, and the end.

    fn names(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.enter(symbols::BLOCK)?;
        while let Some(record) = input.next()? {
            if !matches!(record, symbols::ENTRY | symbols::BBENTRY) {
                continue;
            }
            let name = LocalName::named(self.m.names.intern(input.text(1)?));
            let number = input.op(0)?;
            let value = match record {
                symbols::BBENTRY => {
                    let block = self.target(input, number)?;
                    // It may come before the instructions of its block.
                    match self.body.blocks.get(block) {
                        Some(_) => self.body.blocks[block].name = name,
                        None => return Err(input.malformed(format!("block {number} is not there"))),
                    }
                    continue;
                }
                _ => u32::try_from(number).ok().and_then(|n| self.defined(n)),
            };
            match value.and_then(Operand::as_value) {
                Some(value) => self.body.names[value] = name,
                None => return Err(input.malformed(format!("there is no value {number}"))),
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<()> {
        let span = self.m.funcs[self.func].span;
        let fail = |message: String| Err(Box::new(Diagnostic::error(MALFORMED, span, message)));
        if self.open {
            self.close_block();
        }
        let count = self.body.blocks.len();
        if count != self.block_count as usize {
            return fail(format!(
                "a function has {count} blocks, and not {} as it says",
                self.block_count
            ));
        }
        self.settle_forwards()?;
        if let Some(notes) = &mut self.body.notes {
            // Attachments come behind the instructions, and locations among them.
            sort::by_number(&mut notes.attachments, |row| row.inst.0);
        }
        upgrade::attachments(self.m, self.body);
        upgrade::strict_calls(self.m, self.body, self.func);
        Ok(())
    }

    /// What a placeholder turned out to be.
    fn settled(&self, value: u32, span: Span) -> Result<Operand> {
        let target = self.own.values.get(value as usize).copied();
        match target.filter(|target| !target.is_missing()) {
            Some(target) => Ok(target),
            None => {
                let number = value as usize + self.t.level.values.len();
                let message = format!("value {number} is used and not defined");
                Err(Box::new(Diagnostic::error(MALFORMED, span, message)))
            }
        }
    }

    /// Replaces placeholders by what came later.
    fn settle_forwards(&mut self) -> Result<()> {
        for id in std::mem::take(&mut self.forward_metadata) {
            if let Metadata::Local(operand) = self.m.metadata.get(id)
                && let Some(value) = as_forward(operand)
            {
                let target = self.settled(value, self.m.metadata.span(id))?;
                self.m.metadata.map_local(id, |_| target);
            }
        }
        let uses = std::mem::take(self.forwards);
        let mut last = None;
        for used in &uses {
            let target = self.settled(used.value, used.span)?;
            if let Some(own) = self.m.operand_type(self.body, target)
                && own != used.ty
                && !self.m.types.equivalent(own, used.ty, true)
            {
                self.body.notes_mut().mismatches.push(Mismatch {
                    inst: used.inst,
                    span: used.span,
                    written: used.ty,
                    operand: target,
                });
            }
            if last != Some(used.inst) && used.inst.index() < self.body.insts.len() {
                last = Some(used.inst);
                let values = &self.own.values;
                self.body
                    .map_operands(used.inst, |operand| match as_forward(operand) {
                        Some(value) => values
                            .get(value as usize)
                            .copied()
                            .unwrap_or(Operand::MISSING),
                        None => operand,
                    });
            }
        }
        Ok(())
    }
}
