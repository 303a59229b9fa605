/// The overrides behind a ``DependencyValues``.
///
/// Shared instances never change: ``DependencyValues/mutate(_:)`` copies one that is referred to
/// more than once, so reading needs no lock.
final class DependencyStorage: @unchecked Sendable {
  var values: [ObjectIdentifier: any Sendable]
  var context: DependencyContext?
  let cache: DependencyCache

  /// Overrides to consult after ``values``; it has no fallback of its own.
  let fallback: DependencyStorage?

  init(
    values: [ObjectIdentifier: any Sendable] = [:],
    context: DependencyContext? = nil,
    cache: DependencyCache,
    fallback: DependencyStorage? = nil
  ) {
    self.values = values
    self.context = context
    self.cache = cache
    self.fallback = fallback
  }

  var isEmpty: Bool {
    self.values.isEmpty && self.context == nil && self.fallback == nil
  }

  func override(for key: ObjectIdentifier) -> (any Sendable)? {
    self.values[key] ?? self.fallback?.values[key]
  }

  /// A storage with the same overrides that may be changed.
  func flattened() -> DependencyStorage {
    var values = self.values
    if let fallback = self.fallback {
      values.merge(fallback.values) { own, _ in own }
    }
    return DependencyStorage(values: values, context: self.context, cache: self.cache)
  }

  /// The overrides of both; those of `other` win.
  func merging(_ other: DependencyStorage) -> DependencyStorage {
    if self === other || self.isEmpty { return other }
    return DependencyStorage(
      values: other.fallback == nil ? other.values : other.flattened().values,
      context: other.context ?? self.context,
      cache: other.cache,
      fallback: self.fallback == nil ? self : self.flattened()
    )
  }
}
