%op = typ/ int (ubt, int×õÚ‹“  = constant [3 x %f1 = internal constant  internal %opconstant [7 x sbyte] c"%d %u\0A\00"
%f3 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%min*]"[ intM(i%wous7 = glrd