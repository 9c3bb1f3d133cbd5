//! Intrinsics of vectors: rules about lengths, elements and constants.

use super::{IntrinsicUse, bits, element, is_float, lanes};
use crate::ir::intrinsics::Intrinsic;
use crate::ir::{Operand, Type};
use crate::verify::checker::Checker;
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "intrinsic-tile",
        says: "an argument of type `x86_amx` is what an instruction gives, and no constant",
        check: Check::Intrinsic(
            &[
                Intrinsic::named("x86.cast.tile.to.vector"),
                Intrinsic::named("x86.tcmmimfp16ps.internal"),
                Intrinsic::named("x86.tcmmrlfp16ps.internal"),
                Intrinsic::named("x86.tdpbf16ps.internal"),
                Intrinsic::named("x86.tdpbssd.internal"),
                Intrinsic::named("x86.tdpbsud.internal"),
                Intrinsic::named("x86.tdpbusd.internal"),
                Intrinsic::named("x86.tdpbuud.internal"),
                Intrinsic::named("x86.tdpfp16ps.internal"),
                Intrinsic::named("x86.tilestored64.internal"),
            ],
            tiles,
        ),
    },
    Rule {
        code: "vector-reduce",
        says: "what puts the elements of a vector together takes a vector of numbers of its kind",
        check: Check::Intrinsic(REDUCES, reduce),
    },
    Rule {
        code: "masked-access",
        says: "the alignment of a masked load or store is a power of 2; of `gather` and `scatter` \
               it may be 0",
        check: Check::Intrinsic(&[LOAD, STORE, GATHER, SCATTER], masked),
    },
    Rule {
        code: "vector-part",
        says: "a part of a vector has its elements, lies in it, and begins at a multiple of the \
               part's length",
        check: Check::Intrinsic(&[INSERT, EXTRACT], part),
    },
    Rule {
        code: "vector-splice",
        says: "where `vector.splice` begins is less than the length of the vector, and not less \
               than its negative",
        check: Check::Intrinsic(&[Intrinsic::named("vector.splice")], splice),
    },
    Rule {
        code: "vector-step",
        says: "`stepvector` gives a vector of integers of at least 8 bits",
        check: Check::Intrinsic(&[Intrinsic::named("stepvector")], step),
    },
    Rule {
        code: "vector-partial-sum",
        says: "the length of the vector is a multiple of that of the sums",
        check: Check::Intrinsic(
            &[Intrinsic::named("vector.partial.reduce.add")],
            partial_sum,
        ),
    },
    Rule {
        code: "vector-mask",
        says: "`get.active.lane.mask` gives a vector of `i1`",
        check: Check::Intrinsic(&[Intrinsic::named("get.active.lane.mask")], lane_mask),
    },
    Rule {
        code: "vector-length",
        says: "the number of elements that `get.vector.length` counts by is positive",
        check: Check::Intrinsic(
            &[Intrinsic::named("experimental.get.vector.length")],
            vector_length,
        ),
    },
    Rule {
        code: "matrix-shape",
        says: "a matrix is a vector of as many numbers as it has rows times columns",
        check: Check::Intrinsic(&[MULTIPLY, TRANSPOSE, COLUMN_LOAD, COLUMN_STORE], matrix),
    },
    Rule {
        code: "intrinsic-ptrmask",
        says: "`ptrmask` takes a pointer and an integer as wide as its index, or vectors of both",
        check: Check::Intrinsic(&[Intrinsic::named("ptrmask")], ptrmask),
    },
];

const LOAD: Intrinsic = Intrinsic::named("masked.load");
const STORE: Intrinsic = Intrinsic::named("masked.store");
const GATHER: Intrinsic = Intrinsic::named("masked.gather");
const SCATTER: Intrinsic = Intrinsic::named("masked.scatter");
const INSERT: Intrinsic = Intrinsic::named("vector.insert");
const EXTRACT: Intrinsic = Intrinsic::named("vector.extract");
const MULTIPLY: Intrinsic = Intrinsic::named("matrix.multiply");
const TRANSPOSE: Intrinsic = Intrinsic::named("matrix.transpose");
const COLUMN_LOAD: Intrinsic = Intrinsic::named("matrix.column.major.load");
const COLUMN_STORE: Intrinsic = Intrinsic::named("matrix.column.major.store");
const FADD: Intrinsic = Intrinsic::named("vector.reduce.fadd");
const FMUL: Intrinsic = Intrinsic::named("vector.reduce.fmul");

