; test: values are shown with their types: numbers, floats, pointers by what they lead to, aggregates by their parts
; run: debug
; exit: 1
; stdin: break %o
; stdin: continue
; stdin: print
; stdin: print *%node
; stdin: print *%next
; stdin: print @text
; stdin: print @nested
; stdin: print @nested[0][1]
; stdin: print *%heap
; stdin: print @nested[9]
; stdin: print *%f
; stdin: print %0
; stdin: print oops
; stdin: memory %node
; stdin: memory %heap 4
; stdin: memory @text

@text = constant [6 x i8] c"hi\0A!\00\00"
@nested = global { [2 x i16], <4 x i8>, ptr } { [2 x i16] [i16 -1, i16 300], <4 x i8> <i8 1, i8 -2, i8 3, i8 4>, ptr @main }
declare ptr @malloc(i64)
define i32 @main() {
  %node = alloca { i64, ptr }
  %next = getelementptr { i64, ptr }, ptr %node, i32 0, i32 1
  store i64 -5, ptr %node
  store ptr @nested, ptr %next
  %heap = call ptr @malloc(i64 12)
  store float 2.5, ptr %heap
  %inner = getelementptr i8, ptr %heap, i64 4
  %f = fadd double 0.1, 0.2
  %h = fadd half 1.5, 1.0
  %big = shl i128 -1, 100
  %yes = icmp eq i32 1, 1
  %wide = zext i1 %yes to i8
  %list = insertvalue [2 x i8] [i8 65, i8 66], i8 67, 1
  %v = add <2 x i32> <i32 1, i32 2>, <i32 3, i32 -9>
  %f2 = select i1 %yes, ptr @main, ptr null
  %none = select i1 %yes, ptr null, ptr @main
  %0 = sub i32 0, 7
  %o = add i32 %0, 7
  ret i32 %o
}
; expect:
; step 0: @main at tests/files/debug/values.ll:25
;    25 |   %node = alloca { i64, ptr }
; (jitlite) break %o
; breakpoint 1 at %o
; (jitlite) continue
; breakpoint 1, %o
; step 18: @main at tests/files/debug/values.ll:43
;    43 |   ret i32 %o
; (jitlite) print
; %node = ptr 0x80000000 (%node)
; %next = ptr 0x80000008 (%node + 8)
; %heap = ptr 0xa0000000 (heap block of 12 bytes)
; %inner = ptr 0xa0000004 (heap block of 12 bytes + 4)
; %f = double 0.30000000000000004
; %h = half 2.5
; %big = i128 -1267650600228229401496703205376
; %yes = i1 true
; %wide = i8 1
; %list = [2 x i8] c"AC"
; %v = <2 x i32> <4, -7>
; %f2 = ptr 0x60000d40 (@main)
; %none = ptr null
; %0 = i32 -7
; %o = i32 0
; *%node = { i64, ptr } { -5, 0x40010000 (@nested) }
; (jitlite) print *%node
; *%node = { i64, ptr } { -5, 0x40010000 (@nested) }
; (jitlite) print *%next
; *%next = ptr 0x40010000 (@nested)
; (jitlite) print @text
; @text = [6 x i8] c"hi\0A!\00\00"
; (jitlite) print @nested
; @nested = { [2 x i16], <4 x i8>, ptr } { [-1, 300], [1, -2, 3, 4], 0x60000d40 (@main) }
; (jitlite) print @nested[0][1]
; @nested[0][1] = 300
; (jitlite) print *%heap
; *%heap = float 2.5
; (jitlite) print @nested[9]
; error: it has 3 elements
; (jitlite) print *%f
; error: `%f` is no pointer
; (jitlite) print %0
; %0 = i32 -7
; (jitlite) print oops
; error: there is no variable `oops` in memory in `@main`: its values have names as `%x`
; (jitlite) memory %node
; 0x80000000: fb ff ff ff ff ff ff ff 00 00 01 40 00 00 00 00  ...........@....
; (jitlite) memory %heap 4
; 0xa0000000: 00 00 20 40                                      .. @
; (jitlite) memory @text
; 0x20000000: 68 69 0a 21 00 00                                hi.!..
