/// The actions of the features in a stack, as the parent receives them.
///
/// ```swift
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
/// ```
///
/// In case key paths an element's action follows its id:
/// `\.path[id: 0].counter.incrementButtonTapped`. The name follows TCA.
public enum StackAction<State, Action> {
  /// An element sent an action.
  indirect case element(id: StackElementID, action: Action)
  /// An element and all above it are to go, because the user went back, or because it asked for it.
  case popFrom(id: StackElementID)
  /// An element comes on top, for instance by a link in the view.
  indirect case push(id: StackElementID, state: State)
}

/// The ``StackAction`` of the features that a reducer runs.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: CasePathable {
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// The cases of ``StackAction``, and the actions of one element.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: StackAction) -> PartialCaseKeyPath<StackAction> {
      switch root {
      case .element: \.element
      case .popFrom: \.popFrom
      case .push: \.push
      }
    }

    /// An element sent an action.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      ._$embed({ .element(id: $0.id, action: $0.action) }, name: "element") {
        guard case .element(let id, let action) = $0 else { return nil }
        return (id, action)
      }
    }

    /// An element and all above it are to go.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      ._$embed({ .popFrom(id: $0) }, name: "popFrom") {
        guard case .popFrom(let id) = $0 else { return nil }
        return id
      }
    }

    /// An element comes on top.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      ._$embed({ .push(id: $0.id, state: $0.state) }, name: "push") {
        guard case .push(let id, let state) = $0 else { return nil }
        return (id, state)
      }
    }

    /// The actions of one element: `\.path[id: 0]`.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      ._$embed({ .element(id: id, action: $0) }, name: "element") {
        guard case .element(id, let action) = $0 else { return nil }
        return action
      }
    }
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
