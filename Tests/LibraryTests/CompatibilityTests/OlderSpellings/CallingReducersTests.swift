import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Reducers that are run by hand.
struct CallingReducers: DeprecatedChecks {
  @available(*, deprecated)
  static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("A reducer with a body runs it, also behind a hidden type") {
        var state = 0
        _ = Adding().reduce(into: &state, action: 4)
        #expect(state == 4)
        let hidden: any Reducer<Int, Int> = Adding()
        _ = hidden.reduce(into: &state, action: 5)
        #expect(state == 9)
      }
    ]
  }

  struct Adding: Reducer {
    var body: some Reducer<Int, Int> {
      Reduce { state, action in
        state += action
        return .none
      }
    }
  }
}
