// caught by: Of several links, the one whose tag is selected shows its page

import ComposableArchitecture
import Foundation

/// Everything of exercise 5.1.
enum ScreenOfState {
  // MARK: Which screen belongs to a state

  /// What the game keeps about its pages.
  struct GameState: Equatable {
    /// How many results there are.
    var results = 0

    /// How many rows the open list page has; `nil` while the page is closed.
    var listRows: Int?

    /// The question that an alert asks; `nil` while there is no alert.
    var alert: String?
  }

  /// What a person sees. An alert lies above every page, the list page above the main page.
  enum Screen: Equatable {
    case main(results: Int)
    case list(rows: Int)
    case alert(String)
  }

  /// Predicts what is on the screen in a state.
  static func screen(for state: GameState) -> Screen {
    if let question = state.alert { return .alert(question) }
    if let rows = state.listRows { return .list(rows: rows) }
    return .main(results: state.results)
  }

  // MARK: What a state can tell

  /// What a person sees at one moment.
  struct Moment: Equatable {
    var results: Int
    var isListOpen: Bool
  }

  /// Two ways to get to the list page.
  enum Link {
    /// SwiftUI opens the page by itself, and remembers that it is open. Our state has `results` only.
    case plain
    /// Our state has `results`, and whether the list is open.
    case stateDriven
  }

  /// Predicts whether our state alone tells which of two moments it was taken at.
  static func canTellApart(_ first: Moment, _ second: Moment, with link: Link) -> Bool {
    switch link {
    case .plain: first.results != second.results
    case .stateDriven: first != second
    }
  }

  // MARK: Tags

  /// Predicts whether a link's page is shown: each link has a tag, and one selection serves them all.
  static func isActive(tag: UUID, selection: UUID?) -> Bool {
    selection != nil
  }

  // MARK: Tree or stack

  /// Something that an app shows.
  enum Situation: CaseIterable {
    /// A form slides up, to be saved or thrown away.
    case formInASheet
    /// "Do you really want to delete this?"
    case alertBeforeDeleting
    /// A folder shows folders, each of which shows folders.
    case foldersInFolders
    /// A small menu of filters beside the button that opened it.
    case popoverOfFilters
    /// From a result to its counter, from there to a similar result, and so on, and back step by step.
    case drillDownThroughResults
  }

  /// Two shapes of navigation in state.
  enum Style {
    /// An optional: the child is there, or it is not.
    case tree
    /// An array of pages, the last of which is on top.
    case stack
  }

  /// The shape that suits each situation.
  static let styles: [Situation: Style] = [
    .formInASheet: .tree,
    .alertBeforeDeleting: .tree,
    .foldersInFolders: .stack,
    .popoverOfFilters: .tree,
    .drillDownThroughResults: .stack,
  ]
}
