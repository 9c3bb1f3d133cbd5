implemeftat%node = type {ion 
i]nt:, v%ioond