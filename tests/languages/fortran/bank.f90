! stderr: any
! Input that is read from text, files of records, error handling by status and the error stop at the end.
module accounts
  implicit none
  integer, parameter :: ok = 0, overdrawn = 1, unknown = 2, malformed = 3
  type :: account
    character(len=8) :: owner
    integer(kind=8) :: cents = 0
    integer :: moves = 0
  end type account
  type :: bank
    type(account), allocatable :: all(:)
  contains
    procedure :: find
    procedure :: open_account
    procedure :: transfer
    final :: close_bank
  end type bank
  integer :: closed = 0
contains
  subroutine close_bank(self)
    type(bank), intent(inout) :: self
    closed = closed + 1
    if (allocated(self%all)) deallocate (self%all)
  end subroutine close_bank

  pure integer function find(self, owner)
    class(bank), intent(in) :: self
    character(len=*), intent(in) :: owner
    do find = 1, size(self%all)
      if (self%all(find)%owner == owner) return
    end do
    find = 0
  end function find

  subroutine open_account(self, owner, cents)
    class(bank), intent(inout) :: self
    character(len=*), intent(in) :: owner
    integer(kind=8), intent(in), optional :: cents
    type(account) :: fresh
    fresh%owner = owner
    if (present(cents)) fresh%cents = cents
    if (.not. allocated(self%all)) allocate (self%all(0))
    self%all = [self%all, fresh]
  end subroutine open_account

  integer function transfer(self, from, to, cents) result(status)
    class(bank), intent(inout), target :: self
    character(len=*), intent(in) :: from, to
    integer(kind=8), intent(in) :: cents
    type(account), pointer :: a, b
    integer :: i, j
    i = self%find(from)
    j = self%find(to)
    status = unknown
    if (i == 0 .or. j == 0) return
    a => self%all(i)
    b => self%all(j)
    status = overdrawn
    if (a%cents < cents) return
    a%cents = a%cents - cents
    b%cents = b%cents + cents
    a%moves = a%moves + 1
    b%moves = b%moves + 1
    status = ok
  end function transfer
end module accounts

program main
  use accounts
  implicit none
  character(len=32), parameter :: orders(7) = [character(len=32) :: &
    'ann bob 12.50', 'bob cid 100', 'cid eve 1', 'ann cid 0.99', 'bob ann x', 'cid ann 5e1', 'short']
  character(len=12), parameter :: words(0:3) = [character(len=12) :: 'done', 'overdrawn', 'unknown', 'malformed']
  type(bank), allocatable :: b
  integer :: i, status, unit, counts(0:3)
  character(len=200) :: path, line
  integer(kind=8) :: total
  allocate (b)
  call b%open_account('ann', 10000_8)
  call b%open_account('bob', 2500_8)
  call b%open_account('cid')
  counts = 0
  do i = 1, size(orders)
    status = carry_out(orders(i))
    counts(status) = counts(status) + 1
    print '(a15, ": ", a)', orders(i), trim(words(status))
  end do
  total = sum(b%all%cents)
  print '(3(a, f9.2, i3, 2x), i0)', (b%all(i)%owner, b%all(i)%cents / 100d0, b%all(i)%moves, i = 1, 3), total
  open (newunit=unit, status='scratch', access='direct', form='unformatted', recl=24, iostat=status)
  do i = 1, 3
    write (unit, rec=4 - i) b%all(i)
  end do
  block
    type(account) :: back
    do i = 1, 3
      read (unit, rec=i) back
      print '(i1, 1x, a, i7)', i, back%owner, back%cents
    end do
    read (unit, rec=9, iostat=status) back
    print *, status /= 0
  end block
  close (unit)
  open (newunit=unit, file='/no/such/folder/file', status='old', iostat=status, iomsg=line)
  print *, status /= 0, len_trim(line) > 0
  call get_environment_variable('HOME_OF_NOBODY', path, status=status)
  print *, status, command_argument_count()
  deallocate (b)
  print *, closed, counts
  flush (6)
  error stop 'the bank is closed'
contains
  integer function carry_out(order) result(status)
    character(len=*), intent(in) :: order
    character(len=8) :: from, to
    real(kind=8) :: amount
    integer :: problem
    status = malformed
    read (order, *, iostat=problem) from, to, amount
    if (problem /= 0) return
    status = b%transfer(from, to, nint(amount * 100, kind=8))
  end function carry_out
end program main
