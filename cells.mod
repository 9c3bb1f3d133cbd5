!mod$ v1 sum:2be6137d5a435608
module cells
integer(4),parameter::width=16_4
integer(4),parameter::height=8_4
contains
pure function next(old) result(new)
logical(4),intent(in)::old(1_8:16_8,1_8:8_8)
logical(4)::new(1_8:16_8,1_8:8_8)
end
subroutine show(now,generation)
logical(4),intent(in)::now(:,:)
integer(4),intent(in)::generation
end
end
