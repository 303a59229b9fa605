public import TerminalUI

extension Binding<Bool> {
  /// Sees a value that may be missing as whether it is there, for `isPresented:`.
  ///
  /// ```swift
  /// let destination = $store.scope(\.$destination, action: \.destination)
  /// List { … }
  ///   .sheet(isPresented: Binding(destination.help)) { HelpView() }
  /// ```
  ///
  /// Setting it to `false` sets the value to `nil`; `true` names no value and does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped?>) {
    self = base.isPresent
  }
}

extension Optional {
  /// Whether there is a value. Setting it to `false` takes the value away.
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
