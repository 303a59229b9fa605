import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.JudgedTests

@testable import Navigation

@MainActor
@Suite("5.15 Exhaustive or not", .timeLimit(.minutes(20))) struct ExhaustiveOrNotTests {
  private typealias Action = TestedStandups.Action
  private typealias State = TestedStandups.State

  private static let tests = JudgedTests(file: "5.15-ExhaustiveOrNot.swift")

  @Test("All tests pass on the correct list")
  func correctList() async throws {
    try await Self.tests.expectPass()
  }

  @Test("Each bug of the list is noticed", arguments: (wayBugs + wrongLists).map(\.judged))
  func noticed(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  @Test("One test says everything")
  func everything() async throws {
    try await Self.tests.expectTest(
      about: (Self.wayBugs + Self.wrongLists).map(\.judged),
      "One test should say everything that happens."
    )
  }

  @Test("One test is about the list in the end")
  func listAlone() async throws {
    try await Self.tests.expectTest(
      about: Self.wrongLists.map(\.judged),
      butNot: Self.wayBugs.map(\.judged),
      "One test should say only which standups are in the list in the end."
    )
  }

  /// A list of standups with a bug.
  private struct Bug: Sendable {
    let description: String

    /// Where to look if no test notices it.
    let step: String

    /// Spoils what the correct list has done. It is given the state from before, and the action.
    let spoil: @Sendable (State, Action, inout State) -> Void

    var judged: JudgedTests.Bug {
      let replacement = Replacement(of: TestedStandups.self) { correct in
        Reduce { state, action in
          let before = state
          let effect = correct.reduce(into: &state, action: action)
          spoil(before, action, &state)
          return effect
        }
      }
      return JudgedTests.Bug(description, step) { try await replacement($0) }
    }
  }

  private nonisolated static let formStays = Bug(
    description: "the form stays open after saving",
    step: "Look at what you say of `addStandup` after the last action."
  ) { before, action, state in
    if action.is(\.saveStandupButtonTapped) { state.addStandup = before.addStandup }
  }

  private nonisolated static let noFocus = Bug(
    description: "the title does not get the focus",
    step: "Look at what you say of the form when it opens."
  ) { _, action, state in
    if action.is(\.addButtonTapped) { state.addStandup?.focus = nil }
  }

  private nonisolated static let wayBugs = [formStays, noFocus]

  /// Bugs after which the list is not what it should be in the end.
  private nonisolated static let wrongLists = [
    Bug(
      description: "another standup is added than that of the form",
      step: "Look at which standup you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      state.standups = [Standup(id: UUID(77), title: "Left over")]
    },
    Bug(
      description: "the title is lost when it is saved",
      step: "Look at the title of the standup that you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      for id in state.standups.ids { state.standups[id: id]?.title = "" }
    },
    Bug(
      description: "the title is saved in small letters",
      step: "Look at the title of the standup that you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      for id in state.standups.ids { state.standups[id: id]?.title = "point-free morning sync" }
    },
    Bug(
      description: "the attendee is lost when it is saved",
      step: "Look at the attendees of the standup that you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      for id in state.standups.ids { state.standups[id: id]?.attendees = [] }
    },
    Bug(
      description: "saving adds a second standup",
      step: "Look at how many standups you expect in the end."
    ) { _, action, state in
      guard action.is(\.saveStandupButtonTapped) else { return }
      state.standups.append(Standup(id: UUID(78)))
    },
    Bug(
      description: "what is typed into the form is lost",
      step: "Look at the title of the standup that you expect in the end."
    ) { before, action, state in
      guard case .addStandup = action else { return }
      state = before
    },
  ]
}
