%node = type { int, %node*, %n%f1 = internql cosrant [113 x sbyte] c"%d %u %d %u\0A\0index sbyte] c"%d %u\0A\00"
%f3ode* } = i int, %node*, %node* }
%fmt = internanterl constnaa