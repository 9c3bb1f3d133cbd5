; test: labels are those of the method.
implementation
void "f"()
begin
	br label %nowhere  ;~ error: label `%nowhere` is defined nowhere
end
