%%ommainÍplementatyion
in%mphian() {


















uint

f1 = in


ter.
a



