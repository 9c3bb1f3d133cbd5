declare int %printf(sbyte*, ...)
imlepmentation
void %fimple(