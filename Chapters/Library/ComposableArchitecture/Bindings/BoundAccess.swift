/// Two closures of the main actor, on the way to a binding.
///
/// Where SwiftUI's `Binding` is used, it demands sendable closures. A binding of a store is used on
/// the main actor, as the store is, so that nothing is sent anywhere.
@MainActor
struct BoundAccess<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  var binding: Binding<Value> {
    let access = UncheckedSendable(self)
    return Binding(
      get: { MainActor.assumeIsolated { UncheckedSendable(access.value.get()) }.value },
      set: { newValue in
        let newValue = UncheckedSendable(newValue)
        MainActor.assumeIsolated { access.value.set(newValue.value) }
      }
    )
  }
}
