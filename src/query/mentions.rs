//! Where a text mentions what: each name with what it stands for, and whether it is defined there.
//!
//! The IR keeps no place of an operand, so the names are looked up again, token by token. `%x` is a local value or a
//! label of the function that it stands in; where a type has the same name, its neighbours decide.

use rustc_hash::FxHashMap;

use super::token::{Token, TokenKind, WrittenName, name, tokens_of};
use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::global::ComdatId;
use crate::ir::print::{Numbering, name_text};
use crate::ir::{
    Block, FuncId, Function, GlobalId, GlobalKind, LocalName, LocalNameKind, Module, NamedTypeId,
    TypeId, Value,
};

/// What has a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// A parameter, or the result of an instruction.
    Value(FuncId, Value),
    /// A block.
    Block(FuncId, Block),
    /// A variable, function or alias.
    Global(GlobalId),
    /// A named type.
    Type(NamedTypeId),
    /// A comdat.
    Comdat(ComdatId),
    /// A group of attributes, by its number.
    Group(u32),
    /// A node of metadata, by its number.
    Node(u32),
}

/// A name in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mention {
    /// The name, with its sigil.
    pub span: Span,
    /// What it stands for.
    pub symbol: Symbol,
    /// Whether it is defined or declared here.
    pub defines: bool,
}

/// All names of a text.
pub struct Mentions {
    tokens: Vec<Token>,
    /// In the order of the text.
    rows: Vec<Mention>,
}

impl Mentions {
    /// The names of the text of a module; none where it was not read from text.
    pub fn of(module: &Module) -> Mentions {
        let text = module.source_text().unwrap_or_default();
        Mentions::within(module, Span::new(0, text.len()))
    }

    /// The names in a part of the text, which begins and ends between two tokens.
    pub fn within(module: &Module, span: Span) -> Mentions {
        let text = module.source_text().unwrap_or_default();
        let tokens = tokens_of(text, span);
        let mut resolver = Resolver::new(module, text, &tokens);
        let rows = (0..tokens.len())
            .filter_map(|n| resolver.mention(n))
            .collect();
        Mentions { tokens, rows }
    }

    /// The names around an offset: all those of the function that it stands in, else those of the entity. They are all
    /// that there are of a symbol of a function, and of others a part.
    pub fn around(module: &Module, offset: usize) -> Mentions {
        Mentions::within(module, region_at(module, offset))
    }

    /// The names on the lines that may mention a symbol, which has a name of the module: all mentions of it are there. `None`
    /// where it may be written in ways that are not searched for.
    pub fn on_lines_of(module: &Module, symbol: Symbol) -> Option<Mentions> {
        let text = module.source_text()?;
        let word = match symbol {
            // Types look like locals, which only their functions know.
            Symbol::Value(..) | Symbol::Block(..) | Symbol::Type(_) => return None,
            Symbol::Global(id) => module.names.get(module.globals[id].name).to_vec(),
            Symbol::Comdat(id) => module.names.get(module.comdats[id].name).to_vec(),
            Symbol::Group(number) => format!("#{number}").into_bytes(),
            Symbol::Node(number) => format!("!{number}").into_bytes(),
        };
        if module.upgraded || word.is_empty() || has_escaped_names(text) {
            return None;
        }
        let mut tokens = Vec::new();
        let mut done = 0;
        for at in memchr::memmem::find_iter(text, &word) {
            if at < done {
                continue;
            }
            let start = memchr::memrchr(b'\n', &text[..at]).map_or(0, |line| line + 1);
            done = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |end| at + end);
            tokens.extend(tokens_of(text, Span::new(start, done)));
        }
        let mut resolver = Resolver::new(module, text, &tokens);
        let rows = (0..tokens.len()).filter(|&n| match tokens[n].kind {
            TokenKind::Global | TokenKind::Comdat | TokenKind::Group | TokenKind::Metadata => true,
            TokenKind::Local
            | TokenKind::Label
            | TokenKind::Word
            | TokenKind::Number
            | TokenKind::Text
            | TokenKind::Mark => false,
        });
        let rows: Vec<usize> = rows.collect();
        let rows = rows
            .into_iter()
            .filter_map(|n| resolver.mention(n))
            .collect();
        Some(Mentions { tokens, rows })
    }

    /// All of them, in the order of the text.
    pub fn all(&self) -> &[Mention] {
        &self.rows
    }

    /// The name at an offset, or right in front of it.
    pub fn at(&self, offset: usize) -> Option<&Mention> {
        let behind = self
            .rows
            .partition_point(|row| row.span.start as usize <= offset);
        let row = &self.rows[behind.checked_sub(1)?];
        (offset <= row.span.end()).then_some(row)
    }

    /// The token at an offset, or right in front of it.
    pub fn token_at(&self, offset: usize) -> Option<Token> {
        let behind = self
            .tokens
            .partition_point(|token| token.span.start as usize <= offset);
        let token = self.tokens[behind.checked_sub(1)?];
        (offset <= token.span.end()).then_some(token)
    }

    /// The tokens of the text.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The names that stand for a symbol.
    pub fn of_symbol(&self, symbol: Symbol) -> impl Iterator<Item = &Mention> {
        self.rows.iter().filter(move |row| row.symbol == symbol)
    }

    /// Where a symbol is defined or declared, if the text does that.
    pub fn definition(&self, symbol: Symbol) -> Option<&Mention> {
        self.of_symbol(symbol).find(|row| row.defines)
    }
}

