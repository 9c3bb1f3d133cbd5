; The eight queens: prints the first solution, and how many there are. Plain LLVMlite.
;
;   jitlite run examples/queens.ll

%board = type [8 x i64]

@cols = global %board [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@found = global i64 0
@empty = global [1 x i8] c"\00"
@queen = global [3 x i8] c"Q \00"
@free = global [3 x i8] c". \00"
@solutions = global [11 x i8] c" solutions\00"

declare void @ll_puts(i8*)

declare i8* @ll_strcat(i8*, i8*)

declare i8* @ll_ltoa(i64)

; The column of the queen in a row.
define i64* @col(i64 %row) {
  %p = getelementptr %board, %board* @cols, i32 0, i64 %row
  ret i64* %p
}

; Whether a queen in this place is attacked by none of the rows above.
define i1 @safe(i64 %row, i64 %col) {
  %i = alloca i64
  store i64 0, i64* %i
  br label %next

next:
  %above = load i64, i64* %i
  %done = icmp eq i64 %above, %row
  br i1 %done, label %yes, label %look

look:
  %p = call i64* @col(i64 %above)
  %other = load i64, i64* %p
  %same = icmp eq i64 %other, %col
  br i1 %same, label %no, label %diagonals

diagonals:
  %dist = sub i64 %row, %above
  %left = sub i64 %col, %dist
  %on_left = icmp eq i64 %other, %left
  br i1 %on_left, label %no, label %right_one

right_one:
  %right = add i64 %col, %dist
  %on_right = icmp eq i64 %other, %right
  br i1 %on_right, label %no, label %step

step:
  %below = add i64 %above, 1
  store i64 %below, i64* %i
  br label %next

yes:
  %true = icmp eq i64 0, 0
  ret i1 %true

no:
  %false = icmp ne i64 0, 0
  ret i1 %false
}

; Tries every column of a row, and in each the rows below.
define void @place(i64 %row) {
  %c = alloca i64
  %full = icmp eq i64 %row, 8
  br i1 %full, label %solved, label %start

solved:
  %n = load i64, i64* @found
  %first = icmp eq i64 %n, 0
  br i1 %first, label %show, label %count

show:
  call void @print_board()
  br label %count

count:
  %n1 = add i64 %n, 1
  store i64 %n1, i64* @found
  ret void

start:
  store i64 0, i64* %c
  br label %try

try:
  %col = load i64, i64* %c
  %end = icmp eq i64 %col, 8
  br i1 %end, label %out, label %test

test:
  %ok = call i1 @safe(i64 %row, i64 %col)
  br i1 %ok, label %go, label %step

go:
  %p = call i64* @col(i64 %row)
  store i64 %col, i64* %p
  %down = add i64 %row, 1
  call void @place(i64 %down)
  br label %step

step:
  %next = add i64 %col, 1
  store i64 %next, i64* %c
  br label %try

out:
  ret void
}

; A row of the board from a column on, behind the text so far.
define i8* @row_text(i8* %so_far, i64 %row, i64 %col) {
  %end = icmp eq i64 %col, 8
  br i1 %end, label %done, label %more

done:
  ret i8* %so_far

more:
  %p = call i64* @col(i64 %row)
  %at = load i64, i64* %p
  %here = icmp eq i64 %at, %col
  %next = add i64 %col, 1
  br i1 %here, label %queen, label %free

queen:
  %q = bitcast [3 x i8]* @queen to i8*
  %t1 = call i8* @ll_strcat(i8* %so_far, i8* %q)
  %r1 = call i8* @row_text(i8* %t1, i64 %row, i64 %next)
  ret i8* %r1

free:
  %f = bitcast [3 x i8]* @free to i8*
  %t2 = call i8* @ll_strcat(i8* %so_far, i8* %f)
  %r2 = call i8* @row_text(i8* %t2, i64 %row, i64 %next)
  ret i8* %r2
}

define void @print_board() {
  %r = alloca i64
  store i64 0, i64* %r
  br label %next

next:
  %row = load i64, i64* %r
  %end = icmp eq i64 %row, 8
  br i1 %end, label %out, label %line

line:
  %empty = bitcast [1 x i8]* @empty to i8*
  %text = call i8* @row_text(i8* %empty, i64 %row, i64 0)
  call void @ll_puts(i8* %text)
  %below = add i64 %row, 1
  store i64 %below, i64* %r
  br label %next

out:
  ret void
}

define i64 @main(i64 %argc, i8** %argv) {
  call void @place(i64 0)
  %n = load i64, i64* @found
  %digits = call i8* @ll_ltoa(i64 %n)
  %words = bitcast [11 x i8]* @solutions to i8*
  %text = call i8* @ll_strcat(i8* %digits, i8* %words)
  call void @ll_puts(i8* %text)
  ret i64 0
}

; ASSERT EQ: i64 0 = call i64 @main(i64 1, i8** null)
