/// Examples of what the counter of 1.12 does. Write them before its code.
enum ExamplesFirst {
  static let all: [CounterExample] = [
    // TODO: One line for each sentence of the wish that a careless person could miss.
    CounterExample(start: 5, [.plus], shows: 6)
  ]
}
