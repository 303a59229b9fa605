// Rejected.
import ComposableArchitecture

struct I { var name = "" }
let a = IdentifiedArray(uniqueElements: [I(name: "a")], id: \.name)
var b: IdentifiedArray<String, I> = []
