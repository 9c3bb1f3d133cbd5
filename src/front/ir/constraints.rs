//! The constraints of inline assembly: which operands it has, and where they may be.
//!
//! One parser serves the verifier and the lowering. It says what a constraint string means, and
//! nothing about whether the call that bears it passes and gives as much.

use smallvec::SmallVec;

/// What a constraint is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// `=r`: what the assembly writes.
    Output,
    /// `r`: what it reads.
    Input,
    /// `!i`: where a `callbr` may go.
    Label,
    /// `~{eax}`: what it may change besides.
    Clobber,
}

/// A place where an operand may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code<'a> {
    /// `{eax}`: this register.
    Register(&'a [u8]),
    /// `0`: where the output of this number is.
    Tied(usize),
    /// `r`, or a code of several letters (`^Yz`, `@3ccz`).
    Letters(&'a [u8]),
}

/// A set of places, of which one is chosen.
pub type Codes<'a> = SmallVec<[Code<'a>; 2]>;

/// A constraint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Constraint<'a> {
    /// What it is for.
    pub role: Role,
    /// `*`: whether it is of the memory that a pointer leads to.
    pub indirect: bool,
    /// `&`: whether it is written while inputs may still be read.
    pub early: bool,
    /// The sets of places: more than one where they are alternatives, of which the same is chosen
    /// for all constraints.
    pub alternatives: SmallVec<[Codes<'a>; 1]>,
    /// Whether an input is tied to it, by its alternatives.
    tied: SmallVec<[bool; 1]>,
}

impl<'a> Constraint<'a> {
    /// Whether the call passes an argument for it.
    pub fn takes_argument(&self) -> bool {
        match self.role {
            Role::Input => true,
            Role::Output => self.indirect,
            Role::Label | Role::Clobber => false,
        }
    }

    /// Whether it is a part of the result of the call.
    pub fn gives_result(&self) -> bool {
        self.role == Role::Output && !self.indirect
    }

    /// The places of an alternative; a constraint with fewer has its last one for the rest.
    pub fn codes(&self, alternative: usize) -> &Codes<'a> {
        &self.alternatives[alternative.min(self.alternatives.len() - 1)]
    }
}

/// All constraints of a string; `None` where one is not well formed.
pub fn parse(text: &[u8]) -> Option<Vec<Constraint<'_>>> {
    let mut list: Vec<Constraint<'_>> = Vec::new();
    if text.is_empty() {
        return Some(list);
    }
    for part in text.split(|&byte| byte == b',') {
        let constraint = constraint(part, &mut list)?;
        list.push(constraint);
    }
    Some(list)
}

/// One constraint; ties are noted in the outputs before it.
fn constraint<'a>(part: &'a [u8], before: &mut [Constraint<'_>]) -> Option<Constraint<'a>> {
    let (role, rest) = match part {
        // What is clobbered is a register or `memory`, in braces.
        [b'~', rest @ ..] if rest.is_empty() || rest[0] == b'{' => (Role::Clobber, rest),
        [b'~', ..] => return None,
        [b'=', rest @ ..] => (Role::Output, rest),
        [b'!', rest @ ..] => (Role::Label, rest),
        rest => (Role::Input, rest),
    };
    let (indirect, rest) = match rest {
        [b'*', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let (early, codes) = modifiers(role, rest)?;
    let alternatives = alternatives(role, codes)?;
    let is_one = alternatives.len() == 1;
    for (n, codes) in alternatives.iter().enumerate() {
        let mut tied_to: SmallVec<[usize; 1]> = SmallVec::new();
        for code in codes {
            let Code::Tied(number) = *code else { continue };
            let output = before.get_mut(number)?;
            if output.role != Role::Output {
                return None;
            }
            // What has alternatives is tied to what has as many.
            if !is_one && output.alternatives.len() == 1 {
                return None;
            }
            let tied = output.tied.get_mut(n)?;
            // The same input may be tied twice to it.
            if std::mem::replace(tied, true) && !(is_one && tied_to.contains(&number)) {
                return None;
            }
            tied_to.push(number);
        }
    }
    Some(Constraint {
        role,
        indirect,
        early,
        tied: std::iter::repeat_n(false, alternatives.len()).collect(),
        alternatives,
    })
}

/// Whether a constraint says `&`, and what stands behind its modifiers, which is something.
fn modifiers(role: Role, mut rest: &[u8]) -> Option<(bool, &[u8])> {
    let (mut early, mut commutes) = (false, false);
    loop {
        let is_repeated = match rest.first()? {
            b'&' if role == Role::Output => std::mem::replace(&mut early, true),
            b'%' if role != Role::Clobber => std::mem::replace(&mut commutes, true),
            b'&' | b'%' | b'#' | b'*' => true,
            _ => return Some((early, rest)),
        };
        if is_repeated {
            return None;
        }
        rest = &rest[1..];
    }
}

/// The codes of a constraint, by alternatives.
fn alternatives(role: Role, mut text: &[u8]) -> Option<SmallVec<[Codes<'_>; 1]>> {
    let mut all: SmallVec<[Codes<'_>; 1]> = SmallVec::new();
    let mut codes = Codes::new();
    while let [first, rest @ ..] = text {
        let end = match first {
            b'|' => {
                all.push(std::mem::take(&mut codes));
                text = rest;
                continue;
            }
            b'{' => {
                let end = memchr::memchr(b'}', text)?;
                codes.push(Code::Register(&text[1..end]));
                end + 1
            }
            b'0'..=b'9' => {
                let end = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let number = std::str::from_utf8(&text[..end]).ok()?.parse().ok()?;
                if role != Role::Input {
                    return None;
                }
                codes.push(Code::Tied(number));
                end
            }
            // Codes of two letters, and of as many as the digit says.
            b'^' => {
                codes.push(Code::Letters(text.get(1..3)?));
                3
            }
            b'@' => {
                let count = rest.first()?.checked_sub(b'0');
                let end = 2 + usize::from(count.filter(|n| (1..10).contains(n))?);
                codes.push(Code::Letters(text.get(2..end)?));
                end
            }
            _ => {
                codes.push(Code::Letters(&text[..1]));
                1
            }
        };
        text = &text[end..];
    }
    all.push(codes);
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraints_have_roles_and_codes() {
        let list = parse(b"=&r,=*m,{eax}i,0,^Yz|@3ccz,!i,~{memory}").expect("well formed");
        let roles: Vec<Role> = list.iter().map(|constraint| constraint.role).collect();
        use Role::{Clobber, Input, Label, Output};
        assert_eq!(roles, [Output, Output, Input, Input, Input, Label, Clobber]);
        assert!(list[0].early && !list[0].indirect && list[1].indirect);
        assert_eq!(
            list[2].codes(0)[..],
            [Code::Register(b"eax"), Code::Letters(b"i")]
        );
        assert_eq!(list[3].codes(0)[..], [Code::Tied(0)]);
        assert_eq!(list[4].codes(0)[..], [Code::Letters(b"Yz")]);
        assert_eq!(list[4].codes(1)[..], [Code::Letters(b"ccz")]);
        assert_eq!(list[6].codes(0)[..], [Code::Register(b"memory")]);
    }

    #[test]
    fn what_is_not_well_formed_is_none() {
        for text in [
            "=", "r,", ",r", "~r", "=&&r", "{eax", "=0", "0", "=r,1", "=r,0,0", "@", "@9a", "^a",
            "=r,r|0", "=r,0|r", "#r",
        ] {
            assert_eq!(parse(text.as_bytes()), None, "{text}");
        }
        assert_eq!(parse(b""), Some(vec![]));
    }
}
