9 t~est; test: getelementptr expressions wit; t: calls of what is no function
@g = e