/// Whether a symbol or comdat has a name with escapes, so that its text is not its name.
fn has_escaped_names(text: &[u8]) -> bool {
    let is_escaped = |at: usize| {
        let name = &text[at + 2..];
        // The end of a string may look so, too: no name goes over lines.
        let end = memchr::memchr2(b'"', b'\n', name).filter(|&end| name[end] == b'"');
        end.is_some_and(|end| memchr::memchr(b'\\', &name[..end]).is_some())
    };
    memchr::memmem::find_iter(text, b"@\"").any(is_escaped)
        || memchr::memmem::find_iter(text, b"$\"").any(is_escaped)
}

/// The function that an offset stands in, which may be a declaration.
pub fn function_at(module: &Module, offset: usize) -> Option<FuncId> {
    let mut functions = module.funcs.iter();
    let found = functions.find(|(_, function)| {
        let span = extent(module, function);
        !span.is_none() && span.start as usize <= offset && offset <= span.end()
    });
    found.map(|(id, _)| id)
}

/// The text of the function that an offset stands in, else that of the entity, as lines that begin with a blank or a
/// bracket go on with one.
pub fn region_at(module: &Module, offset: usize) -> Span {
    let text = module.source_text().unwrap_or_default();
    let (mut start, mut end) = (0, text.len());
    for function in module.funcs.values() {
        let span = extent(module, function);
        if span.is_none() {
            continue;
        }
        if span.start as usize <= offset && offset <= span.end() {
            return span;
        }
        match span.end() <= offset {
            true => start = start.max(span.end()),
            false => end = end.min(span.start as usize),
        }
    }
    let begins =
        |at: usize| !matches!(text.get(at), Some(b' ' | b'\t' | b')' | b']' | b'}' | b'>'));
    let mut first = offset.min(end);
    loop {
        first = memchr::memrchr(b'\n', &text[start..first]).map_or(start, |at| start + at);
        if first == start || begins(first + 1) {
            break;
        }
    }
    let mut last = offset.min(end);
    while let Some(at) = memchr::memchr(b'\n', &text[last..end]) {
        last += at + 1;
        if begins(last) {
            end = last;
        }
    }
    Span::new(first, end)
}

/// Where a symbol that is none of a function is defined or declared: the place of its name.
pub fn definition_at(module: &Module, symbol: Symbol) -> Option<Span> {
    let text = module.source_text()?;
    // The line that begins with some words, and where in it the name stands.
    let line = |start: &str, name: usize| {
        let mut lines = memchr::memmem::find_iter(text, start);
        let at = lines.find(|&at| at == 0 || text[at - 1] == b'\n')?;
        let name_end = start.trim_end_matches([' ', '=']).len();
        Some(Span::new(at + name, at + name_end))
    };
    match symbol {
        Symbol::Value(..) | Symbol::Block(..) => None,
        Symbol::Global(id) => {
            let global = &module.globals[id];
            (global.kind != GlobalKind::Undeclared).then_some(global.span)
        }
        Symbol::Type(id) => {
            let named = &module.types.named[id];
            named.defined.then_some(named.span)
        }
        Symbol::Comdat(id) => {
            let name = name_text(module.names.get(module.comdats[id].name));
            line(&format!("${name} ="), 0)
        }
        Symbol::Group(number) => line(&format!("attributes #{number} ="), "attributes ".len()),
        Symbol::Node(number) => line(&format!("!{number} ="), 0),
    }
}

