public import TerminalUI

extension Binding {
  /// A binding of a shared value.
  ///
  /// ```swift
  /// Toggle("Larger text", isOn: Binding(store.$isLarge))
  /// ```
  @MainActor
  public init(_ base: Shared<Value>) {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in base.withLock { $0 = newValue } }
    )
  }
}
