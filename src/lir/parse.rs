//! Reads LIR back from the text that [`print`](super::print) writes.
//!
//! Numbers of values and blocks are kept. Promises an error, never a panic, on any text; whether
//! the function makes sense is for [`verify`](super::verify()) to say.

use std::iter::Peekable;
use std::str::{Lines, Split};

use super::abi::results_fit;
use super::function::{
    Block, BlockData, Callee, CalleeData, Caught, Clause, Function, Handler, HandlerData, Origin,
    SigRef, Slot, SlotData, Stub, SymbolId, Table, TableData, Target, VConst, Value, ValueData,
};
use super::inst::{BlockCall, InstData, MemFlags};
use super::libcall::Libcall;
use super::scalar::Word;
use super::signature::{Param, ParamMark, Signature};
use super::stub::{StubData, StubReloc, StubTarget};
use super::types::Type;
use super::vector::Shape;
use super::visit::Read;
use crate::entity::{Entity, List};
use smallvec::SmallVec;

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for ParseError {}

type Parsed<T> = Result<T, ParseError>;

/// The functions of a text; `symbol` gives each name its symbol. `symbol7` is symbol 7.
pub fn parse(text: &str, symbol: &mut dyn FnMut(&[u8]) -> SymbolId) -> Parsed<Vec<Function>> {
    let mut functions = Vec::new();
    let mut lines = LineReader {
        lines: text.lines().peekable(),
        number: 0,
        limit: text.len(),
    };
    while let Some(mut line) = lines.next()? {
        line.word("function")?;
        let mut parser = Parser {
            func: Function::default(),
            symbol,
            laid_out: Vec::new(),
        };
        parser.function(line, &mut lines)?;
        functions.push(parser.func);
    }
    Ok(functions)
}

/// Lines with something on them.
struct LineReader<'t> {
    lines: Peekable<Lines<'t>>,
    number: usize,
    /// Numbers above this are no sensible ids.
    limit: usize,
}

impl<'t> LineReader<'t> {
    fn next(&mut self) -> Parsed<Option<Line<'t>>> {
        for text in self.lines.by_ref() {
            self.number += 1;
            let mut line = Line {
                rest: text,
                number: self.number,
                limit: self.limit,
            };
            if line.peek()?.is_some() {
                return Ok(Some(line));
            }
        }
        Ok(None)
    }
}

/// The rest of a line.
#[derive(Clone, Copy)]
struct Line<'t> {
    rest: &'t str,
    number: usize,
    limit: usize,
}