/// All of a function's text. In the first languages its span is that of its head.
pub fn extent(module: &Module, function: &Function) -> Span {
    let body = function.body.as_ref().filter(|_| module.upgraded);
    let Some(body) = body else {
        return function.span;
    };
    let params = function.params.iter().map(|param| param.span);
    let blocks = body.blocks.values().map(|block| block.span);
    let insts = body.spans.values().copied();
    params
        .chain(blocks)
        .chain(insts)
        .fold(function.span, Span::to)
}

/// What a resolver knows on its way through a text.
struct Resolver<'m> {
    module: &'m Module,
    text: &'m [u8],
    tokens: &'m [Token],
    /// The functions in the order of the text, the first of those that are not passed yet first.
    functions: std::iter::Peekable<std::vec::IntoIter<(Span, FuncId)>>,
    /// The names of the function that the token stands in.
    locals: FxHashMap<LocalName, Symbol>,
    /// The number of the function for which there are locals.
    of: Option<FuncId>,
}

impl<'m> Resolver<'m> {
    fn new(module: &'m Module, text: &'m [u8], tokens: &'m [Token]) -> Self {
        let functions = module.funcs.iter();
        let functions = functions.map(|(id, function)| (extent(module, function), id));
        let mut functions: Vec<(Span, FuncId)> = functions.collect();
        functions.retain(|(span, _)| !span.is_none());
        functions.sort_unstable_by_key(|&(span, id)| (span.start, id.index()));
        Resolver {
            module,
            text,
            tokens,
            functions: functions.into_iter().peekable(),
            locals: FxHashMap::default(),
            of: None,
        }
    }

