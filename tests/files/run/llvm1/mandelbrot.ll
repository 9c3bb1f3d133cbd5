; test: a picture of points whose orbits stay near, in doubles.
; exit: 0
; stdout:                      ++        |
; stdout:                    ++**+       |
; stdout:                 +*********+    |
; stdout:          ++***++***********+   |
; stdout:    ***********************+    |
; stdout:          ++***++***********+   |
; stdout:                 +*********+    |
; stdout:                    ++**+       |
; stdout:                      ++        |
declare int %putchar(int)
implementation
int %orbit(double %cx, double %cy) {
entry:
	br label %loop
loop:
	%n = phi int [ 0, %entry ], [ %n1, %step ]
	%x = phi double [ 0.0, %entry ], [ %x1, %step ]
	%y = phi double [ 0.0, %entry ], [ %y1, %step ]
	%enough = setge int %n, 50
	%xx = mul double %x, %x
	%yy = mul double %y, %y
	%r = add double %xx, %yy
	%far = setgt double %r, 4.0
	%end = or bool %enough, %far
	br bool %end, label %done, label %step
step:
	%d = sub double %xx, %yy
	%x1 = add double %d, %cx
	%tx = mul double %x, 2.0
	%xy = mul double %tx, %y
	%y1 = add double %xy, %cy
	%n1 = add int %n, 1
	br label %loop
done:
	ret int %n
}
int %main() {
entry:
	br label %row
row:
	%r = phi int [ 0, %entry ], [ %r1, %line ]
	%rd = cast int %r to double
	%ry = mul double %rd, 0.25
	%y = sub double %ry, 1.0
	br label %column
column:
	%c = phi int [ 0, %row ], [ %c1, %column ]
	%cd = cast int %c to double
	%cx = mul double %cd, 0.1
	%x = add double %cx, -2.25
	%n = call int %orbit(double %x, double %y)
	%in = seteq int %n, 50
	%near = setgt int %n, 6
	%outer = select bool %near, int 43, int 32
	%ch = select bool %in, int 42, int %outer
	call int %putchar(int %ch)
	%c1 = add int %c, 1
	%more = setlt int %c1, 31
	br bool %more, label %column, label %line
line:
	call int %putchar(int 124)
	call int %putchar(int 10)
	%r1 = add int %r, 1
	%again = setlt int %r1, 9
	br bool %again, label %row, label %done
done:
	ret int 0
}