impl<'t> Line<'t> {
    fn error<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err(ParseError {
            line: self.number,
            message: message.into(),
        })
    }

    /// The next token, and what follows it: a word, a quoted name or one other character.
    fn split(&self) -> Parsed<Option<(&'t str, &'t str)>> {
        let rest = self.rest.trim_start();
        let Some(first) = rest.chars().next() else {
            return Ok(None);
        };
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.' || c == '$';
        let end = match first {
            ';' => return Ok(None),
            '"' => match rest[1..].find('"') {
                Some(end) => end + 2,
                None => return self.error("a quote is not closed"),
            },
            c if word(c) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        Ok(Some(rest.split_at(end)))
    }

    fn peek(&mut self) -> Parsed<Option<&'t str>> {
        Ok(self.split()?.map(|(token, _)| token))
    }

    fn token(&mut self) -> Parsed<&'t str> {
        match self.split()? {
            Some((token, rest)) => {
                self.rest = rest;
                Ok(token)
            }
            None => self.error("the line ends too early"),
        }
    }

    fn word(&mut self, wanted: &str) -> Parsed<()> {
        match self.token()? {
            found if found == wanted => Ok(()),
            found => self.error(format!("expected `{wanted}`, found `{found}`")),
        }
    }

    fn accept(&mut self, wanted: &str) -> Parsed<bool> {
        match self.split()? {
            Some((token, rest)) if token == wanted => {
                self.rest = rest;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn end(&mut self) -> Parsed<()> {
        match self.peek()? {
            None => Ok(()),
            Some(token) => self.error(format!("`{token}` is too much")),
        }
    }

    /// A number, decimal or `0x`, with or without a minus.
    fn number(&mut self) -> Parsed<i128> {
        let negative = self.accept("-")?;
        let token = self.token()?;
        let value = match token.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16),
            None => token.parse(),
        };
        match value {
            Ok(value) => Ok(if negative { -value } else { value }),
            Err(_) => self.error(format!("`{token}` is not a number")),
        }
    }

    fn small<T: TryFrom<i128>>(&mut self) -> Parsed<T> {
        let number = self.number()?;
        match T::try_from(number) {
            Ok(number) => Ok(number),
            Err(_) => self.error(format!("{number} is out of range")),
        }
    }

    /// An id: its prefix and number.
    fn id<E: Entity>(&mut self, prefix: &str) -> Parsed<E> {
        let token = self.token()?;
        let index = token.strip_prefix(prefix).and_then(|n| n.parse().ok());
        match index.filter(|&n: &usize| n < self.limit) {
            Some(index) => Ok(E::new(index)),
            None => self.error(format!("expected `{prefix}N`, found `{token}`")),
        }
    }

    fn ty(&mut self) -> Parsed<Type> {
        let token = self.token()?;
        match Type::ALL.iter().find(|ty| ty.word() == token) {
            Some(&ty) => Ok(ty),
            None => self.error(format!("`{token}` is not a type")),
        }
    }

    /// ` + 8`, ` - 8` or nothing.
    fn offset(&mut self) -> Parsed<i32> {
        if self.accept("+")? {
            return self.small();
        }
        match self.peek()? {
            Some("-") => self.small(),
            _ => Ok(0),
        }
    }

    /// What `one` reads, with commas between, up to `close`, which is taken too.
    fn list<T>(
        &mut self,
        close: &str,
        mut one: impl FnMut(&mut Self) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let mut list = Vec::new();
        while !self.accept(close)? {
            if !list.is_empty() {
                self.word(",")?;
            }
            list.push(one(self)?);
        }
        Ok(list)
    }

    fn signature(&mut self) -> Parsed<Signature> {
        self.word("(")?;
        let mut varargs = false;
        let params = self.list(")", |line| {
            if line.accept("...")? {
                varargs = true;
                return Ok(None);
            }
            line.param().map(Some)
        })?;
        let mut results = SmallVec::<[Param; 2]>::new();
        if self.accept("-")? {
            self.word(">")?;
            results.push(self.param()?);
            while self.accept(",")? {
                results.push(self.param()?);
            }
        }
        if !results_fit(results.iter().map(|result| result.ty)) {
            return self.error("the results do not fit in registers");
        }
        Ok(Signature {
            params: params.into_iter().flatten().collect(),
            results,
            varargs,
            returns_twice: self.accept("twice")?,
            tail: self.accept("tailcc")?,
        })
    }

    /// A parameter or result: a type, and maybe a mark.
    fn param(&mut self) -> Parsed<Param> {
        let ty = self.ty()?;
        let word = self.peek()?;
        let mark = ParamMark::ALL[1..]
            .iter()
            .find(|mark| Some(mark.word()) == word);
        let mut mark = mark.copied().unwrap_or_default();
        if mark != ParamMark::None {
            self.token()?;
        }
        if let ParamMark::Memory { align } = &mut mark {
            *align = self.small()?;
        }
        Ok(Param { ty, mark })
    }
}

struct Parser<'p> {
    func: Function,
    symbol: &'p mut dyn FnMut(&[u8]) -> SymbolId,
    laid_out: Vec<bool>,
}

