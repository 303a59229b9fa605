import ComposableArchitecture
import Foundation
import LibraryTestHelpers
import Testing

/// A store asks for a reducer's body once and keeps the reducers in it.
@MainActor
@Suite("Resolved reducers")
struct ResolvedReducerTests {
  @Test(
    "A store runs children as a body does that is asked for with each action",
    arguments: ReadingWhileProcessingTests.Place.allCases
  )
  func children(place: ReadingWhileProcessingTests.Place) {
    let resolved = Store(initialState: Host.State()) { Host() }
    let unresolved = Store(initialState: Host.State()) { Unresolved(base: Host()) }
    for count in 1...2 {
      resolved.send(place.action)
      unresolved.send(place.action)
      #expect(place.child(resolved.state)?.count == count)
      #expect(resolved.state == unresolved.state)
    }
  }

  @Test("Operators and the effects of all reducers do the same", arguments: [true, false])
  func operators(isOn: Bool) {
    let feature = Operators(isOn: isOn, extra: isOn ? Trace("extra") : nil)
    let (resolved, unresolved) = withDependencies {
      $0.locale = Locale(identifier: "de_DE")
    } operation: {
      (
        Store(initialState: [String]()) { feature },
        Store(initialState: [String]()) { Unresolved(base: feature) }
      )
    }
    resolved.send(0)
    unresolved.send(0)
    #expect(resolved.currentState.contains("changed fr_FR 1"))
    #expect(resolved.currentState == unresolved.currentState)
  }

  /// Runs another reducer as it is: a store does not see what it is made of.
  struct Unresolved<Base: Reducer>: Reducer {
    let base: Base

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
      base.reduce(into: &state, action: action)
    }
  }

  /// Notes each action and sends one of its own after the first.
  struct Trace: Reducer {
    let name: String
    @Dependency(\.locale) var locale

    init(_ name: String) {
      self.name = name
    }

    var body: some Reducer<[String], Int> {
      Reduce { state, action in
        state.append("\(name) \(locale.identifier) \(action)")
        return action == 0 ? .send(1) : .none
      }
    }
  }

  struct Operators: Reducer {
    let isOn: Bool
    let extra: Trace?
    var hidden: any Reducer<[String], Int> { Trace("hidden") }

    var body: some Reducer<[String], Int> {
      if isOn { Trace("if") }
      if isOn { Trace("then") } else { Trace("else") }
      for index in 1...2 { Trace("loop \(index)") }
      extra
      Reduce(hidden)
      CombineReducers {
        Trace("first")
        Trace("second")
      }
      Trace("printed")._printChanges(nil)
      Trace("changing")
        .onChange(of: \.count) { _, state in
          state.append("onChange")
          return state.count < 50 ? .send(2) : .none
        }
        .dependency(\.locale, Locale(identifier: "en_US"))
      Trace("changed").transformDependency(\.locale) { $0 = Locale(identifier: "fr_FR") }
    }
  }
}
