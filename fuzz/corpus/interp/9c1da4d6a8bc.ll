define i64 @main(i1 ;a:
   
