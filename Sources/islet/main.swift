import Commands
import Glibc

exit(IsletCommand.run())
