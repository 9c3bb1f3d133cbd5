; test: the whole rendering:  `%b`
%a = type { i64, [2 x %b] }ÿÿÿÿ
%b = type { { i6