// Compiles.
import ComposableArchitecture
import TerminalUI

func f() -> Effect<Int> { .run { send in await send(3, animation: .default) } }
