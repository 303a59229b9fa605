import ComposableArchitecture
import Foundation

/// Dumps and differences of types of the standard library and of Foundation, and of values in them.
enum DumpsOfStandardTypes: Program {
  enum Kind: Equatable {
    case plain
    case number(Int)
    case named(name: String, number: Int)
  }
  struct Deep: Equatable {
    var number = 1
    var names: [String: Int] = ["k": 1]
    var set: Set<Int> = [1]
  }
  static func show<Value>(_ name: String, _ value: Value) {
    print("\(name):")
    customDump(value)
  }
  @MainActor static func run() async {
    show("a case with labels", Kind.named(name: "n", number: 1))
    show("an array of cases", [Kind.plain, .number(2)])
    show("a dictionary of structs", ["k": Deep()])
    show("a duration", Duration.milliseconds(1500))
    show("a date", Date(timeIntervalSince1970: 0))
    show("a set", Set([1]))
    show("a nested optional", Optional(Optional(3)))
    show("a tuple", (1, "a"))
    show("a type", Deep.self)
    show("a key path", \Deep.number)
    show("a range", 1...3)
    show("a URL", URL(string: "https://a.b")!)
    show("a UUID", UUID(0))
    show("data", Data([1, 2]))
    show("a decimal number", Decimal(1))
    show("a type of Foundation", NSObject.self)
    show("an empty dictionary", [String: Int]())
    print("different numbers:")
    print(diff(1, 2)!)
    print("equal texts:", diff("a", "a") as Any)
    print("an element less:")
    print(diff([1, 2, 3], [1, 3])!)
    print("different cases:")
    print(diff(Kind.plain, .number(1))!)
    print("one field of three:")
    print(diff(Deep(), Deep(number: 2))!)
  }
}

// Differs: a duration is dumped in seconds.
// - Duration(
// -   _low: 1500000000000000000,
// -   _high: 0
// - )
// + 1.5 seconds
