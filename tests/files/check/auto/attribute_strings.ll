; test: strings with words for values, strings of which there is one, `writable`, and large arguments
declare void @a() "sign-return-address"="non-loaf" ;~ error: `sign-return-address` is "all", "non-leaf" or "none"
declare void @b() "sign-return-address-key"="a_key" ;~ error: "sign-return-address-key" needs "sign-return-address" beside it
declare void @c() "sign-return-address"="all" "sign-return-address-key"="b_key"
declare void @d() "branch-target-enforcement"="yes" ;~ error: `branch-target-enforcement` is "true" or "false"
declare void @e() "guarded-control-stack"
declare void @f() "aarch64_new_za" "aarch64_in_za" ;~ error: "aarch64_new_za" and "aarch64_in_za" contradict each other
declare void @g() "aarch64_new_zt0" "aarch64_in_za"
declare void @h() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible" ;~ error: "aarch64_pstate_sm_enabled" and "aarch64_pstate_sm_compatible" contradict each other
declare void @i(ptr writable) memory(read) ;~ error: `writable` contradicts what the function says of memory
declare void @j(ptr writable sret(i32)) memory(argmem: write)
declare void @k(ptr byval([4294967296 x i8])) ;~ error: what is passed in memory has less than 2^32 bytes
declare void @l(ptr byref([4294967295 x i8]))