const REDUCES: &[Intrinsic] = &[
    Intrinsic::named("vector.reduce.add"),
    Intrinsic::named("vector.reduce.and"),
    Intrinsic::named("vector.reduce.mul"),
    Intrinsic::named("vector.reduce.or"),
    Intrinsic::named("vector.reduce.smax"),
    Intrinsic::named("vector.reduce.smin"),
    Intrinsic::named("vector.reduce.umax"),
    Intrinsic::named("vector.reduce.umin"),
    Intrinsic::named("vector.reduce.xor"),
    FADD,
    FMUL,
    Intrinsic::named("vector.reduce.fmax"),
    Intrinsic::named("vector.reduce.fmin"),
];

fn tiles(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let is_tile = |arg: Operand| {
        let ty = arg.as_const().map(|id| c.m.const_type(id));
        ty.is_some_and(|ty| c.m.types.resolved(ty) == Type::X86Amx)
    };
    if let Some(n) = (0..this.arg_count()).position(|n| is_tile(this.arg(n))) {
        this.complain(c, rule, Some(n), "a tile is no constant");
    }
}

fn reduce(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let n = usize::from(matches!(this.intrinsic, FADD | FMUL));
    let floats = this.intrinsic.name().1.starts_with("reduce.f");
    let ty = this.arg_type(c, n);
    let elem = element(c, ty);
    let fits = match floats {
        true => is_float(elem),
        false => matches!(elem, Type::Int(_)),
    };
    if !fits || lanes(ty).0 == 0 {
        let what = if floats {
            "floating-point numbers"
        } else {
            "integers"
        };
        let message = format!("argument {} must be a vector of {what}", n + 1);
        this.complain(c, rule, Some(n), message);
    }
}

fn masked(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let n = if matches!(this.intrinsic, LOAD | GATHER) {
        1
    } else {
        2
    };
    let none = matches!(this.intrinsic, GATHER | SCATTER);
    if let Some(align) = this.int(c, n)
        && !align.is_power_of_two()
        && !(none && align == 0)
    {
        this.complain(c, rule, Some(n), format!("{align} is no alignment"));
    }
}

fn part(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let (whole, part, n) = match this.intrinsic {
        INSERT => (this.arg_type(c, 0), this.arg_type(c, 1), 2),
        _ => (this.arg_type(c, 0), this.result_type(c), 1),
    };
    let (Some(at), (len, scalable), (part_len, part_scalable)) =
        (this.int(c, n), lanes(whole), lanes(part))
    else {
        return;
    };
    let (len, part_len) = (u64::from(len), u64::from(part_len));
    let message = if element(c, whole) != element(c, part) {
        "the part and the vector have different elements"
    } else if part_len == 0 || at % part_len != 0 {
        "the index is no multiple of the length of the part"
    } else if scalable == part_scalable && at + part_len > len {
        "the part does not lie in the vector"
    } else {
        return;
    };
    this.complain(c, rule, Some(n), message);
}

fn splice(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let len = i64::from(lanes(this.result_type(c)).0) * vscale_min(c, this);
    if let Some(at) = this.signed(c, 2)
        && !(-len..len).contains(&at)
    {
        let message = format!("{at} does not lie in a vector of {len} elements");
        this.complain(c, rule, Some(2), message);
    }
}

/// What a function says that `vscale` is at least.
fn vscale_min(c: &Checker<'_>, this: &IntrinsicUse<'_>) -> i64 {
    let mut all = c.m.attrs.all(this.at.func.attrs);
    let range = all.find_map(|attr| match attr.word(&c.m.names) {
        Some((b"vscale_range", text)) => {
            let digits = text.split(|byte| !byte.is_ascii_digit());
            let first = digits.into_iter().find(|digits| !digits.is_empty())?;
            std::str::from_utf8(first).ok()?.parse().ok()
        }
        _ => None,
    });
    range.unwrap_or(1).max(1)
}

