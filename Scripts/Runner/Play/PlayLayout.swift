import TerminalUI

/// The places of the parts of the screen.
struct PlayLayout {
  /// The app with its frame.
  let app: Rect
  /// The title above the log.
  let header: Rect
  /// The lines of the log.
  let list: Rect
  /// The line above the change.
  let changeTitle: Rect
  /// The place of the chosen action's change.
  let change: Rect
  let note: Rect
  let keys: Rect

  /// The app inside of its frame.
  var appContent: Rect {
    Rect(x: app.x + 1, y: app.y + 1, width: app.width - 2, height: app.height - 2)
  }

  /// The place of the date in the upper edge of the app's frame.
  func date(columns: Int) -> Rect {
    Rect(x: max(app.maxX - columns - 2, app.x + 1), y: app.y, width: columns, height: 1)
  }

  init(_ size: Size) {
    let height = max(size.height - 2, 0)
    // A phone of 40 columns, or a narrower one where the log would have no room beside it.
    let appWidth = min(42, max(32, size.width * 45 / 100), size.width)
    app = Rect(x: 0, y: 0, width: appWidth, height: min(height, 46))
    let x = appWidth + 1
    let width = size.width - x
    let changeHeight = height * 2 / 5
    let listHeight = max(height - changeHeight - 2, 0)
    header = Rect(x: x, y: 0, width: width, height: 1)
    list = Rect(x: x, y: 1, width: width, height: listHeight)
    changeTitle = Rect(x: x, y: 1 + listHeight, width: width, height: 1)
    change = Rect(x: x, y: 2 + listHeight, width: width, height: changeHeight)
    note = Rect(x: 0, y: height, width: size.width, height: 1)
    keys = Rect(x: 0, y: height + 1, width: size.width, height: 1)
  }
}
