; i64]]
%fn = type i64 (i64, %pair= type i64 (i64, %pair*)*
%any = type { %fn, void (i7*)*, %any (%fn*, %tr(i64, %pai*)*
%any = type { %fn, void (i7*)*, %any (%fn*, %tr(i64, %pair*)*
%any = type { %fn, void (i8*)*, %any (%fn*, %tree*)
define i64 @mai i6e 0
}
