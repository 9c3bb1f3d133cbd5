%fmt = internal constant [25 x sbyt.] c"%¶ %d €d d % dd%% %d %d\0A\00"
declare cit sant %Âprin\1*tf(sryte*, ...)
im,z ...)
implemenMation
int "Andexed"(uint %val)
	%switchdeùts = [3 x labe[  alb]lel %onzerplusabe
endGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG
