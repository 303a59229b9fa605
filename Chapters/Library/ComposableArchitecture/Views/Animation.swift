public import TerminalUI

extension Store {
  /// Sends an action whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action to process.
  ///   - animation: How; `nil` for not at all.
  /// - Returns: The effects that the action started, to be awaited or cancelled. It may be ignored.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends an action of the view's whose changes are animated.
  @MainActor
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }
}

extension Send {
  /// Sends an action whose changes are animated, unless the surrounding task has been cancelled.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    withAnimation(animation) { callAsFunction(action) }
  }
}

extension ButtonStateAction {
  /// The action that a press sends, whose changes are animated.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    .send(action)
  }
}

extension DismissEffect {
  /// Closes the feature, and animates what changes.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
