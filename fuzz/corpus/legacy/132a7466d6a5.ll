
 int, %vonoiimplementat%node = type {ion
 int, %vonoid