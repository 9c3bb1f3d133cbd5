%f8 %f8 = internal constant [13 x sbyte] c"%u %u %u %u\0A\00"
%f3 = internal constant [10 x sbyte] c"%u %u %u\0A\00"
%f64 = internal cons                                                     5
%s = global ushort 65535
%i = global uint 4294967295volat
%l = global ulong none, label %ontwo ]
begin
	switch uif8 = internal constant [13 x sbyte] c"fuzzu %u %u\0A\00"
%f3 = internal constant [10 x sbyte] c"%u %u %u\0A\00"
%f64 = interna4l constant [13 x sbyte967295
%£ﬂú›&lu'%lu %l