%%







Ó


f1 = in


ter.
a


