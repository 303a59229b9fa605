// Rejected.
import ComposableArchitecture

struct I { var name = "" }
var b: IdentifiedArrayOf<I> = []
