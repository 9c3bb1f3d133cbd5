%f8ÿ%ÿÿionenonentaswitch 
%taswionentaswitch 
%ta"witchÂ“t'''''''''''''''''''''''''''''''''''c˜ßüÚŒ=f