fn step(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let elem = element(c, this.result_type(c));
    if !matches!(elem, Type::Int(8..)) {
        this.complain(
            c,
            rule,
            None,
            "its elements are no integers of 8 bits or more",
        );
    }
}

fn partial_sum(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let (sums, all) = (lanes(this.arg_type(c, 0)).0, lanes(this.arg_type(c, 1)).0);
    if sums == 0 || all % sums != 0 {
        let message = format!("{all} elements cannot be added to {sums} sums evenly");
        this.complain(c, rule, Some(1), message);
    }
}

fn lane_mask(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let ty = this.result_type(c);
    if lanes(ty).0 == 0 || element(c, ty) != Type::Int(1) {
        this.complain(c, rule, None, "its result is no vector of `i1`");
    }
}

fn vector_length(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if this.signed(c, 1).is_some_and(|count| count <= 0) {
        this.complain(c, rule, Some(1), "this number is not positive");
    }
}

fn matrix(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let number = |c: &Checker<'_>, n| this.int(c, n).unwrap_or(0);
    // Rows and columns, the stride, the matrix, and the other operands with their shapes.
    let (rows, columns, stride, whole) = match this.intrinsic {
        MULTIPLY => (number(c, 2), number(c, 4), None, this.result_type(c)),
        TRANSPOSE => (number(c, 1), number(c, 2), None, this.result_type(c)),
        COLUMN_LOAD => (
            number(c, 3),
            number(c, 4),
            this.int(c, 1),
            this.result_type(c),
        ),
        _ => (
            number(c, 4),
            number(c, 5),
            this.int(c, 2),
            this.arg_type(c, 0),
        ),
    };
    let size = |ty| u64::from(lanes(ty).0);
    let elem = element(c, whole);
    if let Some(stride) = stride
        && stride < rows
    {
        let message = format!("columns of {rows} rows do not fit in a stride of {stride}");
        return this.complain(c, rule, None, message);
    }
    if this.intrinsic == MULTIPLY {
        let inner = number(c, 3);
        for (n, wanted) in [
            (0, rows.wrapping_mul(inner)),
            (1, inner.wrapping_mul(columns)),
        ] {
            if size(this.arg_type(c, n)) != wanted {
                let message = format!("a matrix of this shape has {wanted} numbers");
                return this.complain(c, rule, Some(n), message);
            }
        }
    }
    let operands = match this.intrinsic {
        MULTIPLY => 2,
        TRANSPOSE => 1,
        _ => 0,
    };
    let others: Vec<usize> = (0..operands).collect();
    let same = others
        .iter()
        .all(|&n| element(c, this.arg_type(c, n)) == elem);
    let message = if !matches!(elem, Type::Int(_)) && !is_float(elem) {
        "a matrix has numbers for elements"
    } else if !same {
        "the operands and the result have different elements"
    } else if size(whole) != rows.wrapping_mul(columns) {
        "rows times columns are not as many numbers as the vector has"
    } else {
        return;
    };
    this.complain(c, rule, None, message);
}

fn ptrmask(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let (ptr, mask) = (this.arg_type(c, 0), this.arg_type(c, 1));
    let is_pointer = matches!(element(c, ptr), Type::Ptr { .. } | Type::TypedPtr { .. });
    let (n, message) = if !is_pointer {
        (0, "this is no pointer")
    } else if lanes(ptr) != lanes(mask) {
        (1, "pointers and masks are not as many")
    } else if bits(element(c, mask)) != 64 && is_first_space(element(c, ptr)) {
        (1, "the index of a pointer has 64 bits")
    } else {
        return;
    };
    this.complain(c, rule, Some(n), message);
}

/// Whether a pointer is one of those whose size is known.
fn is_first_space(ty: Type) -> bool {
    matches!(ty, Type::Ptr { space: 0 } | Type::TypedPtr { space: 0, .. })
}
