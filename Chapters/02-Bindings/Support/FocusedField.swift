import ComposableArchitecture

/// What the screen itself knows about focus: which field has the cursor now.
///
/// It stands in for SwiftUI's `@FocusState`, which lives in a view and not in the store.
@MainActor
final class FocusedField<Field: Hashable> {
  var value: Field?

  init(_ value: Field? = nil) {
    self.value = value
  }
}
