; test: constraints may have several codes, and alternatives
; flags: --std llvm
; spec: Constraint Codes: "A Constraint Code is either a single letter (e.g. "r"), a "^" character followed by two letters (e.g. "^wc"), or "{" register-name "}" (e.g. "{eax}")."
; spec: Constraint Codes: "A single constraint may include one or more constraint codes in it, leaving it up to LLVM to choose which one to use."
; spec: Constraint Codes: "There are two ways to specify alternatives, and either or both may be used in an inline asm constraint list:"
; spec: Constraint Codes: "This indicates that if operand 0 is r or m, then operand 1 may be one of r or i."
; spec: Constraint Codes: "If operand 0 is r, then operand 1 may be one of r or m."
define void @f(i32 %x) {
  %a = call i32 asm "", "=rm,ri"(i32 %x)
  %b = call i32 asm "", "={eax}m,^ab"(i32 %x)
  %c = call i32 asm "", "=rm|r,ri|rm"(i32 %x)
  %e = call i32 asm "", "={eax,r"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  ret void
}
