import ComposableArchitecture
import Testing

import struct SuiteHelpers.JudgedTests

@testable import Bindings

@MainActor
@Suite("2.9 Test the bindings") struct TestTheBindingsTests {
  private static let tests = JudgedTests(file: "2.9-TestTheBindings.swift")

  @Test("All tests pass on the correct features")
  func correctFeatures() async throws {
    try await Self.tests.expectPass()
  }

  /// A bug that is there while `reducer` stands in the place of a feature.
  private nonisolated static func bug<Feature: Reducer, Body: Reducer>(
    of feature: Feature.Type,
    _ what: String,
    _ advice: String,
    @ReducerBuilder<Feature.State, Feature.Action> reducer: @escaping @Sendable () -> Body
  ) -> JudgedTests.Bug where Body.State == Feature.State, Body.Action == Feature.Action {
    let replacement = Replacement(of: feature, reducer)
    return JudgedTests.Bug(what, advice) { try await replacement($0) }
  }

  // MARK: Typing

  @Test("Each bug in typing is noticed", arguments: typingBugs)
  func typingNotices(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  nonisolated static let typingBugs: [JudgedTests.Bug] = [
    volume("typing changes nothing", "Send a number, and say what the volume is then.") { _ in nil
    },
    volume(
      "text that is no number sets the volume to 0",
      "Type such text while the volume is another number."
    ) { text in
      let number = Int(text) ?? 0
      return (0...100).contains(number) ? number : nil
    },
    volume(
      "letters are skipped and the digits count",
      "Type a number with a letter in it; the digits should not be the volume already."
    ) { text in
      let number = Int(text.filter { "-0123456789".contains($0) })
      return number.flatMap { (0...100).contains($0) ? $0 : nil }
    },
    volume(
      "a number beyond the limits sets the volume to the nearest limit",
      "Type one above 100 and one below 0, while the volume is neither."
    ) { text in Int(text).map { min(max($0, 0), 100) } },
    volume("100 is refused", "Which is the greatest number that should be taken?") { text in
      Int(text).flatMap { (0..<100).contains($0) ? $0 : nil }
    },
    volume("0 is refused", "Which is the least number that should be taken?") { text in
      Int(text).flatMap { (1...100).contains($0) ? $0 : nil }
    },
    volume("101 is taken", "Which is the first number that is too great?") { text in
      Int(text).flatMap { (0...101).contains($0) ? $0 : nil }
    },
    volume("numbers below 0 are taken", "Type a number that is too small.") { text in
      Int(text).flatMap { $0 <= 100 ? $0 : nil }
    },
  ]

  /// A volume that is typed, or chosen with the slider, in another way than it should be.
  private nonisolated static func volume(
    _ bug: String,
    _ advice: String,
    typed: @escaping @Sendable (String) -> Int? = { text in
      Int(text).flatMap { (0...100).contains($0) ? $0 : nil }
    },
    slid: @escaping @Sendable (Int, Float) -> Int = { Int($1.rounded()) }
  ) -> JudgedTests.Bug {
    Self.bug(of: VolumeControl.self, bug, advice) {
      Reduce { state, action in
        switch action {
        case .sliderReleased(let position): state.volume = slid(state.volume, position)
        case .volumeTyped(let text): state.volume = typed(text) ?? state.volume
        }
        return .none
      }
    }
  }

  // MARK: Sliding

  @Test("Each bug of the slider is noticed", arguments: slidingBugs)
  func slidingNotices(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  nonisolated static let slidingBugs: [JudgedTests.Bug] = [
    volume(
      "the slider changes nothing",
      "Send a position, and say what the volume is then.",
      slid: { volume, _ in volume }
    ),
    volume(
      "the fraction is dropped",
      "Which position is nearer to the number above it?",
      slid: { Int($1) }
    ),
    volume(
      "every fraction is rounded up",
      "Which position is nearer to the number below it?",
      slid: { Int($1.rounded(.up)) }
    ),
  ]

  // MARK: The form

  @Test("Each bug of the form is noticed", arguments: profileBugs)
  func profileNotices(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  nonisolated static let profileBugs: [JudgedTests.Bug] = [
    profile("`BindingReducer()` is missing", "Say what an edit writes.") { rule { _ in true } },
    profile(
      "`BindingReducer()` comes last, so that the rule looks at the name before the edit",
      "Take the name away while the profile is public."
    ) {
      rule { _ in true }
      BindingReducer()
    },
    profile(
      "a profile without a name may be public",
      "Make the profile public, once with a name and once without."
    ) {
      BindingReducer()
      rule { _ in false }
    },
    profile(
      "the rule is applied to edits of the switch only",
      "Take the name away while the profile is public."
    ) {
      BindingReducer()
      rule { $0.keyPath == \ProfileForm.State.isPublic }
    },
    profile(
      "the rule is applied to edits of the name only",
      "Make a profile public that has no name."
    ) {
      BindingReducer()
      rule { $0.keyPath == \ProfileForm.State.name }
    },
    profile("no profile is ever public", "Make a profile public that has a name.") {
      BindingReducer()
      Reduce { state, _ in
        state.isPublic = false
        state.edits += 1
        return .none
      }
    },
    profile("edits are not counted", "Say the number of edits after each step.") {
      BindingReducer()
      Reduce { state, _ in
        if state.name.isEmpty { state.isPublic = false }
        return .none
      }
    },
  ]

  private nonisolated static func profile<Body: Reducer<ProfileForm.State, ProfileForm.Action>>(
    _ what: String,
    _ advice: String,
    @ReducerBuilder<ProfileForm.State, ProfileForm.Action> reducer: @escaping @Sendable () -> Body
  ) -> JudgedTests.Bug {
    bug(of: ProfileForm.self, what, advice, reducer: reducer)
  }

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
}
