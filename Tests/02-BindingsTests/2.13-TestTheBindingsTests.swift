import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
@Suite("2.8 Test the bindings") struct TestTheBindingsTests {
  /// A faulty feature and what is wrong with it, in the learner's words.
  struct Fault<Feature: Reducer>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reducer: @MainActor @Sendable () -> Reduce<Feature.State, Feature.Action>
  }

  // MARK: Typing

  @Test("The spec for typing has nothing to say about the right counter")
  func typingAcceptsTheReference() async {
    let found = await complaints {
      await setCountSpec { state in TestStore(initialState: state) { TypedCounter() } }
    }
    let isContent = found.isEmpty
    #expect(isContent, acceptance("setCountSpec", found))
  }

  @Test(
    "The spec for typing finds every fault",
    arguments: [
      Fault<TypedCounter>(testDescription: "typing changes nothing") {
        Reduce { _, _ in .none }
      },
      Fault<TypedCounter>(testDescription: "text that is no number sets the count to 0") {
        typing { Int($0) ?? 0 }
      },
      Fault<TypedCounter>(testDescription: "letters are skipped, the digits count") {
        typing { Int($0.filter { "-0123456789".contains($0) }) }
      },
      Fault<TypedCounter>(testDescription: "numbers below zero are refused") {
        typing { Int($0).flatMap { $0 < 0 ? nil : $0 } }
      },
    ]
  )
  func typingFinds(fault: Fault<TypedCounter>) async {
    let found = await complaints {
      await setCountSpec { state in TestStore(initialState: state) { fault.reducer() } }
    }
    let isNoticed = !found.isEmpty
    #expect(isNoticed, rejection("setCountSpec", fault.testDescription))
  }

  // MARK: Sliding

  @Test("The spec for the slider has nothing to say about the right counter")
  func slidingAcceptsTheReference() async {
    let found = await complaints {
      await slidingCountSpec { state in TestStore(initialState: state) { TypedCounter() } }
    }
    let isContent = found.isEmpty
    #expect(isContent, acceptance("slidingCountSpec", found))
  }

  @Test(
    "The spec for the slider finds every fault",
    arguments: [
      Fault<TypedCounter>(testDescription: "sliding changes nothing") {
        Reduce { _, _ in .none }
      },
      Fault<TypedCounter>(testDescription: "numbers above zero are rounded") {
        sliding { Int(($0 > 0 ? $0.rounded() : $0)) }
      },
      Fault<TypedCounter>(testDescription: "numbers are rounded down, below zero too") {
        sliding { Int($0.rounded(.down)) }
      },
    ]
  )
  func slidingFinds(fault: Fault<TypedCounter>) async {
    let found = await complaints {
      await slidingCountSpec { state in TestStore(initialState: state) { fault.reducer() } }
    }
    let isNoticed = !found.isEmpty
    #expect(isNoticed, rejection("slidingCountSpec", fault.testDescription))
  }

  // MARK: The form

  @Test("The spec for the form has nothing to say about the right form")
  func settingsAcceptsTheReference() async {
    let found = await complaints {
      await settingsSpec { state in TestStore(initialState: state) { SettingsForm() } }
    }
    let isContent = found.isEmpty
    #expect(isContent, acceptance("settingsSpec", found))
  }

  @Test(
    "The spec for the form finds every fault",
    arguments: [
      Fault<SettingsForm>(testDescription: "`BindingReducer()` is missing") {
        Reduce(canSave(updatedFor: { _ in true }))
      },
      Fault<SettingsForm>(testDescription: "`BindingReducer()` comes last, `canSave` is late") {
        Reduce(
          CombineReducers {
            canSave(updatedFor: { _ in true })
            BindingReducer()
          }
        )
      },
      Fault<SettingsForm>(testDescription: "`canSave` never changes") {
        bound(canSave(updatedFor: { _ in false }))
      },
      Fault<SettingsForm>(testDescription: "`canSave` looks at edits of `foo` only") {
        bound(canSave(updatedFor: { $0.keyPath == \SettingsForm.State.foo }))
      },
      Fault<SettingsForm>(testDescription: "`canSave` is true as soon as `foo` or `bar` is there") {
        bound(
          Reduce { state, _ in
            state.canSave = state.foo || !state.bar.isEmpty
            return .none
          }
        )
      },
    ]
  )
  func settingsFinds(fault: Fault<SettingsForm>) async {
    let found = await complaints {
      await settingsSpec { state in TestStore(initialState: state) { fault.reducer() } }
    }
    let isNoticed = !found.isEmpty
    #expect(isNoticed, rejection("settingsSpec", fault.testDescription))
  }

  // MARK: Words for the learner

  private func acceptance(_ spec: String, _ found: [String]) -> Comment {
    """
    On the right feature `\(spec)` should pass, and it complained: \
    \(found.joined(separator: "\n"))
    """
  }

  private func rejection(_ spec: String, _ fault: String) -> Comment {
    """
    `\(spec)` passes on a feature in which \(fault). \
    Which input would make that feature behave otherwise than the right one?
    """
  }
}

/// A counter that reads typed text in some other way.
private func typing(_ number: @escaping @Sendable (String) -> Int?) -> Reduce<
  TypedCounter.State, TypedCounter.Action
> {
  Reduce { state, action in
    if case .setCount(let text) = action, let number = number(text) { state.count = number }
    return .none
  }
}

/// A counter that reads the slider in some other way.
private func sliding(_ number: @escaping @Sendable (Float) -> Int) -> Reduce<
  TypedCounter.State, TypedCounter.Action
> {
  Reduce { state, action in
    if case .slidingCount(let value) = action { state.count = number(value) }
    return .none
  }
}

/// The part of the form that keeps `canSave`, for some edits only.
private func canSave(
  updatedFor isRelevant: @escaping @Sendable (BindingAction<SettingsForm.State>) -> Bool
) -> Reduce<SettingsForm.State, SettingsForm.Action> {
  Reduce { state, action in
    if case .binding(let edit) = action, isRelevant(edit) {
      state.canSave = state.foo && !state.bar.isEmpty
    }
    return .none
  }
}

/// A form with `BindingReducer()` where it belongs, before the rest.
private func bound(
  _ rest: Reduce<SettingsForm.State, SettingsForm.Action>
) -> Reduce<SettingsForm.State, SettingsForm.Action> {
  Reduce(
    CombineReducers {
      BindingReducer()
      rest
    }
  )
}
