//! An object file in ELF: sections of debug information, and the symbol of a function that is in memory
//! already (System V ABI, chapter 4).

use std::mem::size_of;

use object::elf::{self, FileHeader64, Ident, SectionHeader64, Sym64};
use object::pod::bytes_of;
use object::{LittleEndian as LE, U16, U32, U64};

/// A function in memory.
pub(super) struct FunctionText<'a> {
    /// The name of its symbol.
    pub name: &'a str,
    /// Its address.
    pub start: u64,
    /// Its bytes.
    pub len: u64,
}

/// The file with these sections, none of which is loaded.
pub(super) fn file(text: &FunctionText<'_>, sections: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut file = vec![0; size_of::<FileHeader64<LE>>()];
    let mut names = vec![0];
    let mut headers = vec![header(0, elf::SHT_NULL)];
    headers.push(SectionHeader64 {
        sh_flags: U64::new(LE, elf::SHF_ALLOC | elf::SHF_EXECINSTR),
        sh_addr: word(text.start),
        sh_size: word(text.len),
        ..header(add_name(".text", &mut names), elf::SHT_NOBITS)
    });
    for (name, bytes) in sections {
        let header = header(add_name(name, &mut names), elf::SHT_PROGBITS);
        headers.push(add_section(header, bytes, &mut file));
    }
    let strings = [b"\0", text.name.as_bytes(), b"\0"].concat();
    let header_of_symbols = SectionHeader64 {
        // The section of their names is the next one; the first is no symbol.
        sh_link: U32::new(LE, headers.len() as u32 + 1),
        sh_info: U32::new(LE, 1),
        sh_entsize: word(size_of::<Sym64<LE>>() as u64),
        ..header(add_name(".symtab", &mut names), elf::SHT_SYMTAB)
    };
    headers.push(add_section(header_of_symbols, &symbols(text), &mut file));
    let header_of_strings = header(add_name(".strtab", &mut names), elf::SHT_STRTAB);
    headers.push(add_section(header_of_strings, &strings, &mut file));
    let header_of_names = header(add_name(".shstrtab", &mut names), elf::SHT_STRTAB);
    headers.push(add_section(header_of_names, &names, &mut file));
    file.resize(file.len().next_multiple_of(8), 0);
    let head = file_header(file.len() as u64, headers.len() as u16);
    file[..size_of::<FileHeader64<LE>>()].copy_from_slice(bytes_of(&head));
    for header in &headers {
        file.extend(bytes_of(header));
    }
    file
}

/// The symbol of the function, in the first section, behind the one that is none.
fn symbols(text: &FunctionText<'_>) -> Vec<u8> {
    let symbol = Sym64::<LE> {
        st_name: U32::new(LE, 1),
        st_info: elf::SymbolInfo::new(elf::STB_GLOBAL, elf::STT_FUNC),
        st_other: elf::SymbolOther(0),
        st_shndx: U16::new(LE, elf::SymbolSection(1)),
        st_value: word(text.start),
        st_size: word(text.len),
    };
    let mut bytes = vec![0; size_of::<Sym64<LE>>()];
    bytes.extend(bytes_of(&symbol));
    bytes
}

fn word(value: u64) -> U64<LE> {
    U64::new(LE, value)
}

fn add_name(name: &str, names: &mut Vec<u8>) -> u32 {
    let at = names.len() as u32;
    names.extend(name.bytes());
    names.push(0);
    at
}

fn header(name: u32, kind: elf::SectionType) -> SectionHeader64<LE> {
    SectionHeader64 {
        sh_name: U32::new(LE, name),
        sh_type: U32::new(LE, kind),
        sh_flags: U64::new(LE, elf::SectionFlags(0)),
        sh_addr: word(0),
        sh_offset: word(0),
        sh_size: word(0),
        sh_link: U32::new(LE, 0),
        sh_info: U32::new(LE, 0),
        sh_addralign: word(1),
        sh_entsize: word(0),
    }
}

fn add_section(
    header: SectionHeader64<LE>,
    bytes: &[u8],
    file: &mut Vec<u8>,
) -> SectionHeader64<LE> {
    file.resize(file.len().next_multiple_of(8), 0);
    let at = file.len() as u64;
    file.extend(bytes);
    SectionHeader64 {
        sh_offset: word(at),
        sh_size: word(bytes.len() as u64),
        ..header
    }
}

fn file_header(sections_at: u64, sections: u16) -> FileHeader64<LE> {
    FileHeader64 {
        e_ident: Ident {
            magic: elf::ELFMAG,
            class: elf::ELFCLASS64,
            data: elf::ELFDATA2LSB,
            version: elf::EV_CURRENT,
            os_abi: elf::ELFOSABI_NONE,
            abi_version: 0,
            padding: [0; 7],
        },
        // Addresses are those where the code is.
        e_type: U16::new(LE, elf::ET_EXEC),
        e_machine: U16::new(LE, elf::EM_X86_64),
        e_version: U32::new(LE, elf::EV_CURRENT.0.into()),
        e_entry: word(0),
        e_phoff: word(0),
        e_shoff: word(sections_at),
        e_flags: U32::new(LE, elf::FileFlags(0)),
        e_ehsize: U16::new(LE, size_of::<FileHeader64<LE>>() as u16),
        e_phentsize: U16::new(LE, 0),
        e_phnum: U16::new(LE, 0),
        e_shentsize: U16::new(LE, size_of::<SectionHeader64<LE>>() as u16),
        e_shnum: U16::new(LE, sections),
        e_shstrndx: U16::new(LE, elf::SymbolSection(sections - 1)),
    }
}
