; test: dynamic dispatch through method tables, as a front end for classes emits it.
; exit: 0
; stdout: area 12
; stdout: area 9
; stdout: area 6
%shape = type { %vtable* }
%vtable = type { i64 (%shape*)*, i8* }
%rect = type { %vtable*, i64, i64 }
%tri = type { %vtable*, i64, i64 }
@area = private constant [10 x i8] c"area %ld\0A\00"
@rname = private constant [5 x i8] c"rect\00"
@rect_vt = global %vtable { i64 (%shape*)* @rect_area, i8* getelementptr ([5 x i8], [5 x i8]* @rname, i32 0, i32 0) }
@tri_vt = global %vtable { i64 (%shape*)* @tri_area, i8* null }
@r1 = global %rect { %vtable* @rect_vt, i64 3, i64 4 }
@r2 = global %rect { %vtable* @rect_vt, i64 3, i64 3 }
@t1 = global %tri { %vtable* @tri_vt, i64 3, i64 4 }
@all = global [3 x %shape*] [ %shape* bitcast (%rect* @r1 to %shape*), %shape* bitcast (%rect* @r2 to %shape*), %shape* bitcast (%tri* @t1 to %shape*) ]
declare i32 @printf(i8*, ...)

define i64 @rect_area(%shape* %this) {
  %r = bitcast %shape* %this to %rect*
  %wp = getelementptr %rect, %rect* %r, i32 0, i32 1
  %hp = getelementptr %rect, %rect* %r, i32 0, i32 2
  %w = load i64, i64* %wp
  %h = load i64, i64* %hp
  %a = mul i64 %w, %h
  ret i64 %a
}
define i64 @tri_area(%shape* %this) {
  %r = bitcast %shape* %this to %tri*
  %wp = getelementptr %tri, %tri* %r, i32 0, i32 1
  %hp = getelementptr %tri, %tri* %r, i32 0, i32 2
  %w = load i64, i64* %wp
  %h = load i64, i64* %hp
  %a = mul i64 %w, %h
  %b = sdiv i64 %a, 2
  ret i64 %b
}
define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %sp = getelementptr [3 x %shape*], [3 x %shape*]* @all, i64 0, i64 %i
  %s = load %shape*, %shape** %sp
  %vp = getelementptr %shape, %shape* %s, i32 0, i32 0
  %vt = load %vtable*, %vtable** %vp
  %mp = getelementptr %vtable, %vtable* %vt, i32 0, i32 0
  %m = load i64 (%shape*)*, i64 (%shape*)** %mp
  %a = call i64 %m(%shape* %s)
  %f = getelementptr [10 x i8], [10 x i8]* @area, i32 0, i32 0
  %r = call i32 (i8*, ...) @printf(i8* %f, i64 %a)
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 3
  br i1 %c, label %loop, label %done
done:
  ret i64 0
}
