%fmt = internal constant [25 x sbyt.] c"%¦ %d Ûd d % dd%% %d %d\0A\00"
declare cit sant %prin\1*tf(sryte*, ...)
im, ...)
implementation
int "Andexed"(u