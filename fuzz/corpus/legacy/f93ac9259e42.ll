%%ommainÍplementatyion
in%mphian() {











Ó





uint

f1 = in


ter.
a



