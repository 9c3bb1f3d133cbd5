//! What no honest writer writes.

use super::*;

/// Reads all there is, block by block.
fn read_all(bytes: &[u8]) -> Result<usize, Malformed> {
    let mut stream = Bitstream::new(bytes);
    let mut record = Record::default();
    let mut records = 0;
    while stream.left() > 0 || stream.depth() > 0 {
        match stream.entry()? {
            StreamEntry::End => {}
            StreamEntry::Block(BLOCKINFO) => stream.block_info()?,
            StreamEntry::Block(block) => stream.enter(block)?,
            StreamEntry::Record(id) => {
                stream.record(id, &mut record)?;
                records += 1;
            }
        }
    }
    Ok(records)
}

fn fault(bytes: &[u8]) -> StreamErrorKind {
    match read_all(bytes) {
        Ok(records) => panic!("{records} records were read"),
        Err(malformed) => {
            assert!(malformed.at <= bytes.len() as u64 * 8);
            malformed.fault
        }
    }
}

#[test]
fn a_record_has_room_for_its_operands() {
    let mut writer = BitWriter::new();
    writer.enter(8, 3);
    writer.fixed(3, 3);
    writer.vbr(1, 6);
    writer.vbr(1 << 60, 6);
    writer.leave();
    assert_eq!(
        fault(&writer.finish()),
        StreamErrorKind::OperandCount(1 << 60)
    );

    let mut writer = BitWriter::new();
    writer.enter(8, 3);
    let abbrev = [AbbrevOp::Literal(1), AbbrevOp::Array, AbbrevOp::Fixed(1)];
    let id = writer.define(&abbrev);
    writer.fixed(id, 3);
    writer.vbr(1 << 40, 6);
    writer.leave();
    assert_eq!(
        fault(&writer.finish()),
        StreamErrorKind::OperandCount(1 << 40)
    );

    let mut writer = BitWriter::new();
    writer.enter(8, 3);
    let id = writer.define(&[AbbrevOp::Literal(1), AbbrevOp::Blob]);
    writer.fixed(id, 3);
    writer.vbr(u64::MAX, 6);
    writer.leave();
    assert_eq!(
        fault(&writer.finish()),
        StreamErrorKind::OperandCount(u64::MAX)
    );
}

#[test]
fn operands_that_take_no_room_are_counted() {
    let mut writer = BitWriter::new();
    writer.enter(8, 3);
    let id = writer.define(&[AbbrevOp::Literal(1); 200]);
    for _ in 0..100_000 {
        writer.fixed(id, 3);
    }
    writer.leave();
    assert_eq!(fault(&writer.finish()), StreamErrorKind::CheapOperands);
}

#[test]
fn blocks_end_where_they_say() {
    let block = |words: u32, end: bool| {
        let mut writer = BitWriter::new();
        writer.enter(8, 3);
        writer.record(1, &[2]);
        if end {
            writer.leave();
        }
        writer.align();
        writer.patch(32, words);
        writer.finish()
    };
    assert_eq!(read_all(&block(1, true)), Ok(1));
    assert_eq!(fault(&block(2, true)), StreamErrorKind::BlockLength(2, 1));
    assert_eq!(
        fault(&block(u32::MAX, true)),
        StreamErrorKind::BlockLength(u32::MAX.into(), 1)
    );
    assert_eq!(fault(&block(0, true)), StreamErrorKind::BehindEnd);
    // What is missing is zero, and so is the end of a block.
    assert_eq!(read_all(&block(1, false)), Ok(1));

    let mut writer = BitWriter::new();
    writer.enter(8, 3);
    writer.leave();
    writer.bytes(&[0; 4]);
    writer.patch(32, 2);
    assert_eq!(fault(&writer.finish()), StreamErrorKind::BlockEnd(32, 64));
}

#[test]
fn abbreviations_are_defined_before_they_are_used() {
    let mut writer = BitWriter::new();
    writer.enter(8, 3);
    writer.fixed(4, 3);
    writer.leave();
    assert_eq!(fault(&writer.finish()), StreamErrorKind::UndefinedAbbrev(4));

    let forms: [&[AbbrevOp]; 4] = [
        &[AbbrevOp::Array, AbbrevOp::Fixed(3)],
        &[AbbrevOp::Literal(1), AbbrevOp::Array],
        &[AbbrevOp::Literal(1), AbbrevOp::Array, AbbrevOp::Array],
        &[AbbrevOp::Literal(1), AbbrevOp::Blob, AbbrevOp::Fixed(3)],
    ];
    for form in forms {
        let mut writer = BitWriter::new();
        writer.enter(8, 3);
        writer.define(form);
        writer.leave();
        assert_eq!(
            fault(&writer.finish()),
            StreamErrorKind::AbbrevForm,
            "{form:?}"
        );
    }
    let mut writer = BitWriter::new();
    writer.enter(8, 3);
    writer.define(&[AbbrevOp::Literal(1); 1000]);
    writer.leave();
    assert_eq!(fault(&writer.finish()), StreamErrorKind::AbbrevLength(1000));
}

#[test]
fn blocks_nest_as_deep_as_they_like() {
    let mut writer = BitWriter::new();
    for _ in 0..100_000 {
        writer.enter(8, 2);
    }
    for _ in 0..100_000 {
        writer.leave();
    }
    assert_eq!(read_all(&writer.finish()), Ok(0));
}

#[test]
fn characters_may_be_sign_extended() {
    let char = 'ä' as u32 as u8;
    assert_eq!(character(0xe4), Some(char));
    assert_eq!(character(0xffff_ffe4), Some(char));
    assert_eq!(character(u64::MAX - 0x1b), Some(char));
    assert_eq!(character(b'a'.into()), Some(b'a'));
    for none in [0x100, 0xffff_ff61, 0xff_ffff_ffe4, u64::MAX - 0x9e] {
        assert_eq!(character(none), None, "{none:#x}");
    }
}
