public import Foundation

extension DependencyValues {
  /// Opens links.
  ///
  /// There is nothing to open a link with outside of an application's user interface, so the live
  /// value reports an issue and says that it did not succeed; the application overrides it. In
  /// tests it reports an issue when it is used, unless it is overridden.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { _ in
    reportIssue(
      """
      @Dependency(\\.openURL) was used, but this library has no user interface to open links with.

      To fix, override it where the store is created: \
      'withDependencies: { $0.openURL = OpenURLEffect { url in … } }'.
      """
    )
    return false
  }
  static var testValue: OpenURLEffect {
    let location = DependencyResolution.current.location
    return OpenURLEffect { _ in
      location.report(
        """
        @Dependency(\\.openURL) was used, but this test does not provide it.

        To fix, override it: 'withDependencies: { $0.openURL = OpenURLEffect { url in … } }'.
        """
      )
      return false
    }
  }
}

/// Opens links.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Opens links with a closure.
  ///
  /// - Parameter handler: Opens a link and says whether it succeeded.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a link.
  ///
  /// - Returns: Whether it succeeded.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}
