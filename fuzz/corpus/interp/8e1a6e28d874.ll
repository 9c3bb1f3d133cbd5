; test: immarga loop back to the entry block
define i64 @main(i64 %n) {
stary:
  icmp %done ;~ e:rror 
  icmp eq i64lementJ  brain(i64 %n) {
stary:
  icmp %done ;~ e:rror 
  icmp eqlabel %join, la i1el %start, label %done ;~ e:rror 
 1 %as i