%f1nt![13 x sbyte]ma c%fmt =ob,al uint 4294967289
declare int %pr"%fuzz %d %u\0A\00"
%f2intf(sbyte*