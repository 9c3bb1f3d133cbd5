%omple“	entation
startemenza	%arr






’’’’’’’’’’’’’’’’’’’’’’’’(’’’’’’’’’’’’’’’’’’’’






















unlog


’’’’’’’’’’’’’’’(’’’’’’’’’’’’’’’’’’’’






















unlog
getelementptr 
























unlog

add %me