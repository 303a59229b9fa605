import ComposableArchitecture
import LibraryTestHelpers
import Observation
import Testing

@MainActor
@Suite("@Presents")
struct PresentsMacroTests {
  @Test("The variable is the optional, and its projection what `ifLet` takes")
  func projection() {
    var state = Presenting()
    #expect(state.child == nil)
    state.child = Counting.State(count: 1)
    #expect(state.$child.wrappedValue?.count == 1)
    state.$child.wrappedValue = nil
    #expect(state.child == nil)
  }

  @Test("@Presents may have a value to begin with, and be written in long")
  func initialValues() {
    #expect(Presenting().started?.count == 5)
    #expect(Presenting().long == nil)
    #expect(Presenting().longer?.count == 6)
    #expect(Presenting(child: Counting.State(count: 2)).child?.count == 2)
  }

  @Test("Reading it tells of what comes and goes, by either name")
  func observation() {
    var state = Presenting()
    #expect(isTold(reading: { _ = state.child }, when: { state.child = Counting.State() }))
    #expect(isTold(reading: { _ = state.child }, when: { state.child?.count += 1 }) == false)
    #expect(isTold(reading: { _ = state.child?.count }, when: { state.child?.count += 1 }))
    #expect(isTold(reading: { _ = state.child }, when: { state.started = nil }) == false)
    #expect(isTold(reading: { _ = state.child }, when: { state.child = nil }))
  }

  @Test("The projection is as accessible as the variable")
  func access() {
    var state = PublicPresenting()
    state.$child.wrappedValue = PublicFeature.State()
    #expect(state.child != nil)
    #expect(state.hasHidden == false)
  }

  /// Whether who reads one thing is told when another one happens.
  private func isTold(reading: () -> Void, when change: () -> Void) -> Bool {
    let isTold = LockIsolated(false)
    withObservationTracking(reading) { isTold.setValue(true) }
    change()
    return isTold.value
  }
}

extension PresentsMacroTests {
  @ObservableState
  struct Presenting: Equatable {
    @Presents var child: Counting.State?
    @Presents var started: Counting.State? = Counting.State(count: 5)
    @ComposableArchitecture.Presents var long: Optional<Counting.State> = nil
    @Presents
    var longer: Swift.Optional<Counting.State> = Counting.State(count: 6)
  }
}

@ObservableState
public struct PublicPresenting {
  @Presents public var child: PublicFeature.State?
  @Presents private var hidden: PublicFeature.State?
  @Presents public internal(set) var readOnly: PublicFeature.State?
  var hasHidden: Bool { hidden != nil }
}