impl Parser<'_> {
    fn function(&mut self, mut head: Line<'_>, lines: &mut LineReader<'_>) -> Parsed<()> {
        if !head.accept("_")? {
            self.func.symbol = Some(self.symbol(&mut head)?);
        }
        self.func.sig = head.signature()?;
        head.word("{")?;
        head.end()?;
        let mut current = None;
        loop {
            let Some(mut line) = lines.next()? else {
                return head.error("the function has no end");
            };
            if line.accept("}")? {
                return line.end();
            }
            let start = line.peek()?.unwrap_or("");
            if start.starts_with("block") {
                current = Some(self.block(&mut line)?);
            } else if current.is_none() {
                self.preamble(line)?;
            } else {
                self.inst(&mut line)?;
            }
            if let Some(block) = current {
                self.func.blocks[block].end = self.func.insts.next_key();
            }
        }
    }

    fn symbol(&mut self, line: &mut Line<'_>) -> Parsed<SymbolId> {
        if !line.accept("@")? {
            return line.id("symbol");
        }
        let token = line.token()?;
        if let Some(quoted) = token.strip_prefix('"') {
            return Ok((self.symbol)(&unescaped(quoted.trim_end_matches('"'))));
        }
        let mut name = token.to_string();
        // A name goes on where a `-` follows directly: `a-b`.
        while line.rest.starts_with('-') {
            line.word("-")?;
            name.push('-');
            if line.rest.starts_with(|c: char| c.is_ascii_alphanumeric()) {
                name.push_str(line.token()?);
            }
        }
        Ok((self.symbol)(name.as_bytes()))
    }

    /// `slot0 = 8 align 8`, `sig0 = (i64) -> i64`, `callee0 = @f sig0`.
    fn preamble(&mut self, mut line: Line<'_>) -> Parsed<()> {
        let start = line.peek()?.unwrap_or("");
        let expected = if start.starts_with("slot") {
            let id = line.id::<Slot>("slot")?;
            line.word("=")?;
            let size = line.small()?;
            line.word("align")?;
            let align = line.small()?;
            id == self.func.slots.push(SlotData { size, align })
        } else if start.starts_with("sig") {
            let id = line.id::<SigRef>("sig")?;
            line.word("=")?;
            let sig = line.signature()?;
            id == self.func.sigs.push(sig)
        } else if start.starts_with("stub") {
            let id = line.id::<Stub>("stub")?;
            line.word("=")?;
            let stub = self.stub(&mut line)?;
            id == self.func.stubs.push(stub)
        } else if start.starts_with("type") {
            let id = line.id::<Caught>("type")?;
            line.word("=")?;
            let ty = match line.accept("null")? {
                true => None,
                false => Some(self.symbol(&mut line)?),
            };
            id == self.func.caught.push(ty)
        } else if line.accept("personality")? {
            line.word("=")?;
            let symbol = self.symbol(&mut line)?;
            self.func.personality.replace(symbol).is_none()
        } else {
            let id = line.id::<Callee>("callee")?;
            line.word("=")?;
            let target = match line.accept("%")? {
                true => {
                    let name = line.token()?;
                    match Libcall::all().find(|libcall| libcall.name() == name) {
                        Some(libcall) => Target::Libcall(libcall),
                        None => return line.error(format!("there is no helper `{name}`")),
                    }
                }
                false => Target::Symbol(self.symbol(&mut line)?),
            };
            let sig = line.id("sig")?;
            id == self.func.callees.push(CalleeData { target, sig })
        };
        match expected {
            true => line.end(),
            false => line.error("the rows of a table are numbered from 0 on"),
        }
    }

    /// What the printer writes of machine code.
    fn stub(&mut self, line: &mut Line<'_>) -> Parsed<StubData> {
        let bytes = hex(line)?.into();
        let frame = match line.accept("frame")? {
            true => Some(hex(line)?.into()),
            false => None,
        };
        let mut relocs = Vec::new();
        while line.accept(",")? {
            let offset = line.small()?;
            line.word("size")?;
            let size = line.small()?;
            line.word("after")?;
            let after = line.small()?;
            line.word("plus")?;
            let addend = line.small()?;
            let target = match line.peek()? {
                Some("start") => {
                    line.word("start")?;
                    StubTarget::Start
                }
                Some(word) if word.starts_with('x') => {
                    let name = hex(line)?;
                    StubTarget::Name(String::from_utf8_lossy(&name).as_ref().into())
                }
                _ => StubTarget::Symbol(self.symbol(line)?),
            };
            relocs.push(StubReloc {
                offset,
                size,
                after,
                addend,
                target,
            });
        }
        Ok(StubData {
            bytes,
            relocs,
            frame,
        })
    }

    /// `block1(v3: i64):`
    fn block(&mut self, line: &mut Line<'_>) -> Parsed<Block> {
        let block: Block = line.id("block")?;
        let at = self.func.insts.next_key();
        let empty = BlockData {
            params: List::EMPTY,
            first: at,
            end: at,
        };
        while self.func.blocks.len() <= block.index() {
            self.func.blocks.push(empty);
        }
        if self.laid_out.len() <= block.index() {
            self.laid_out.resize(block.index() + 1, false);
        }
        if std::mem::replace(&mut self.laid_out[block.index()], true) {
            return line.error(format!("{block} is there twice"));
        }
        let mut params = Vec::new();
        if line.accept("(")? {
            params = line.list(")", |line| {
                let value: Value = line.id("v")?;
                line.word(":")?;
                let ty = line.ty()?;
                let is_noalias = line.accept("noalias")?;
                if is_noalias && block != Function::ENTRY {
                    return line.error("only parameters of the function are `noalias`");
                }
                Ok((value, ty, is_noalias))
            })?;
        }
        line.word(":")?;
        line.end()?;
        for (i, &(value, ty, is_noalias)) in params.iter().enumerate() {
            self.define(value, ty, true, i, block.0);
            if is_noalias && i < 64 {
                self.func.noalias |= 1 << i;
            }
        }
        let words: Vec<u32> = params.iter().map(|p| p.0.0).collect();
        let params = self.func.pool.push(&words);
        self.func.blocks[block] = BlockData { params, ..empty };
        self.func.layout.push(block);
        Ok(block)
    }

    fn define(&mut self, value: Value, ty: Type, is_param: bool, index: usize, owner: u32) {
        let unknown = ValueData {
            ty: Type::I8,
            is_param: true,
            index: 0,
            owner: u32::MAX,
        };
        while self.func.values.len() <= value.index() {
            self.func.values.push(unknown);
        }
        self.func.values[value] = ValueData {
            ty,
            is_param,
            index: index as u16,
            owner,
        };
    }

    /// `v3, v4 = call callee0(v1) !7`
    fn inst(&mut self, line: &mut Line<'_>) -> Parsed<()> {
        let mut results: Vec<Value> = Vec::new();
        let is_value = |token: &str| {
            token
                .strip_prefix('v')
                .is_some_and(|n| n.parse::<u32>().is_ok())
        };
        if line.peek()?.is_some_and(is_value) {
            results.push(line.id("v")?);
            while line.accept(",")? {
                results.push(line.id("v")?);
            }
            line.word("=")?;
        }
        let word = line.token()?;
        let mut parts = word.split('.');
        let name = parts.next().unwrap_or("");
        let mut fields = FieldParser {
            parser: self,
            line,
            name,
            suffixes: parts.peekable(),
            ty: Type::I64,
            is_first: true,
        };
        let data = InstData::read(name, &mut fields)?;
        let left = fields.suffixes.next();
        let Some(data) = data else {
            return line.error(format!("there is no instruction `{name}`"));
        };
        if let Some(suffix) = left {
            return line.error(format!("`.{suffix}` is too much"));
        }
        let origin = match line.accept("!")? {
            true => Origin(line.small()?),
            false => Origin::NONE,
        };
        line.end()?;
        let inst = self.func.insts.push(data);
        let types = self.func.result_types(data.results());
        let first = results.first().copied().unwrap_or(Value(0));
        for (i, &value) in results.iter().enumerate() {
            if value.index() != first.index() + i {
                return line.error("results are numbered one after the other");
            }
            let Some(&ty) = types.get(i) else {
                return line.error(format!("`{word}` has no such result"));
            };
            self.define(value, ty, false, i, inst.0);
        }
        self.func.results.push((first, results.len() as u32));
        self.func.origins.push(origin);
        Ok(())
    }

    fn block_call(&mut self, line: &mut Line<'_>) -> Parsed<BlockCall> {
        let mut words = vec![line.id::<Block>("block")?.0];
        if line.accept("(")? {
            words.extend(line.list(")", |line| Ok(line.id::<Value>("v")?.0))?);
        }
        Ok(BlockCall(self.func.pool.push(&words)))
    }
}

