import ComposableArchitecture
import TerminalUI
import WorkbookPlay

// The times that a person waits at a screen in a terminal: a key press must be answered within a frame.

extension Workload {
  static var screens: [Workload] {
    [
      Workload("key press in a list of 1,000 rows", iterations: 200, target: 16_000_000) {
        let screen = RowsScreen(count: 1_000)
        return { for _ in 0..<$0 { screen.pressKey() } }
      },
      Workload("key press in 1,000 rows, in `play`", iterations: 200, target: 16_000_000) {
        let screen = PlayedRows(count: 1_000)
        return { for _ in 0..<$0 { screen.pressKey() } }
      },
      Workload("a screen with 1,000 rows, for the first time", iterations: 1) {
        { for _ in 0..<$0 { keep(RowsScreen(count: 1_000)) } }
      },
    ]
  }
}

/// A list with a counter in each row, on a screen of 40 columns and 24 rows.
@MainActor
final class RowsScreen {
  private let host: ViewHost
  private var shown: CellGrid

  /// - Parameter count: How many rows there are.
  init(count: Int) {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let host = ViewHost { RowsView(store: store) }
    self.host = host
    shown = host.draw(width: 40, height: 24)
    host.press(.tab)
  }

  /// Presses the enter key on a row's button, and writes what has changed.
  func pressKey() {
    host.press(.enter)
    let next = host.draw(width: 40, height: 24)
    keep(next.escapeSequences(since: shown))
    shown = next
  }
}

/// The same list in `workbook play`, with the log of actions beside it, on a terminal of 100 columns and
/// 30 rows.
@MainActor
final class PlayedRows {
  private let session: PlaySession
  private var shown: CellGrid

  /// - Parameter count: How many rows there are.
  init(count: Int) {
    session = PlaySession {
      let store = Store(initialState: Rows.State(count: count)) { Rows() }
      return ViewHost { RowsView(store: store) }
    }
    shown = session.draw()
    session.handle(.key("tab"))
  }

  /// Presses the enter key on a row's button, and writes what has changed.
  func pressKey() {
    session.handle(.key("enter"))
    let next = session.draw()
    keep(next.escapeSequences(since: shown))
    shown = next
  }
}

private struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    List {
      ForEach(store.scope(\.rows, action: \.rows)) { store in
        HStack {
          Text("\(store.count)")
          Spacer()
          Button("+") { store.send(.increment) }
        }
      }
    }
  }
}
