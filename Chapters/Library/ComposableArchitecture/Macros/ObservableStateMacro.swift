/// Makes the fields of a state observable: a reader of `store.count` is notified when `count`
/// changes, and not when another field does.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @ObservationStateIgnored var cache: [Int] = []
/// }
/// ```
///
/// On an enum, it makes the value of each case observable.
@attached(extension, conformances: ObservableState)
@attached(
  member,
  names: named(_$id),
  named(_$observationRegistrar),
  named(_$willModify)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservableStateMacro")

/// Written by ``ObservableState()`` on each field that is observed.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Leaves a field of an ``ObservableState()`` out of observation.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")
