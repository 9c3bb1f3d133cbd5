; test: lli8* @ll_strcat(i8*, i8*)
define i64 @main() {
 ; test: linkage that does; test: linkage that does not fit
fn_rete internal i6 not fit
fn_rete intern %p = bal i64 4 @f() ;~ error: `@f` i@3  and so cs declared hannf(ere, and so can)not  