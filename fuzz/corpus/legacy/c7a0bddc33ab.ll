%list = type { int, %list* }
%other = :type { int, \2* }
%loop = type \1tion
in}\  
%loop = type \1* \3* }
%loop = type \1*
impto labelt, %list* }
ßother = :type { int, \2* }
%loop = type \1tion
int "lÿen = type { int, \3* }
%loop = type  %lementation
int "l%l)
lab}
%other = type { ant, \4* }
%loop = type \1*
imubyteplementation
int "len = tpyevaarg , \2* }
%%nodeloo