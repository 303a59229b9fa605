/// Views that Xcode shows while one writes them: the spelling of older code. Here, it only has to
/// compile.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
