/// The beginning of an app: which view its window shows.
///
/// ```swift
/// struct CounterApp: App {
///   static let store = Store(initialState: Counter.State()) { Counter() }
///
///   var body: some Scene {
///     WindowGroup { CounterView(store: Self.store) }
///   }
/// }
/// ```
///
/// In Xcode, `@main` in front of it makes it the program. Here, `workbook play` shows the app in a
/// terminal, and needs no `@main`.
@MainActor
@preconcurrency
public protocol App {
  /// The type of what the app consists of.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app, when it starts.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app: what `@main` does. It prints what the app shows at first.
  @MainActor
  public static func main() {
    print(ViewHost(app: Self.self).draw(width: 80, height: 24).withoutEmptyEnds().text)
  }
}

/// The view of an app's window, with the state that the app itself keeps.
struct AppContent<A: App>: View, PrimitiveView {
  typealias Body = Never

  let app: A

  func evaluate(in node: ViewNode) -> NodeContent {
    InstalledProperties.install(of: app, in: node)
    node.setChildren([node.track { SceneContent(scene: app.body) }])
    return .children
  }
}

extension ViewHost {
  /// Starts an app and evaluates the view of its window.
  ///
  /// - Parameter app: The type of the app.
  package convenience init<A: App>(app: A.Type) {
    self.init { [content = AppContent(app: A())] in content }
  }
}
