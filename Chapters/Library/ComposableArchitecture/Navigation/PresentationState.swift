/// Holds the state of a child that a feature presents: `nil` while it presents nothing.
///
/// With the macros one writes `@Presents` instead; it makes one of these behind the property:
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Presents var addStandup: StandupFormFeature.State?
/// }
/// ```
///
/// and without `@ObservableState`, as in document S3:
///
/// ```swift
/// struct State: Equatable {
///   @PresentationState var addStandup: StandupFormFeature.State?
/// }
/// ```
///
/// The projected value is what `ifLet` wants: `.ifLet(\.$addStandup, action: \.addStandup)`.
///
/// The child's state lives on the heap, so a feature can present another one of its own kind.
/// Nothing is allocated while nothing is presented.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  private final class Storage {
    let state: State

    init(_ state: State) {
      self.state = state
    }
  }

  /// Shared by copies until one of them changes.
  private var storage: Storage?

  /// The child as the parent's reducer saw it last; it does not count when states are compared.
  var child: PresentedChild?

  /// Presents `wrappedValue`, or nothing.
  public init(wrappedValue: State?) {
    self.storage = wrappedValue.map(Storage.init)
  }

  /// The child's state, `nil` while nothing is presented.
  public var wrappedValue: State? {
    get { storage?.state }
    _modify {
      // Taken out of its storage: if no copy shares that, a change copies nothing of the child.
      var state = storage?.state
      storage = nil
      defer { storage = state.map(Storage.init) }
      yield &state
    }
  }

  /// The wrapper itself, for `ifLet` and `scope`: `\.$addStandup`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Whether something is presented; cheaper than reading the state.
  var isPresenting: Bool {
    storage != nil
  }

  /// Whether something is presented, and is the child with an identity.
  func isIdentified(by id: NavigationID?) -> Bool {
    guard let id, let storage else { return false }
    return id.identifiesAll || id.identifies(storage.state)
  }

  /// Whether both hold the very same state, which tells without comparing that they are equal.
  private func sharesStorage(with other: Self) -> Bool {
    storage === other.storage
  }
}

extension PresentationState {
  /// The value of one case of a presented enum, to be read and changed.
  ///
  /// ```swift
  /// await store.send(\.destination.form.titleChanged, "Morning") {
  ///   $0.$destination[case: \.form]?.title = "Morning"
  /// }
  /// ```
  ///
  /// It is `nil` if another case, or nothing, is presented; writing then reports an issue.
  public subscript<Case>(
    case path: CaseKeyPath<State, Case>
  ) -> Case? where State: CasePathable {
    get { wrappedValue.flatMap { $0[case: path] } }
    set { assign(newValue, to: AnyCasePath(path)) }
  }

  /// Replaces what the presented case carries, or reports that another one is presented.
  mutating func assign<Case>(_ value: Case?, to path: AnyCasePath<State, Case>) {
    guard let current = wrappedValue, path.extract(from: current) != nil else {
      reportIssue(
        """
        '\(readableName(of: Case.self))' was assigned to a case of \
        '\(readableName(of: State.self))' that is not presented.

        Presented at that time: \(wrappedValue.map(describe) ?? "nothing"). Present the case \
        first, by assigning the whole enum.
        """
      )
      return
    }
    wrappedValue = value.map(path.embed)
  }

  /// One case of a presented enum, as if it were presented by itself: `\.$destination.alert`.
  public subscript<Case>(
    dynamicMember path: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: wrappedValue.flatMap { $0[case: path] })
  }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sharesStorage(with: rhs) || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    wrappedValue.hash(into: &hasher)
  }
}

// Unchecked because of the storage, which never changes.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(State.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: CustomReflectable {
  /// That of the presented state, so that dumps and diffs do not show the wrapper.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}
