/// Makes a struct of closures a client that a test overrides closure by closure.
///
/// ```swift
/// @DependencyClient
/// struct FactClient {
///   var fetch: @Sendable (_ number: Int) async throws -> String
///   var isOffline: @Sendable () -> Bool = { false }
/// }
///
/// extension FactClient: TestDependencyKey {
///   static let testValue = FactClient()
/// }
/// ```
///
/// A closure that was not provided reports an issue when it is called. Then it throws; or returns
/// nothing or `nil`; or does what the value after `=` says, which a closure needs that can do
/// neither. A closure whose type names its parameters can be called with these names:
/// `fetch(number: 7)`.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyClientMacro")

/// Written by ``DependencyClient()`` on each closure.
///
/// - Parameter method: The name of the method with the parameters' names, if it is to have another
///   name than the closure.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointMacro")

/// Leaves a closure out of what ``DependencyClient()`` does: it keeps its own value.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")
