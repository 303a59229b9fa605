/// What the screen itself knows about focus: which field has the cursor now.
///
/// It stands in for SwiftUI's `@FocusState`, which exists in views only.
@MainActor
final class FocusedField<Field: Hashable> {
  var value: Field?

  init(_ value: Field? = nil) {
    self.value = value
  }
}
