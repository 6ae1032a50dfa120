import Commands
import Glibc

exit(IsletCommand.run(Array(CommandLine.arguments.dropFirst())))
