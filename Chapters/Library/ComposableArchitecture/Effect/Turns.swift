/// The turns by which a `run` begins later than one around which there is nothing: turns of the
/// executor on which the effects of a test run one after the other.
///
/// In TCA a merge, a map and an id to cancel by are code around the effect, which takes turns before
/// the effect's own code begins. So which of two effects is first does not depend on their places
/// alone: of three that are merged the third is, since a merge of three is a merge of two and
/// one; and an effect of a parent is before that of its child. A test that receives actions in
/// order sees it. The numbers were counted on TCA 1.26.
enum Turns {
  static let map = 14
  static let cancellable = 16
  /// Until an effect's own code is over and one that follows it begins.
  static let following = 24
  private static let merge = 4

  /// The turns by which each of several merged effects begins later.
  ///
  /// - Parameter effects: The effects, of which each is merged with all before it.
  static func merging<Action>(_ effects: [Effect<Action>]) -> [Int] {
    // From the first that is no task on, all begin by themselves.
    let tasks = effects.prefix { $0.isTask }.count
    return effects.indices.map { index in
      index < tasks ? merge * (tasks - max(index, 1)) : 0
    }
  }

  /// Lets others have so many turns.
  @MainActor static func pass(_ count: Int) async {
    if count > 0 { await leaveAndReturn(count) }
  }

  private static func leaveAndReturn(_ count: Int) async {
    // To come here from the main actor took one.
    for _ in 1..<count { await comeBack() }
  }

  @MainActor private static func comeBack() {}
}

extension Effect {
  /// Whether TCA makes a task of this effect, with what is around it. It makes a publisher of what
  /// sends an action at once, cancels or presents a child, and of all that is merged with it: there
  /// each `run` begins by itself.
  var isTask: Bool {
    switch operation {
    case .run: true
    case .merge(let effects), .concatenate(let effects): effects.allSatisfy(\.isTask)
    case .cancellable(let effect, _, _), .observed(let effect, _, _): effect.isTask
    case .none, .send, .cancel, .deferred, .attach, .held: false
    }
  }
}
