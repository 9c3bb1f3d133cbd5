//! How the code of a function is written down, and read again.
//!
//! Numbers stand lowest byte first. What is read was checked as a whole before (`store`); all the same, whatever
//! is read gives code or nothing, and never more than there are bytes.

use crate::jit::publish::Facts;
use crate::jit::unwind::table::Written;
use crate::lir::{Inlined, Origin, SymbolId};
use crate::runtime::registry::{CodeSite, FrameShape};
use crate::runtime::trap::Fault;
use crate::x64::reloc::{Code, Reloc, RelocKind};

/// What traps can mean that the processor's signal does not say, by their numbers.
const FAULTS: [Option<Fault>; 5] = [
    None,
    Some(Fault::DivisionByZero),
    Some(Fault::DivisionOverflow),
    Some(Fault::Unreachable),
    Some(Fault::Abort),
];

const RELOCS: [RelocKind; 3] = [RelocKind::PcRel32, RelocKind::Abs64, RelocKind::Abs32];

/// Appends a number.
pub(crate) fn put(out: &mut Vec<u8>, number: u32) {
    out.extend(number.to_le_bytes());
}

/// Reads numbers and bytes one after the other.
#[derive(Clone, Copy)]
pub(crate) struct WireReader<'a>(pub &'a [u8]);

impl<'a> WireReader<'a> {
    #[inline]
    pub(crate) fn bytes(&mut self, len: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        Some(bytes)
    }

    #[inline]
    pub(crate) fn number(&mut self) -> Option<u32> {
        let bytes = self.bytes(4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    }

    /// A list of rows of `N` bytes each.
    #[inline]
    pub(crate) fn list<const N: usize, T>(
        &mut self,
        mut row: impl FnMut(&[u8; N]) -> Option<T>,
    ) -> Option<Vec<T>> {
        let count = self.number()? as usize;
        let (rows, _) = self.bytes(count.checked_mul(N)?)?.as_chunks::<N>();
        let mut list = Vec::with_capacity(rows.len());
        for bytes in rows {
            list.push(row(bytes)?);
        }
        Some(list)
    }
}

/// The number at an offset of a row.
#[inline]
pub(crate) fn at<const N: usize>(row: &[u8; N], offset: usize) -> u32 {
    let bytes = [
        row[offset],
        row[offset + 1],
        row[offset + 2],
        row[offset + 3],
    ];
    u32::from_le_bytes(bytes)
}

/// Appends the code of a function; `None` where something of it has no number.
pub(crate) fn write(code: &Code, facts: &Facts, out: &mut Vec<u8>) -> Option<()> {
    let written = facts.written;
    let head = [
        code.text_len,
        code.shape.bits(),
        written.table as u32,
        written.entry as u32,
        written.personality as u32,
        facts.handles.into(),
        code.bytes.len() as u32,
    ];
    let rows = 20 * code.relocs.len() + 12 * (facts.sites.len() + facts.inlined.len());
    out.reserve(64 + code.bytes.len() + rows + 4 * code.stops.len());
    head.into_iter().for_each(|number| put(out, number));
    out.extend(&code.bytes);
    put(out, code.relocs.len() as u32);
    for reloc in &code.relocs {
        put(out, reloc.offset);
        put(
            out,
            RELOCS.iter().position(|&kind| kind == reloc.kind)? as u32,
        );
        out.extend(reloc.target.to_le_bytes());
        put(out, reloc.addend as u32);
    }
    put(out, facts.sites.len() as u32);
    for site in &facts.sites {
        put(out, site.offset);
        put(out, site.inst);
        put(
            out,
            FAULTS.iter().position(|&fault| fault == site.fault)? as u32,
        );
    }
    put(out, code.stops.len() as u32);
    code.stops.iter().for_each(|&stop| put(out, stop));
    put(out, facts.inlined.len() as u32);
    for row in &facts.inlined {
        [row.callee.0, row.inst.0, row.at.0]
            .into_iter()
            .for_each(|number| put(out, number));
    }
    Some(())
}

/// Reads the code of a function.
pub(crate) fn read(bytes: &[u8]) -> Option<(Code, Facts)> {
    let mut r = WireReader(bytes);
    let mut code = Code {
        text_len: r.number()?,
        shape: FrameShape::from_bits(r.number()?),
        ..Code::default()
    };
    let written = Written {
        table: r.number()? as usize,
        entry: r.number()? as usize,
        personality: r.number()? as usize,
    };
    let handles = r.number()? != 0;
    let len = r.number()? as usize;
    code.bytes = r.bytes(len)?.to_vec();
    code.relocs = r.list(|row: &[u8; 20]| {
        Some(Reloc {
            offset: at(row, 0),
            kind: *RELOCS.get(at(row, 4) as usize)?,
            target: u64::from(at(row, 12)) << 32 | u64::from(at(row, 8)),
            addend: at(row, 16) as i32,
        })
    })?;
    let sites = r.list(|row: &[u8; 12]| {
        Some(CodeSite {
            offset: at(row, 0),
            inst: at(row, 4),
            fault: *FAULTS.get(at(row, 8) as usize)?,
        })
    })?;
    code.stops = r.list(|row: &[u8; 4]| Some(at(row, 0)))?;
    let inlined = r.list(|row: &[u8; 12]| {
        Some(Inlined {
            callee: SymbolId(at(row, 0)),
            inst: Origin(at(row, 4)),
            at: Origin(at(row, 8)),
        })
    })?;
    let is_inside = |&at: &u32| (at as usize) < len;
    let fits = code.text_len as usize <= len && code.stops.iter().all(is_inside);
    let facts = Facts {
        sites,
        inlined,
        written,
        handles,
    };
    (r.0.is_empty() && fits).then_some((code, facts))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> (Code, Facts) {
        let code = Code {
            bytes: (0..60).collect(),
            text_len: 40,
            relocs: vec![Reloc {
                offset: 3,
                kind: RelocKind::Abs64,
                target: 7 << 32 | 5,
                addend: -9,
            }],
            stops: vec![0, 39],
            shape: FrameShape::fixed(48, true),
            ..Code::default()
        };
        let site = |offset, fault| CodeSite {
            offset,
            inst: 8,
            fault,
        };
        let facts = Facts {
            sites: vec![site(1, None), site(2, Some(Fault::Abort))],
            inlined: vec![Inlined {
                callee: SymbolId(1),
                inst: Origin(2),
                at: Origin::NONE,
            }],
            written: Written {
                table: 40,
                entry: 48,
                personality: 0,
            },
            handles: true,
        };
        (code, facts)
    }

    #[test]
    fn what_is_written_is_read_again() {
        let (code, facts) = example();
        let mut bytes = Vec::new();
        write(&code, &facts, &mut bytes).unwrap();
        let (again, told) = read(&bytes).unwrap();
        assert_eq!(format!("{again:?}"), format!("{code:?}"));
        assert_eq!(format!("{told:?}"), format!("{facts:?}"));
    }

    #[test]
    fn what_is_cut_off_is_nothing() {
        let (code, facts) = example();
        let mut bytes = Vec::new();
        write(&code, &facts, &mut bytes).unwrap();
        for len in 0..bytes.len() {
            assert!(read(&bytes[..len]).is_none(), "{len} bytes");
        }
        bytes.push(0);
        assert!(read(&bytes).is_none());
    }
}
