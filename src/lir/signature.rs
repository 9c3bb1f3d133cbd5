//! Signatures: what travels into and out of a function. Where it travels is said by
//! [`abi`](super::abi), for all engines.
//!
//! A parameter is a word, a float or a vector, with a mark where its type does not say all that the
//! convention asks about the value that it belongs to.

use smallvec::SmallVec;

use super::abi::results_fit;
use super::types::Type;

/// A parameter or a result. Bits above its type, in its register or 8-byte place on the stack, are not
/// defined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Param {
    /// Its type.
    pub ty: Type,
    /// What else is known of it.
    pub mark: ParamMark,
}

/// What a convention asks about a parameter besides its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ParamMark {
    /// Nothing: it travels by its type.
    #[default]
    None,
    /// `sext`: a narrower integer, sign-extended to this type. A result may be one, too.
    SignExtended,
    /// `zext`: the same, zero-extended.
    ZeroExtended,
    /// `sret`: the address of memory for the result, which the function returns.
    ResultAddress,
    /// `pair`: the low word of an integer of two, of which the other is the next parameter, a
    /// [`Rest`](ParamMark::Rest). Both are in registers, or both on the stack, aligned to 16.
    Pair,
    /// `split`: the first of the words that a vector was taken apart to, all of which travel on their
    /// own. LLVM takes it for the start of an `i128`: it is not in the last register, and those that
    /// are left are not used then; on the stack it is aligned to 16.
    Split,
    /// `memory 16`: the first word of a value that is copied to the stack of arguments, aligned to so
    /// many bytes: a `byval` argument, or an 80-bit float. The words behind it are
    /// [`Rest`](ParamMark::Rest)s.
    Memory {
        /// A power of two of at least 8.
        align: u16,
    },
    /// `rest`: a further word of the value before it, and where that is.
    Rest,
    /// `variable`: the address of what is on the stack behind the parameters before it: where a function
    /// finds its variable arguments. It is the last parameter of such a function; the registers that may
    /// hold some are in front of it. The caller passes nothing for it, but a call in place of such
    /// a function has it, too.
    Variable,
}

impl ParamMark {
    /// All of them, the copied ones with any alignment.
    pub const ALL: [ParamMark; 9] = [
        ParamMark::None,
        ParamMark::SignExtended,
        ParamMark::ZeroExtended,
        ParamMark::ResultAddress,
        ParamMark::Pair,
        ParamMark::Split,
        ParamMark::Memory { align: 8 },
        ParamMark::Rest,
        ParamMark::Variable,
    ];

    /// Its word in the text form of LIR; the alignment of what is copied is behind it.
    pub const fn word(self) -> &'static str {
        match self {
            ParamMark::None => "",
            ParamMark::SignExtended => "sext",
            ParamMark::ZeroExtended => "zext",
            ParamMark::ResultAddress => "sret",
            ParamMark::Pair => "pair",
            ParamMark::Split => "split",
            ParamMark::Memory { .. } => "memory",
            ParamMark::Rest => "rest",
            ParamMark::Variable => "variable",
        }
    }
}

impl Param {
    /// One that travels by its type.
    #[inline]
    pub const fn new(ty: Type) -> Param {
        let mark = ParamMark::None;
        Param { ty, mark }
    }

    /// Whether it is a narrower integer, and is then sign-extended (else zero-extended).
    pub fn extension(self) -> Option<bool> {
        match self.mark {
            ParamMark::SignExtended => Some(true),
            ParamMark::ZeroExtended => Some(false),
            _ => None,
        }
    }
}

/// The signature of a function or of calls.
#[derive(PartialEq, Eq, Hash, Debug, Default)]
pub struct Signature {
    /// The parameters.
    pub params: SmallVec<[Param; 6]>,
    /// The results, as many as there are registers for: see
    /// [`results_fit`](super::abi::results_fit). `lower` returns more in memory.
    pub results: SmallVec<[Param; 2]>,
    /// `...`, of a call through a pointer: whether the callee takes variable arguments, and so looks at
    /// `al`. Of symbols of the host this is not known: they are declared as C programs of old do,
    /// with the types of one call, and `al` is set for all of them.
    pub varargs: bool,
    /// `twice`: whether calls may return more than once, as those of `setjmp`: see
    /// [`Function::returns_twice`](super::Function::returns_twice).
    pub returns_twice: bool,
    /// `tailcc`: whether it is of a convention in which functions call each other in place of themselves
    /// whatever their types are, so that all have room for arguments on the stack
    /// ([`TAIL_ROOM`](super::abi::TAIL_ROOM)).
    pub tail: bool,
}

/// Each pass copies all signatures of a function: as bytes, which a derived clone would not.
impl Clone for Signature {
    fn clone(&self) -> Self {
        Signature {
            params: SmallVec::from_slice(&self.params),
            results: SmallVec::from_slice(&self.results),
            ..*self
        }
    }
}

