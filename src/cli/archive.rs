//! Files that have bitcode within: archives of it, and objects of compilers that embed it.

use anyhow::{Result, anyhow, bail};
use object::read::archive::ArchiveFile;
use object::{Object, ObjectSection};

use crate::bitcode::is_bitcode;
use crate::diag::Source;

/// Whether a file is an archive.
pub(super) fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"!<arch>\n")
}

/// The bitcode that an object has in one of the sections that compilers embed it in: `-fembed-bitcode` in the first,
/// `-ffat-lto-objects` in the other.
pub(super) fn embedded(bytes: &[u8]) -> Option<&[u8]> {
    if !bytes.starts_with(b"\x7fELF") {
        return None;
    }
    let file = object::File::parse(bytes).ok()?;
    [".llvmbc", ".llvm.lto"].into_iter().find_map(|name| {
        let section = file.section_by_name(name)?;
        section.data().ok().filter(|data| is_bitcode(data))
    })
}

/// The members of an archive that are bitcode, or objects that have it embedded.
///
/// # Errors
/// If it is no archive, or has no such member.
pub(super) fn members(archive: &Source) -> Result<Vec<Source>> {
    let name = archive.name();
    let bytes = archive.bytes();
    let wrong = |error: object::Error| anyhow!("could not read the archive `{name}`: {error}");
    let file = ArchiveFile::parse(bytes).map_err(wrong)?;
    let mut sources = Vec::new();
    for member in file.members() {
        let member = member.map_err(wrong)?;
        let data = member.data(bytes).map_err(wrong)?;
        let bitcode = match is_bitcode(data) {
            true => Some(data),
            false => embedded(data),
        };
        if let Some(bitcode) = bitcode {
            let member = String::from_utf8_lossy(member.name());
            sources.push(Source::new(format!("{name}({member})"), bitcode)?);
        }
    }
    match sources.is_empty() {
        true => bail!("no member of the archive `{name}` is LLVM bitcode"),
        false => Ok(sources),
    }
}