/// The fields of an instruction, in the order in which [`print`](super::print) writes them.
struct FieldParser<'a, 'p, 'l, 't> {
    parser: &'a mut Parser<'p>,
    line: &'a mut Line<'l>,
    name: &'t str,
    /// What follows the name behind points.
    suffixes: Peekable<Split<'t, char>>,
    /// The type among them.
    ty: Type,
    is_first: bool,
}

impl FieldParser<'_, '_, '_, '_> {
    /// What stands in front of an operand.
    fn item(&mut self) -> Parsed<()> {
        match std::mem::replace(&mut self.is_first, false) {
            true => Ok(()),
            false => self.line.word(","),
        }
    }

    fn suffix<T>(&mut self, what: &str, find: impl Fn(&str) -> Option<T>) -> Parsed<T> {
        match self.suffixes.next().and_then(find) {
            Some(found) => Ok(found),
            None => self.line.error(format!("`{}` lacks {what}", self.name)),
        }
    }

    fn vector(&mut self) -> Parsed<VConst> {
        self.item()?;
        let bits = self.line.token()?.trim_start_matches("0x");
        match u128::from_str_radix(bits, 16) {
            Ok(bits) => Ok(self.parser.func.vconsts.push(bits)),
            Err(_) => self.line.error(format!("`{bits}` is not a number")),
        }
    }
}

