extension Reducer {
  /// Prints each action and what it changed.
  ///
  /// ```swift
  /// Store(initialState: Counter.State()) {
  ///   Counter()._printChanges()
  /// }
  /// ```
  ///
  /// - Parameter printer: The printer of changes; `nil` prints nothing.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// A format in which ``Reducer/_printChanges(_:)`` prints.
public struct _ReducerPrinter<State, Action> {
  private let print: (_ action: Action, _ oldState: State, _ newState: State) -> Void

  /// Prints by a closure.
  ///
  /// - Parameter printChange: Gets each action, with the state before and after it.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    print = printChange
  }

  /// Prints a change.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }
}

extension _ReducerPrinter {
  /// Prints the action in full, and the lines in which the state differs.
  public static var customDump: Self {
    Self { action, oldState, newState in
      var text = "received action:\n"
      ComposableArchitecture.customDump(action, to: &text, indent: 2)
      text += "\n"
      text += diff(oldState, newState).map { "\($0)\n" } ?? "  (No state changes)\n"
      Swift.print(text)
    }
  }

  /// Prints the name of the action alone.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("received action: \(caseLabels(of: action))") }
  }
}

/// The reducer that ``Reducer/_printChanges(_:)`` makes.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let printer else { return base.reduce(into: &state, action: action) }
    let oldState = state
    let sharedChanges = SharedChanges()
    let effect = sharedChanges.record { base.reduce(into: &state, action: action) }
    let change = UncheckedSendable((action, oldState, state))
    // Printing is slow, so it waits until the action has been processed.
    return effect.merge(
      with: Effect(
        operation: .deferred { [printer = UncheckedSendable(printer)] in
          let (action, oldState, newState) = change.value
          sharedChanges.assert {
            printer.value.printChange(
              receivedAction: action,
              oldState: oldState,
              newState: newState
            )
          }
          return .none
        }
      )
    )
  }
}

extension _PrintChangesReducer: ComposedReducer {
  func resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _PrintChangesReducer<Reduce<Base.State, Base.Action>>(
      base: base.resolvedForStore(),
      printer: printer
    )
    return Reduce(resolved.reduce)
  }
}
