internal import Foundation

/// The surroundings in which code runs, which decide the value of a dependency that is not
/// overridden.
///
/// The context is found out by itself, and it can be overridden like any dependency:
/// `withDependencies { $0.context = .live } operation: { … }`.
public enum DependencyContext: Hashable, Sendable {
  /// The application runs for real: ``DependencyKey/liveValue``.
  case live
  /// A preview of a view: ``TestDependencyKey/previewValue``.
  case preview
  /// A test: ``TestDependencyKey/testValue``.
  case test
}

extension DependencyValues {
  /// The context in which dependencies are looked up.
  ///
  /// Live outside of tests and previews. `SWIFT_DEPENDENCIES_CONTEXT`, set to `live`, `preview` or
  /// `test` in the environment of the process, has the last word.
  public var context: DependencyContext {
    get { storage.context ?? storage.cache.context }
    set {
      if preparation == nil {
        mutate { $0.context = newValue }
      } else {
        storage.cache.context = newValue
      }
    }
  }
}

extension DependencyContext {
  /// The context of this process.
  static let inferred: DependencyContext = {
    let environment = ProcessInfo.processInfo.environment
    switch environment["SWIFT_DEPENDENCIES_CONTEXT"] {
    case "live": return .live
    case "preview": return .preview
    case "test": return .test
    default: break
    }
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
    return isTesting ? .test : .live
  }()
}
