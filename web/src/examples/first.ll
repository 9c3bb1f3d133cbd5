; LLVM in 2002: symbols begin with a percent sign, types are those of C, and
; instead of `icmp` there is `setlt`. It is read, checked and run as it is.
%text = internal constant [11 x sbyte] c"fib is %d\0A\00"

implementation

declare int %printf(sbyte*, ...)

int %fib(int %n)
begin
  %small = setlt int %n, 2
  br bool %small, label %done, label %more

more:
  %n1 = sub int %n, 1
  %a = call int %fib(int %n1)
  %n2 = sub int %n, 2
  %b = call int %fib(int %n2)
  %sum = add int %a, %b
  ret int %sum

done:
  ret int %n
end

int %main()
begin
  %result = call int %fib(int 10)
  %format = getelementptr [11 x sbyte]* %text, long 0, long 0
  %written = call int (sbyte*, ...)* %printf(sbyte* %format, int %result)
  ret int 0
end
