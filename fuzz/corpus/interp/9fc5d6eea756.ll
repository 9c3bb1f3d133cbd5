; t; test: the whoest: A on
define i64le rendering: an und @