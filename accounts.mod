!mod$ v1 sum:d8bcff78cc74dcc8
module accounts
integer(4),parameter::ok=0_4
integer(4),parameter::overdrawn=1_4
integer(4),parameter::unknown=2_4
integer(4),parameter::malformed=3_4
type::account
character(8_4,1)::owner
integer(8)::cents=0_8
integer(4)::moves=0_4
end type
type::bank
type(account),allocatable::all(:)
contains
procedure::find
procedure::open_account
procedure::transfer
final::close_bank
end type
integer(4)::closed
contains
subroutine close_bank(self)
type(bank),intent(inout)::self
end
pure function find(self,owner)
class(bank),intent(in)::self
character(*,1),intent(in)::owner
integer(4)::find
end
subroutine open_account(self,owner,cents)
class(bank),intent(inout)::self
character(*,1),intent(in)::owner
integer(8),intent(in),optional::cents
end
function transfer(self,from,to,cents) result(status)
class(bank),intent(inout),target::self
character(*,1),intent(in)::from
character(*,1),intent(in)::to
integer(8),intent(in)::cents
integer(4)::status
end
end
