%node =  c"\00"
declare int "pl int %f(int %a,1 int %ï»¿	ret int seteq %node* %t, null
-br bool %empty, lasbyte*)
implementationbel %new, label %old
new:
÷Ú‘Ú= mal
%node* l=