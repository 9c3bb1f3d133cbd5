%fmt = internal constant [25 x sbyt.] c"%¶ %d €d d % dd%% %d %d\0A\00"
declare cit sant %prin\1*tf(sryte*, ...)
im, ...)
implementation
int "Andexed"(uint %val)
	%switchdeùts = [3 x labe[  alb]lel %onzero, labe
endGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG
