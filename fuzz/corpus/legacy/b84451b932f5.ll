%%ommain









uint

f1 





`int

f1 = in


ter.
a



