/// Exercise 4.12: two pages show the size of the text. What is copied, and what is shared?
///
/// Write predictions, as plain values. Then run the checks and see.
enum OneValueTwoPages {
  /// How the two pages come by the size. In each of them, the first page begins with the size 1.
  enum Way: CaseIterable, Sendable {
    /// ```swift
    /// struct State { var size: Int }
    ///
    /// let first = State(size: 1)
    /// let second = first
    /// ```
    case a

    /// ```swift
    /// struct State { @Shared var size: Int }
    ///
    /// let first = State(size: Shared(value: 1))
    /// let second = first
    /// ```
    case b

    /// ```swift
    /// struct State { @Shared var size: Int }
    ///
    /// let first = State(size: Shared(value: 1))
    /// let second = State(size: first.$size)
    /// ```
    case c

    /// ```swift
    /// struct State { @Shared var size: Int }
    ///
    /// let first = State(size: Shared(value: 1))
    /// let second = State(size: Shared(value: first.size))
    /// ```
    case d

    /// ```swift
    /// struct FirstState { @Shared(.inMemory("size")) var size = 1 }
    /// struct SecondState { @Shared(.inMemory("size")) var size = 5 }
    ///
    /// let first = FirstState()
    /// let second = SecondState()
    /// ```
    case e
  }

  /// A store is made of each of the two states. Then the person taps "Larger" on the first page,
  /// which adds 10 to its size: by `state.size += 10` in `a`, and in the others by
  /// `state.$size.withLock { $0 += 10 }`.
  ///
  /// The sizes that the two pages show then, the first page's before the second's:
  static let shown: [Way: [Int]] = [
    // TODO: One entry for each of the five, in the form `.a: [1, 2]`.
    :
  ]

  /// Before the tap on "Larger", an app keeps the state of the first page for "undo":
  /// `let before = store.state`.
  ///
  /// The sizes after the tap, that of `before` first, and then that of `store.state`:
  static let kept: [Way: [Int]] = [
    // TODO: One entry for `.a`, and one for `.b`, in the same form.
    :
  ]
}