impl Read for FieldParser<'_, '_, '_, '_> {
    type Error = ParseError;

    fn operation<W: Word>(&mut self) -> Parsed<W> {
        match W::from_word(self.name) {
            Some(op) => Ok(op),
            None => self
                .line
                .error(format!("there is no instruction `{}`", self.name)),
        }
    }

    fn word<W: Word>(&mut self) -> Parsed<W> {
        let word = self.line.token()?;
        match W::from_word(word) {
            Some(word) => Ok(word),
            None => self
                .line
                .error(format!("there is no `{}` that is `{word}`", self.name)),
        }
    }

    fn of(&mut self) -> Parsed<Type> {
        let find = |word: &str| Type::ALL.into_iter().find(|ty| ty.word() == word);
        self.ty = self.suffix("a type", find)?;
        Ok(self.ty)
    }

    fn shape(&mut self) -> Parsed<Shape> {
        self.suffix("a shape", Shape::from_word)
    }

    fn imm(&mut self) -> Parsed<u8> {
        self.item()?;
        self.line.small()
    }

    fn integer(&mut self) -> Parsed<u64> {
        self.item()?;
        Ok(self.line.number()? as u64 & self.ty.mask())
    }

    fn float(&mut self) -> Parsed<u64> {
        self.item()?;
        self.line.small()
    }

    fn vconst(&mut self) -> Parsed<VConst> {
        self.vector()
    }

    fn stub(&mut self) -> Parsed<Stub> {
        self.item()?;
        self.line.id("stub")
    }

    fn mask(&mut self) -> Parsed<VConst> {
        self.vector()
    }

    fn flags(&mut self) -> Parsed<MemFlags> {
        let mut flags = MemFlags::PLAIN;
        let known = |word: &&str| match *word {
            "volatile" => Some(MemFlags::VOLATILE),
            "atomic" => Some(MemFlags::ATOMIC),
            "seq_cst" => Some(MemFlags::SEQ_CST),
            _ => None,
        };
        while let Some(flag) = self.suffixes.peek().and_then(known) {
            flags.0 |= flag.0;
            self.suffixes.next();
        }
        Ok(flags)
    }

    fn value(&mut self) -> Parsed<Value> {
        self.item()?;
        self.line.id("v")
    }

