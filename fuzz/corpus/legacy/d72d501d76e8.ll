implementat%node = type {ion
 int, %vonoid