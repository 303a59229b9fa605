/// The place of a view in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = topBarLeading
  public static let navigationBarTrailing = topBarTrailing
  public static let keyboard = automatic
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  var isLeading: Bool {
    [.navigation, .cancellationAction, .topBarLeading].contains(self)
  }

  var isTrailing: Bool {
    !isLeading && self != .principal && self != .bottomBar
  }
}
