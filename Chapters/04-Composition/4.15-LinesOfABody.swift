/// Exercise 4.15: four bodies of a game, and what happens in each.
///
/// Write predictions, as plain values. Then run the checks and see.
enum LinesOfABody {
  /// A body of the game. Its two lines are in the order that is shown.
  enum Body: CaseIterable, Sendable {
    /// ```swift
    /// Reduce { … on `.counter(.playNextButtonTapped)`: notes the counter's secret and count … }
    /// Scope(\.counter, action: \.counter) { Counter() }
    /// ```
    case a

    /// ```swift
    /// Scope(\.counter, action: \.counter) { Counter() }
    /// Reduce { … on `.counter(.playNextButtonTapped)`: notes the counter's secret and count … }
    /// ```
    case b

    /// ```swift
    /// Reduce { … on any action of the counter: notes whether count and secret are equal … }
    /// Scope(\.counter, action: \.counter) { Counter() }
    /// ```
    case c

    /// ```swift
    /// Scope(\.counter, action: \.counter) { Counter() }
    /// Reduce { … on any action of the counter: notes whether count and secret are equal … }
    /// ```
    case d
  }

  /// First game, for `a` and `b`. The secret is 10, and the person has counted to 7. Then the person
  /// taps "Next"; the counter begins the next round with the secret 33.
  ///
  /// The numbers that are noted: the secret first, then the count.
  static let noted: [Body: [Int]] = [
    // TODO: One entry for each of the two, in the form `.a: [1, 2]`.
    :
  ]

  /// Second game, for `c` and `d`. The secret is 3, and the count is 0. The person taps plus five
  /// times.
  ///
  /// What is noted after each of the five taps:
  static let found: [Body: [Bool]] = [
    // TODO: One entry for each of the two, with five values: `.c: [true, …`
    :
  ]

  /// A game is to note what a round was like, and it is to say "found" as soon as the number is
  /// found. The two bodies that do this:
  static let needed: [Body] = [
    // TODO: One of `a` and `b`, one of `c` and `d`.
  ]
}
