iооооооооооооооооооооооооо	phi ch float cast [3 x double]*оооооо int %a, %b
	ret int %r
}
int %minus(int ▀%a, int%b) {
	%r = sub int %a, %b
	retulonphi g i.t %r
}
int %times(int %a, int %b)l constant [7 x sbyte] constant c"%d %u\0A\0l %x [ ]
..)l