    fn index(&mut self) -> Parsed<Value> {
        self.line.word("+")?;
        self.line.id("v")
    }

    fn scale(&mut self) -> Parsed<u8> {
        self.line.word("*")?;
        let factor: u32 = self.line.small()?;
        match factor {
            1 | 2 | 4 | 8 => Ok(factor.trailing_zeros() as u8),
            _ => self.line.error("the factor is 1, 2, 4 or 8"),
        }
    }

    fn offset(&mut self) -> Parsed<i32> {
        self.line.offset()
    }

    fn align(&mut self) -> Parsed<u8> {
        self.item()?;
        self.line.word("align")?;
        let align: u32 = self.line.small()?;
        match align.is_power_of_two() {
            true => Ok(align.trailing_zeros() as u8),
            false => self.line.error("an alignment is a power of two"),
        }
    }

    fn slot(&mut self) -> Parsed<Slot> {
        self.item()?;
        self.line.id("slot")
    }

    fn symbol(&mut self) -> Parsed<SymbolId> {
        self.item()?;
        self.parser.symbol(self.line)
    }

    fn callee(&mut self) -> Parsed<Callee> {
        self.line.id("callee")
    }

    fn sig(&mut self) -> Parsed<SigRef> {
        self.line.id("sig")
    }

    fn arguments(&mut self) -> Parsed<List> {
        self.line.word("(")?;
        let args = self.line.list(")", |line| Ok(line.id::<Value>("v")?.0))?;
        self.is_first = false;
        Ok(self.parser.func.pool.push(&args))
    }

    fn returned(&mut self) -> Parsed<List> {
        let mut values = Vec::new();
        while self.line.peek()?.is_some_and(|token| token != "!") {
            values.push(self.value()?.0);
        }
        Ok(self.parser.func.pool.push(&values))
    }

    fn edge(&mut self) -> Parsed<BlockCall> {
        self.item()?;
        self.parser.block_call(self.line)
    }

    fn handler(&mut self) -> Parsed<Handler> {
        self.item()?;
        let is_sig = self
            .line
            .peek()?
            .is_some_and(|token| token.starts_with("sig"));
        let sig = match is_sig {
            true => {
                let sig = self.line.id("sig")?;
                self.item()?;
                Some(sig)
            }
            false => None,
        };
        let normal = self.parser.block_call(self.line)?;
        let unwind = self.edge()?;
        let slot = self.slot()?;
        let mut is_cleanup = false;
        self.line.word("[")?;
        let clauses = self.line.list("]", |line| match line.token()? {
            "catch" => Ok(Some(Clause::Catch(line.id("type")?))),
            "filter" => {
                let mut types = Vec::new();
                while line.peek()?.is_some_and(|token| token.starts_with("type")) {
                    types.push(line.id("type")?);
                }
                Ok(Some(Clause::Filter(types)))
            }
            "cleanup" => {
                is_cleanup = true;
                Ok(None)
            }
            other => line.error(format!("`{other}` is no clause")),
        })?;
        Ok(self.parser.func.handlers.push(HandlerData {
            sig,
            normal,
            unwind,
            slot,
            clauses: clauses.into_iter().flatten().collect(),
            is_cleanup,
        }))
    }

    fn table(&mut self) -> Parsed<Table> {
        let default = self.edge()?;
        self.line.word("[")?;
        let cases = self.line.list("]", |line| {
            let case = line.small()?;
            line.word(":")?;
            Ok((case, self.parser.block_call(line)?))
        })?;
        Ok(self.parser.func.tables.push(TableData { default, cases }))
    }
}

/// The bytes of a quoted name: `\5C` is a backslash.
fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = text.bytes();
    let mut out = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        let mut ahead = bytes.clone();
        let mut digit = || char::from(ahead.next()?).to_digit(16);
        match (byte, digit(), digit()) {
            (b'\\', Some(high), Some(low)) => {
                out.push((high * 16 + low) as u8);
                bytes = ahead;
            }
            _ => out.push(byte),
        }
    }
    out
}