impl Signature {
    /// One of values that travel by their types.
    pub fn new(params: &[Type], results: &[Type]) -> Signature {
        Signature {
            params: params.iter().copied().map(Param::new).collect(),
            results: results.iter().copied().map(Param::new).collect(),
            ..Signature::default()
        }
    }

    /// Whether results are those of another signature, in the same places.
    pub fn returns_as(&self, other: &Signature) -> bool {
        let types = self.results.iter().map(|result| result.ty);
        types.eq(other.results.iter().map(|result| result.ty))
    }

    /// Whether it is that of a function that looks for variable arguments.
    pub fn is_variadic(&self) -> bool {
        let last = self.params.last();
        last.is_some_and(|param| param.mark == ParamMark::Variable)
    }

    /// What is wrong with it: a mark where it means nothing, or results that do not fit.
    pub fn mistake(&self) -> Option<String> {
        let marked = |param: &Param| format!("`{param}` in a signature");
        let mut before = ParamMark::None;
        for (i, param) in self.params.iter().enumerate() {
            let next = self.params.get(i + 1);
            let Param { ty, mark } = *param;
            let fits = match mark {
                ParamMark::None => true,
                ParamMark::SignExtended | ParamMark::ZeroExtended => ty == Type::I32,
                ParamMark::ResultAddress => {
                    let is_other = |other: &Param| other.mark == mark;
                    ty == Type::I64
                        && self.params[..i].iter().all(|other| !is_other(other))
                        && self.results[..] == [Param::new(Type::I64)]
                }
                ParamMark::Pair => {
                    ty.is_int() && next.is_some_and(|next| next.mark == ParamMark::Rest)
                }
                ParamMark::Split => ty == Type::I64,
                ParamMark::Memory { align } => {
                    ty.is_int() && (8..=4096).contains(&align) && align.is_power_of_two()
                }
                // A pair has one, and then there is no value that the next belonged to.
                ParamMark::Rest => {
                    ty.is_int() && matches!(before, ParamMark::Pair | ParamMark::Memory { .. })
                }
                ParamMark::Variable => ty == Type::I64 && next.is_none(),
            };
            if !fits {
                return Some(marked(param));
            }
            before = match (mark, before) {
                (ParamMark::Rest, ParamMark::Memory { .. }) => before,
                _ => mark,
            };
        }
        let extends = |result: &&Param| result.extension().is_some() && result.ty == Type::I32;
        let mut results = self.results.iter();
        if let Some(result) = results.find(|r| r.mark != ParamMark::None && !extends(r)) {
            return Some(marked(result));
        }
        let fit = results_fit(self.results.iter().map(|result| result.ty));
        (!fit).then(|| "results that do not fit in registers".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a signature of these parameters and results.
    fn mistake(params: &[(Type, ParamMark)], results: &[(Type, ParamMark)]) -> Option<String> {
        let all = |list: &[(Type, ParamMark)]| -> Vec<Param> {
            let params = list.iter().map(|&(ty, mark)| Param { ty, mark });
            params.collect()
        };
        let sig = Signature {
            params: all(params).into(),
            results: all(results).into(),
            ..Signature::default()
        };
        sig.mistake()
    }

    #[test]
    fn marks_where_they_mean_something() {
        use ParamMark::{Memory, None, Pair, Rest, ResultAddress, SignExtended, Split, Variable};
        let word = |mark| (Type::I64, mark);
        let good: &[&[(Type, ParamMark)]] = &[
            &[word(Pair), (Type::I8, Rest), word(None)],
            &[word(Memory { align: 64 }), word(Rest), word(Rest)],
            &[word(Memory { align: 16 }), (Type::I16, Rest), word(Split)],
            &[(Type::I32, SignExtended), word(Variable)],
        ];
        for params in good {
            assert_eq!(mistake(params, &[]), Option::None);
        }
        let address = [word(None)];
        assert_eq!(mistake(&[word(ResultAddress)], &address), Option::None);
        let bad: &[&[(Type, ParamMark)]] = &[
            &[word(Pair), word(None)],
            &[word(Pair)],
            &[word(Pair), word(Rest), word(Rest)],
            &[word(Rest)],
            &[(Type::F64, Pair), word(Rest)],
            &[word(Memory { align: 4 })],
            &[word(Memory { align: 24 })],
            &[word(Memory { align: 8192 })],
            &[(Type::V128, Memory { align: 16 })],
            &[(Type::I32, Split)],
            &[word(SignExtended)],
            &[word(Variable), word(None)],
            &[word(ResultAddress)],
        ];
        for params in bad {
            assert!(mistake(params, &[]).is_some(), "{params:?}");
        }
        let addresses = [word(ResultAddress); 2];
        assert!(mistake(&addresses, &address).is_some());
        assert_eq!(mistake(&[], &[(Type::I32, SignExtended)]), Option::None);
        assert!(mistake(&[], &[word(Pair)]).is_some());
        assert!(mistake(&[], &[word(None); 4]).is_some());
    }
}
