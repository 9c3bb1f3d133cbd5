%f8%ÿÿÿionentaswitch 
%sàÂ“