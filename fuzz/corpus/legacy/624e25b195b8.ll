%f8ÿ%ÿÿionenonentaionenonentaswitch 
%taswionentaswitch 
%ta"witchÂ“tch %sàÂ“switch 
%taswionentaswitch 
%ta"witchÂ“tch %sàÂ“