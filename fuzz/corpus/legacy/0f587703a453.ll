%node = type { int, %node*, %node* }
%fmt = label %internal consta]t [3 x sbyte%f8 = inte] c"%d rnal con\00"
Û‘“ßÂß– \00nastalnt con