/// `x` and bytes in hexadecimal.
fn hex(line: &mut Line<'_>) -> Parsed<Vec<u8>> {
    let token = line.token()?;
    let digits = token.strip_prefix('x').unwrap_or("").as_bytes();
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    match digits.chunks(2).map(byte).collect() {
        Some(bytes) => Ok(bytes),
        None => line.error(format!("`{token}` is no bytes")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
function symbol0(i64, f64, i64 memory 32) -> i64 {
    slot0 = 24 align 8
    sig0 = (i64, f64) -> i64, f64
    sig1 = (f64, f64) -> f64
    sig2 = (i64 pair, i8 rest, i32 sext, i32 zext, i64 split, i64 memory 16, i16 rest, ...) -> i32 sext twice tailcc
    sig3 = (i64 sret, i64 variable) -> i64
    callee0 = symbol3 sig0
    callee1 = %fmod sig1
block0(v0: i64, v1: f64, v2: i64):
    v3 = iconst.i64 -1
    v4 = fconst.f64 0x3ff0000000000000 ; 1.0
    v5, v6 = call callee0(v0, v1) ; symbol3
    v7 = call callee1(v6, v4) ; %fmod
    v8 = icmp.i64 slt v5, v3
    v9 = slot_addr slot0 + 8
    v10 = symbol_addr symbol7 - 4
    store.f64.volatile v7, v9 + 8
    v11 = load.i64.seq_cst v10
    v12 = lea v9 + v0 * 8 + 16
    fence
    barrier
    v13 = atomic_rmw.i64 add v11, v10
    v14 = cmpxchg.i64 v10, v13, v11
    brif v8, block2(v14, v12), block1
block2(v15: i64, v16: i64):
    switch v15, block1 [0: block1, 7: block2(v0, v16)]
block1:
    v17, v18 = call_indirect sig0 v0(v2, v1)
    v19 = vsplat.i64x2 v0, 0
    v20 = vinsert.i64x2 v19, v2, 1
    v21 = vshuffle.v128 v20, v19, 0x0f0e0d0c0b0a0908ff16151413121110
    v22 = vextract.f64x2 v21, 1
    v23 = vjoin.i32x8 v21, v19, 0
    v24 = vsplat.i64x4 v0, 0
    v25 = vuext.i64x4 v21, 2
    v26 = vshuffle.v256 v24, v25, 0x0f0e0d0c0b0a0908ff16151413121110
    v27 = vhalf.i32x8 v23, 1
    x87_pop v9
    x87_push v9
    return v17
}
function symbol1(i64) -> i64 {
    slot0 = 16 align 8
    sig0 = (i64) -> i64
    callee0 = symbol3 sig0
    type0 = symbol4
    type1 = null
    personality = symbol5
block0(v0: i64):
    v1 = invoke callee0(v0), block1(v0), block2, slot0 [catch type0, filter type0 type1, cleanup] ; symbol3
block1(v2: i64):
    v3 = invoke_indirect v1(v2), sig0, block3, block2, slot0 [catch type1]
block2:
    trap unreachable
block3:
    return v3
}
";

    #[test]
    fn what_is_printed_is_read_back() {
        let functions = parse(TEXT, &mut |_| SymbolId(9)).unwrap();
        assert_eq!(functions.len(), 2);
        let printed: String = functions.iter().map(|func| func.to_string()).collect();
        assert_eq!(printed, TEXT);
        for func in &functions {
            assert_eq!(super::super::verify(func), []);
        }
    }

    #[test]
    fn nonsense_is_an_error_with_its_line() {
        let error = |text| parse(text, &mut |_| SymbolId(0)).unwrap_err();
        let empty = error("function _() {\nblock0:\n    v1 = frob.i64 v0\n}\n");
        assert_eq!(empty.to_string(), "line 3: there is no instruction `frob`");
        assert_eq!(error("function _() {\n").line, 1);
        assert_eq!(
            error("function @\"x() {\n}").message,
            "a quote is not closed"
        );
        assert_eq!(error("function _() {\nblock99999999:\n}").line, 2);
    }
}
