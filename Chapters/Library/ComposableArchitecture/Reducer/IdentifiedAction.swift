/// The action of one element of an ``IdentifiedArray``, for `forEach`.
///
/// ```swift
/// enum Action {
///   case counters(IdentifiedActionOf<Counter>)
/// }
/// // Actions: .counters(.element(id: 1, action: .increment))
/// // Case key paths: \.counters[id: 1].increment
/// ```
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// An action for the element with an id.
  case element(id: ID, action: Action)

  /// The case paths of an identified action.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: IdentifiedAction) -> PartialCaseKeyPath<IdentifiedAction> {
      \.element
    }

    /// The action of whichever element, with its id.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      ._$embed({ .element(id: $0.id, action: $0.action) }, name: "element") {
        switch $0 {
        case .element(let id, let action): (id: id, action: action)
        }
      }
    }

    /// The action of one element.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      ._$embed({ .element(id: id, action: $0) }, name: "element") {
        guard case .element(id, let action) = $0 else { return nil }
        return action
      }
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<IdentifiedAction>> {
      [\.element].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension IdentifiedAction: CasePathIterable {}
extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}

extension Case {
  /// Goes on to the actions of one element: `\.counters[id: 1].increment`.
  public subscript<ID: Hashable & Sendable, Action>(id id: ID) -> Case<Action>
  where Value == IdentifiedAction<ID, Action> {
    appending(Value.allCasePaths[id: id])
  }
}

/// The actions of the elements whose feature is `R`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable
