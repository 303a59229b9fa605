/// A part of an app that has a window of its own.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of what the scene consists of.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Makes the scene of an app.
@resultBuilder
public enum SceneBuilder {
  /// The scene of the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// The only scene: a terminal has one window.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// The window of an app.
public struct WindowGroup<Content: View> {
  private let content: Content

  /// Creates the window.
  ///
  /// - Parameter content: The content to show.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  public typealias Body = Never

  /// Never asked for: the window shows views.
  public var body: Never { fatalError("\(Self.self) has no body.") }

  var view: any View { content }
}

/// A scene that other scenes are made of.
@MainActor
private protocol PrimitiveScene: Scene {
  /// The view in its window.
  var view: any View { get }
}

/// The view of a scene's window.
struct SceneContent<S: Scene>: View, PrimitiveView {
  typealias Body = Never

  let scene: S

  func evaluate(in node: ViewNode) -> NodeContent {
    if let primitive = scene as? any PrimitiveScene {
      node.setChildren([primitive.view])
    } else {
      InstalledProperties.install(of: scene, in: node)
      node.setChildren([content(of: node.track { scene.body })])
    }
    return .children
  }

  private func content(of scene: some Scene) -> any View {
    SceneContent<_>(scene: scene)
  }
}
