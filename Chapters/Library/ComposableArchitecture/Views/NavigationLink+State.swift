public import TerminalUI

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a feature, in a `NavigationStack` of a store.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(id: item.id))) {
  ///   Text(item.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The feature's state; `nil` for a link that leads nowhere.
  ///   - label: The content of the link.
  public init<P>(
    state: P?,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      pageOf: state,
      onFailure: { location.reportMissingStack(of: P.self) },
      label: label
    )
  }

  /// Creates a link to the page of a feature, in a `NavigationStack` of a store.
  ///
  /// - Parameters:
  ///   - titleKey: The content of the link.
  ///   - state: The feature's state; `nil` for a link that leads nowhere.
  public init<P>(
    _ titleKey: LocalizedStringKey,
    state: P?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == Text {
    self.init(
      state: state,
      label: { Text(titleKey) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to the page of a feature, in a `NavigationStack` of a store.
  @_disfavoredOverload
  public init<P>(
    _ title: some StringProtocol,
    state: P?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == Text {
    self.init(
      state: state,
      label: { Text(title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension IssueLocation {
  /// Says that a link was tapped that leads nowhere.
  fileprivate func reportMissingStack<State>(of type: State.Type) {
    report(
      """
      A link to a '\(readableName(of: type))' was tapped, but no stack around it has pages for that.

      Put the link into a 'NavigationStack(path:root:destination:)' whose path holds this type. If \
      the features of the stack are an enum, the link's state is a case of it: \
      'NavigationLink(state: Path.State.detail(…))'.
      """
    )
  }
}
