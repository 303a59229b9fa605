/// Examples of what the counter of 1.12 does. Write them before its code.
enum ExamplesFirst {
  static let all: [CounterExample] = [
    // BEGIN SOLUTION
    CounterExample(start: 5, [.plus, .plus], shows: 7),
    CounterExample(start: 1, [.type(3), .minus], shows: -2),
    CounterExample(start: 5, [.type(12), .plus], shows: 15),
    CounterExample(start: 5, [.type(0), .plus], shows: 6),
    CounterExample(start: 5, [.type(7)], shows: 5),
    CounterExample(start: 5, [.type(4), .plus, .reset, .plus], shows: 9),
    // END SOLUTION
    // STUB: // TODO: One line for each sentence of the wish that a careless person could miss.
    // STUB: CounterExample(start: 5, [.plus], shows: 6)
  ]
}
