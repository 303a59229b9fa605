import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
@Suite("2.13 Test the bindings") struct TestTheBindingsTests {
  /// A feature with a bug, and where to look in a spec that passes on it.
  struct Buggy<Feature: Reducer>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let advice: String
    let reducer: @MainActor @Sendable () -> Reduce<Feature.State, Feature.Action>

    init(
      _ bug: String,
      _ advice: String,
      reducer: @escaping @MainActor @Sendable () -> Reduce<Feature.State, Feature.Action>
    ) {
      testDescription = bug
      self.advice = advice
      self.reducer = reducer
    }
  }

  private func makeVolume(_ state: VolumeControl.State) -> TestStoreOf<VolumeControl> {
    TestStore(initialState: state) { VolumeControl() }
  }

  private func makeProfile(_ state: ProfileForm.State) -> TestStoreOf<ProfileForm> {
    TestStore(initialState: state) { ProfileForm() }
  }

  /// Checks that a spec passes on the correct feature and makes a store of its own.
  private func expect<State, Action>(
    _ name: String,
    _ spec: @MainActor (@MainActor (State) -> TestStore<State, Action>) async -> Void,
    passesWith makeStore: @escaping @MainActor (State) -> TestStore<State, Action>
  ) async throws {
    var made = 0
    let found = await complaints {
      await spec { state in
        made += 1
        return makeStore(state)
      }
    }
    try #require(
      made > 0,
      "`\(name)` made no store. Each spec should call `makeStore` itself, with a state to begin with."
    )
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      This feature is correct, so `\(name)` should pass on it. Look at the step that this is about:

      \(found.first ?? "")
      """
    )
  }

  /// Checks that a spec fails on a feature with a bug.
  private func expect<Feature: Reducer>(
    _ name: String,
    _ spec:
      @MainActor (
        @MainActor (Feature.State) -> TestStore<Feature.State, Feature.Action>
      ) async -> Void,
    passesWith makeStore:
      @escaping @MainActor (Feature.State) -> TestStore<Feature.State, Feature.Action>,
    butNotWith buggy: Buggy<Feature>
  ) async where Feature.State: Equatable {
    let (onCorrect, onBuggy) = await complaints {
      await complaints { await spec(makeStore) }
    } onBuggy: {
      await complaints {
        await spec { state in TestStore(initialState: state) { buggy.reducer() } }
      }
    }
    let isNoticed = onCorrect.isEmpty && !onBuggy.isEmpty
    let message =
      onCorrect.isEmpty
      ? "There is a feature in which \(buggy.testDescription), and `\(name)` passed on it. "
        + buggy.advice
      : "Not judged yet: `\(name)` fails on the correct feature too. First let it pass there."
    #expect(isNoticed, "\(message)")
  }

  // MARK: Typing

  @Test("The spec for typing passes on the correct volume")
  func typingPasses() async throws {
    try await expect("typing", BindingSpecs.typing, passesWith: makeVolume)
  }

  @Test("The spec for typing notices each bug", arguments: typingBugs)
  func typingNotices(buggy: Buggy<VolumeControl>) async {
    await expect("typing", BindingSpecs.typing, passesWith: makeVolume, butNotWith: buggy)
  }

  nonisolated static let typingBugs: [Buggy<VolumeControl>] = [
    typing("typing changes nothing", "Send a number, and say what the volume is then.") { _ in nil
    },
    typing(
      "text that is no number sets the volume to 0",
      "Type such text while the volume is another number."
    ) { text in
      let number = Int(text) ?? 0
      return (0...100).contains(number) ? number : nil
    },
    typing(
      "letters are skipped and the digits count",
      "Type a number with a letter in it; the digits should not be the volume already."
    ) { text in
      let number = Int(text.filter { "-0123456789".contains($0) })
      return number.flatMap { (0...100).contains($0) ? $0 : nil }
    },
    typing(
      "a number beyond the limits sets the volume to the nearest limit",
      "Type one above 100 and one below 0, while the volume is neither."
    ) { text in Int(text).map { min(max($0, 0), 100) } },
    typing("100 is refused", "Which is the greatest number that should be taken?") { text in
      Int(text).flatMap { (0..<100).contains($0) ? $0 : nil }
    },
    typing("0 is refused", "Which is the least number that should be taken?") { text in
      Int(text).flatMap { (1...100).contains($0) ? $0 : nil }
    },
    typing("101 is taken", "Which is the first number that is too great?") { text in
      Int(text).flatMap { (0...101).contains($0) ? $0 : nil }
    },
    typing("numbers below 0 are taken", "Type a number that is too small.") { text in
      Int(text).flatMap { $0 <= 100 ? $0 : nil }
    },
  ]

  private nonisolated static func typing(
    _ bug: String,
    _ advice: String,
    _ number: @escaping @Sendable (String) -> Int?
  ) -> Buggy<VolumeControl> {
    Buggy(bug, advice) {
      Reduce { state, action in
        if case .volumeTyped(let text) = action, let number = number(text) {
          state.volume = number
        }
        return .none
      }
    }
  }

  // MARK: Sliding

  @Test("The spec for the slider passes on the correct volume")
  func slidingPasses() async throws {
    try await expect("sliding", BindingSpecs.sliding, passesWith: makeVolume)
  }

  @Test("The spec for the slider notices each bug", arguments: slidingBugs)
  func slidingNotices(buggy: Buggy<VolumeControl>) async {
    await expect("sliding", BindingSpecs.sliding, passesWith: makeVolume, butNotWith: buggy)
  }

  nonisolated static let slidingBugs: [Buggy<VolumeControl>] = [
    sliding("the slider changes nothing", "Send a position, and say what the volume is then.") {
      volume,
      _ in volume
    },
    sliding("the fraction is dropped", "Which position is nearer to the number above it?") {
      Int($1)
    },
    sliding("every fraction is rounded up", "Which position is nearer to the number below it?") {
      Int($1.rounded(.up))
    },
  ]

  private nonisolated static func sliding(
    _ bug: String,
    _ advice: String,
    _ next: @escaping @Sendable (Int, Float) -> Int
  ) -> Buggy<VolumeControl> {
    Buggy(bug, advice) {
      Reduce { state, action in
        if case .sliderReleased(let position) = action {
          state.volume = next(state.volume, position)
        }
        return .none
      }
    }
  }

  // MARK: The form

  @Test("The spec for the form passes on the correct form")
  func profilePasses() async throws {
    try await expect("profile", BindingSpecs.profile, passesWith: makeProfile)
  }

  @Test("The spec for the form notices each bug", arguments: profileBugs)
  func profileNotices(buggy: Buggy<ProfileForm>) async {
    await expect("profile", BindingSpecs.profile, passesWith: makeProfile, butNotWith: buggy)
  }

  nonisolated static let profileBugs: [Buggy<ProfileForm>] = [
    Buggy("`BindingReducer()` is missing", "Say what an edit writes.") { rule { _ in true } },
    Buggy(
      "`BindingReducer()` comes last, so that the rule looks at the name before the edit",
      "Take the name away while the profile is public."
    ) {
      Reduce(
        CombineReducers {
          rule { _ in true }
          BindingReducer()
        }
      )
    },
    Buggy(
      "a profile without a name may be public",
      "Make the profile public, once with a name and once without."
    ) {
      bound(rule { _ in false })
    },
    Buggy(
      "the rule is applied to edits of the switch only",
      "Take the name away while the profile is public."
    ) {
      bound(rule { $0.keyPath == \ProfileForm.State.isPublic })
    },
    Buggy(
      "the rule is applied to edits of the name only",
      "Make a profile public that has no name."
    ) {
      bound(rule { $0.keyPath == \ProfileForm.State.name })
    },
    Buggy("no profile is ever public", "Make a profile public that has a name.") {
      bound(
        Reduce { state, _ in
          state.isPublic = false
          state.edits += 1
          return .none
        }
      )
    },
    Buggy("edits are not counted", "Say the number of edits after each step.") {
      bound(
        Reduce { state, _ in
          if state.name.isEmpty { state.isPublic = false }
          return .none
        }
      )
    },
  ]

  /// The rule of the form, for some edits only.
  private nonisolated static func rule(
    for isRelevant: @escaping @Sendable (BindingAction<ProfileForm.State>) -> Bool
  ) -> Reduce<ProfileForm.State, ProfileForm.Action> {
    Reduce { state, action in
      guard case .binding(let edit) = action else { return .none }
      if isRelevant(edit), state.name.isEmpty { state.isPublic = false }
      state.edits += 1
      return .none
    }
  }

  /// A form with `BindingReducer()` before the rest.
  private nonisolated static func bound(
    _ rest: Reduce<ProfileForm.State, ProfileForm.Action>
  ) -> Reduce<ProfileForm.State, ProfileForm.Action> {
    Reduce(
      CombineReducers {
        BindingReducer()
        rest
      }
    )
  }
}
