public import Foundation

/// Something that a person does with a finger. In a terminal, it is a tap.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The value that the gesture reports.
  associatedtype Value

  /// Does what a tap at a place leads to.
  ///
  /// - Parameters:
  ///   - point: The place, in points.
  ///   - changed: Called while the finger is down.
  ///   - ended: Called when the finger is gone.
  func _tap(at point: CGPoint, changed: (Value) -> Void, ended: (Value) -> Void)
}

extension Gesture {
  /// Does something while the finger is down.
  ///
  /// - Parameter action: Receives what is told about it.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _FollowedGesture(gesture: self, changed: action, ended: { _ in })
  }

  /// Does something when the finger is gone.
  ///
  /// - Parameter action: Receives what is told about it.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _FollowedGesture(gesture: self, changed: { _ in }, ended: action)
  }
}

/// A gesture with what it leads to.
private struct _FollowedGesture<Base: Gesture>: Gesture {
  let gesture: Base
  let changed: (Base.Value) -> Void
  let ended: (Base.Value) -> Void

  func _tap(
    at point: CGPoint,
    changed: (Base.Value) -> Void,
    ended: (Base.Value) -> Void
  ) {
    gesture._tap(
      at: point,
      changed: {
        self.changed($0)
        changed($0)
      },
      ended: {
        self.ended($0)
        ended($0)
      }
    )
  }
}

/// A finger that moves. In a terminal it does not: it taps a place.
public struct DragGesture: Gesture {
  /// The position of the finger.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// The distance that the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Creates the gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: Unused.
  ///   - coordinateSpace: Unused.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {}

  public func _tap(at point: CGPoint, changed: (Value) -> Void, ended: (Value) -> Void) {
    let value = Value(time: Date(), location: point, startLocation: point)
    changed(value)
    ended(value)
  }
}

extension View {
  /// Does something when a view is touched.
  ///
  /// - Parameter gesture: How, and what is done.
  /// - Returns: The view.
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    let touch: @MainActor (CGPoint) -> Void = { point in
      gesture._tap(at: point, changed: { _ in }, ended: { _ in })
    }
    var actions = ElementActions(tap: { touch(.zero) })
    actions.touch = touch
    return Wrapping(
      content: self,
      role: .button,
      layout: .vertical(.center, spacing: 0),
      actions: actions
    )
  }
}