    fn bytes(&self, n: usize) -> &'m [u8] {
        let text = self.text;
        self.tokens.get(n).map_or(b"", |token| {
            &text[token.span.start as usize..token.span.end()]
        })
    }

    /// The function that a token stands in.
    fn function(&mut self, span: Span) -> Option<FuncId> {
        while let Some(&(of, _)) = self.functions.peek()
            && of.end() <= span.start as usize
        {
            self.functions.next();
        }
        let &(of, id) = self.functions.peek()?;
        if span.start < of.start {
            return None;
        }
        if self.of != Some(id) {
            self.of = Some(id);
            self.locals = locals(self.module, id);
        }
        Some(id)
    }

    fn mention(&mut self, n: usize) -> Option<Mention> {
        let span = self.tokens[n].span;
        let before_equals = self.bytes(n + 1) == b"=";
        let (symbol, defines) = match self.tokens[n].kind {
            TokenKind::Global => self.global(n)?,
            TokenKind::Local => self.local(n)?,
            TokenKind::Label => {
                self.function(span)?;
                (self.local_symbol(n)?, true)
            }
            TokenKind::Comdat => {
                let WrittenName::Bytes(name) = name(self.bytes(n)) else {
                    return None;
                };
                let name = self.module.names.find(&name)?;
                let mut comdats = self.module.comdats.iter();
                let (id, _) = comdats.find(|(_, comdat)| comdat.name == name)?;
                (Symbol::Comdat(id), before_equals)
            }
            TokenKind::Group => match name(self.bytes(n)) {
                WrittenName::Number(number) => {
                    let is_definition = n > 0 && self.bytes(n - 1) == b"attributes";
                    (Symbol::Group(number), is_definition)
                }
                WrittenName::Bytes(_) => return None,
            },
            TokenKind::Metadata => match name(self.bytes(n)) {
                WrittenName::Number(number) => (Symbol::Node(number), before_equals),
                WrittenName::Bytes(_) => return None,
            },
            TokenKind::Word | TokenKind::Number | TokenKind::Text | TokenKind::Mark => return None,
        };
        Some(Mention {
            span,
            symbol,
            defines,
        })
    }

    fn global(&self, n: usize) -> Option<(Symbol, bool)> {
        let names = &self.module.names;
        let (name, numbered) = match name(self.bytes(n)) {
            WrittenName::Number(number) => (names.find(number.to_string().as_bytes())?, true),
            WrittenName::Bytes(bytes) => (names.find(&bytes)?, false),
        };
        let id = self.module.by_name.get(name, numbered)?;
        let global = &self.module.globals[id];
        let (own, here) = (global.span, self.tokens[n].span);
        let is_own = match self.module.upgraded {
            // There the span may be that of the head.
            true => own.start <= here.start && here.end() <= own.end(),
            false => own == here,
        };
        let defines = global.kind != GlobalKind::Undeclared && is_own;
        Some((Symbol::Global(id), defines))
    }

    /// `%x`
    fn local(&mut self, n: usize) -> Option<(Symbol, bool)> {
        let span = self.tokens[n].span;
        let local = match self.function(span) {
            Some(_) => self.local_symbol(n),
            None => None,
        };
        let ty = self.named_type(n);
        match (local, ty) {
            (Some(local), None) => Some((local, self.defines_local(n, local))),
            (Some(local), Some(_)) if !self.is_type(n) => {
                Some((local, self.defines_local(n, local)))
            }
            (_, Some(id)) => {
                let named = &self.module.types.named[id];
                Some((Symbol::Type(id), named.defined && named.span == span))
            }
            // In the first languages symbols are written so.
            (None, None) if self.module.upgraded => self.global(n),
            (None, None) => None,
        }
    }

    fn local_symbol(&self, n: usize) -> Option<Symbol> {
        let name = match name(self.bytes(n)) {
            WrittenName::Number(number) if number <= LocalName::MAX_NUMBER => {
                LocalName::number(number)
            }
            WrittenName::Number(_) => return None,
            WrittenName::Bytes(bytes) => LocalName::named(self.module.names.find(&bytes)?),
        };
        self.locals.get(&name).copied()
    }

    fn named_type(&self, n: usize) -> Option<NamedTypeId> {
        let names = &self.module.names;
        let name = match name(self.bytes(n)) {
            WrittenName::Number(number) => names.find(number.to_string().as_bytes())?,
            WrittenName::Bytes(bytes) => names.find(&bytes)?,
        };
        self.module.types.find_named(name)
    }

    /// Whether a name that may be a local or a type is a type, by what stands around it.
    fn is_type(&self, n: usize) -> bool {
        const IN_FRONT: [&[u8]; 9] = [
            b"alloca",
            b"load",
            b"volatile",
            b"getelementptr",
            b"inbounds",
            b"to",
            b"va_arg",
            b"phi",
            b"type",
        ];
        if n > 0 && IN_FRONT.contains(&self.bytes(n - 1)) {
            return true;
        }
        match self.tokens.get(n + 1).map(|token| token.kind) {
            Some(TokenKind::Local | TokenKind::Global | TokenKind::Number | TokenKind::Text) => {
                true
            }
            Some(TokenKind::Mark) => matches!(self.bytes(n + 1), b"*"),
            Some(TokenKind::Word) => matches!(
                self.bytes(n + 1),
                b"null" | b"undef" | b"poison" | b"zeroinitializer" | b"true" | b"false"
            ),
            Some(TokenKind::Label | TokenKind::Comdat | TokenKind::Metadata | TokenKind::Group)
            | None => false,
        }
    }

    fn defines_local(&self, n: usize, symbol: Symbol) -> bool {
        let span = self.tokens[n].span;
        match symbol {
            Symbol::Value(function, value) => {
                let function = &self.module.funcs[function];
                let first = match &function.body {
                    Some(body) if value.0 >= body.param_count => return self.bytes(n + 1) == b"=",
                    Some(body) => body.spans.values().next(),
                    None => None,
                };
                match function.params.get(value.index()) {
                    // There nothing knows where a parameter stands, but in front of the body.
                    Some(_) if self.module.upgraded => {
                        first.is_none_or(|first| span.start < first.start)
                    }
                    Some(param) => param.span.end() == span.end(),
                    None => false,
                }
            }
            Symbol::Block(..)
            | Symbol::Global(_)
            | Symbol::Type(_)
            | Symbol::Comdat(_)
            | Symbol::Group(_)
            | Symbol::Node(_) => false,
        }
    }
}

/// The names of a function's parameters, results and blocks. Those that the text leaves out have the numbers that LLVM
/// counts for them.
fn locals(module: &Module, function: FuncId) -> FxHashMap<LocalName, Symbol> {
    let data = &module.funcs[function];
    let mut found = FxHashMap::default();
    let Some(body) = &data.body else {
        for (n, param) in data.params.iter().enumerate() {
            found.insert(param.name, Symbol::Value(function, Value::new(n)));
        }
        return found;
    };
    let numbering = Numbering::new(body);
    let name = |name: LocalName, number: u32| match name.kind() {
        LocalNameKind::Unnamed => LocalName::number(number.min(LocalName::MAX_NUMBER)),
        LocalNameKind::Named(_) | LocalNameKind::Number(_) => name,
    };
    for block in body.blocks.keys() {
        let name = name(body.blocks[block].name, numbering.block_number(block));
        found.insert(name, Symbol::Block(function, block));
    }
    for value in body.types.keys() {
        if body.types[value] == TypeId::VOID {
            continue;
        }
        let name = name(body.names[value], numbering.value_number(value));
        // In the first languages several values may have one name: the first of them stands for all.
        found.entry(name).or_insert(Symbol::Value(function, value));
    }
    found
}
