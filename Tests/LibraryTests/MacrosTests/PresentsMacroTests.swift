import ComposableArchitecture
import LibraryTestHelpers
import Observation
import Testing

@MainActor
@Suite("@Presents")
struct PresentsMacroTests {
  @Test("@Presents may have a value to begin with, and be written in long")
  func initialValues() {
    #expect(Presenting().started?.count == 5)
    #expect(Presenting().long == nil)
    #expect(Presenting().longer?.count == 6)
    #expect(Presenting(child: Counting.State(count: 2)).child?.count == 2)
  }

  @Test("The projection is as accessible as the variable")
  func access() {
    var state = PublicPresenting()
    state.$child.wrappedValue = PublicFeature.State()
    #expect(state.child != nil)
    #expect(state.hasHidden == false)
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
