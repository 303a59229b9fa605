public import Foundation

/// Opens addresses: `openURL(url)`. A terminal prints the address.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  private let handler: @MainActor @Sendable (URL) -> Result

  /// The outcome of opening an address.
  public struct Result: Sendable {
    fileprivate let isHandled: Bool

    /// The app has done what is to be done with the address.
    public static let handled = Result(isHandled: true)
    /// Nothing is done with the address.
    public static let discarded = Result(isHandled: false)
    /// The system opens the address.
    public static let systemAction = Result(isHandled: true)
  }

  /// Creates an action.
  ///
  /// - Parameter handler: Opens an address.
  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Parameter url: The address.
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Is told whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

/// Light or dark. Which of them a terminal is, it does not say.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// Whether an app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Light or dark: light if no view has said otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the app is in front, as it always is in a terminal.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The language and the customs of the person.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of the person.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the person.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction {
      OpenURLAction { url in
        print("Opens \(url.absoluteString)")
        return .systemAction
      }
    }
  }

  private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }
}
