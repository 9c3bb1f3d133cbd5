implementation
int %main()impleme%lnist = ashr