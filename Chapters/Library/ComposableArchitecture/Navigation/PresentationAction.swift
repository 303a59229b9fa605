/// The actions of a presented child, as its parent receives them.
///
/// ```swift
/// enum Action {
///   case addStandup(PresentationAction<StandupFormFeature.Action>)
/// }
/// ```
///
/// The parent may react to any of them:
///
/// ```swift
/// case .addStandup(.presented(.saveButtonTapped)):
/// ```
///
/// In case key paths `presented` may be left out: `\.addStandup.saveButtonTapped`. The name follows
/// TCA and documents S3 and S4.
public enum PresentationAction<Action> {
  /// The child is to go, because the user closed it, or because it asked for it.
  case dismiss
  /// The child sent an action.
  indirect case presented(Action)
}

extension PresentationAction: CasePathable {
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// The cases of ``PresentationAction``, and through them those of the child's action.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: PresentationAction) -> PartialCaseKeyPath<PresentationAction> {
      switch root {
      case .dismiss: \.dismiss
      case .presented: \.presented
      }
    }

    /// The child is to go.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      ._$embed({ .dismiss }, name: "dismiss") {
        guard case .dismiss = $0 else { return nil }
        return ()
      }
    }

    /// The child sent an action.
    public var presented: AnyCasePath<PresentationAction, Action> {
      ._$embed(PresentationAction.presented, name: "presented") {
        guard case .presented(let action) = $0 else { return nil }
        return action
      }
    }

    /// A case of the child's action: `\.form.saveButtonTapped` for
    /// `\.form.presented.saveButtonTapped`.
    public subscript<AppendedAction>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, AppendedAction>>
    ) -> AnyCasePath<PresentationAction, AppendedAction> where Action: CasePathable {
      Action.allCasePaths[keyPath: keyPath].presented()
    }

    /// A case of the action of a presented enum of features, as if that case were presented by
    /// itself: `store.scope(\.destination?.form, action: \.destination.form)`.
    @_disfavoredOverload
    public subscript<AppendedAction>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, AppendedAction>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>>
    where Action: CasePathable {
      Action.allCasePaths[keyPath: keyPath].presentation()
    }
  }
}

// These are not written where they are used, because a closure must not capture a conformance to
// `CasePathable`: it need not be `Sendable`.
extension AnyCasePath {
  /// The same case of the action of a presented child.
  fileprivate func presented() -> AnyCasePath<PresentationAction<Root>, Value> {
    AnyCasePath<PresentationAction<Root>, Value>(
      embed: { .presented(embed($0)) },
      extract: {
        guard case .presented(let action) = $0 else { return nil }
        return extract(from: action)
      }
    )
    .named(like: self)
  }

  /// The same case, as that of a child presented by itself.
  fileprivate func presentation() -> AnyCasePath<
    PresentationAction<Root>, PresentationAction<Value>
  > {
    AnyCasePath<PresentationAction<Root>, PresentationAction<Value>>(
      embed: {
        switch $0 {
        case .dismiss: .dismiss
        case .presented(let action): .presented(embed(action))
        }
      },
      extract: {
        switch $0 {
        case .dismiss: .dismiss
        case .presented(let action): extract(from: action).map { .presented($0) }
        }
      }
    )
    .named(like: self)
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
