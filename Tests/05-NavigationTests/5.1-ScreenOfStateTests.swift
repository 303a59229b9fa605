import Foundation
import Testing

@testable import Navigation

@Suite("5.1 UI = F(State)") struct ScreenOfStateTests {
  private typealias GameState = ScreenOfState.GameState
  private typealias Moment = ScreenOfState.Moment
  private typealias Screen = ScreenOfState.Screen

  private func numbers(seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return [0, 1] + (0..<6).map { _ in Int.random(in: 2...500, using: &generator) }
  }

  @Test("While nothing is open, the main page is seen")
  func mainPage() throws {
    for results in numbers(seed: 51) {
      let screen = ScreenOfState.screen(for: GameState(results: results))
      try #require(
        screen == .main(results: results),
        """
        With \(results) results, no open list and no alert, a person sees the main page and \
        \(results) results. You predict \(screen). What does `nil` mean?
        """
      )
    }
  }

  @Test("An open list hides the main page, even when it is empty")
  func listPage() throws {
    for rows in numbers(seed: 52) {
      let screen = ScreenOfState.screen(for: GameState(results: 1_000, listRows: rows))
      try #require(
        screen == .list(rows: rows),
        """
        With an open list of \(rows) rows a person sees the list page, with \(rows) rows. \
        You predict \(screen). A list without rows is a page too.
        """
      )
    }
  }

  @Test("An alert lies above whichever page is below")
  func alert() throws {
    for (rows, question) in [(nil, "Quit?"), (0, "Save Changes?"), (12, "Delete?")]
      as [(Int?, String)]
    {
      let state = GameState(results: 3, listRows: rows, alert: question)
      let screen = ScreenOfState.screen(for: state)
      try #require(
        screen == .alert(question),
        """
        An alert asks "\(question)" above \(rows == nil ? "the main page" : "the list page"). \
        You predict \(screen). Which of the three do you look for first?
        """
      )
    }
  }

  @Test("A plain link leaves nothing in the state by which to tell its pages apart")
  func plainLink() throws {
    for results in numbers(seed: 53) {
      let main = Moment(results: results, isListOpen: false)
      let list = Moment(results: results, isListOpen: true)
      let isToldApart =
        ScreenOfState.canTellApart(main, list, with: .plain)
        || ScreenOfState.canTellApart(list, main, with: .plain)
      try #require(
        !isToldApart,
        """
        \(results) results on the main page, \(results) results on the list page: with a plain \
        link our state is the same both times. You say that it tells the two apart.
        """
      )
    }
  }

  @Test("A link that is driven by state leaves a difference")
  func stateDrivenLink() throws {
    for results in numbers(seed: 54) {
      let main = Moment(results: results, isListOpen: false)
      let list = Moment(results: results, isListOpen: true)
      let isToldApart =
        ScreenOfState.canTellApart(main, list, with: .stateDriven)
        && ScreenOfState.canTellApart(list, main, with: .stateDriven)
      try #require(
        isToldApart,
        """
        \(results) results with the list closed and with the list open: when the state says whether \
        the list is open, these are two states. You say that they cannot be told apart.
        """
      )
    }
  }

  @Test("Different results are told apart either way, equal moments never")
  func results() throws {
    for results in numbers(seed: 55) {
      for isListOpen in [false, true] {
        let moment = Moment(results: results, isListOpen: isListOpen)
        let later = Moment(results: results + 1, isListOpen: isListOpen)
        for link in [ScreenOfState.Link.plain, .stateDriven] {
          let isLaterToldApart = ScreenOfState.canTellApart(moment, later, with: link)
          try #require(
            isLaterToldApart,
            """
            A list of \(results) and one of \(results + 1) are different states with any link \
            (here `\(link)`). You say that they cannot be told apart.
            """
          )
          let isSameToldApart = ScreenOfState.canTellApart(moment, moment, with: link)
          try #require(
            !isSameToldApart,
            """
            Two moments at which everything is the same leave the same state with any link (here \
            `\(link)`). You say that they can be told apart.
            """
          )
        }
      }
    }
  }

  @Test("Of several links, the one whose tag is selected shows its page")
  func tags() throws {
    for selected in numbers(seed: 56) {
      for tag in [selected, selected + 1] {
        let isActive = ScreenOfState.isActive(tag: UUID(tag), selection: UUID(selected))
        try #require(
          isActive == (tag == selected),
          """
          The selection is the tag with the number \(selected). The page of the link with the tag \
          \(tag) should \(tag == selected ? "" : "not ")be shown, and you predict that it is \
          \(isActive ? "shown" : "not shown").
          """
        )
      }
      try #require(
        !ScreenOfState.isActive(tag: UUID(selected), selection: nil),
        "A selection of `nil` means that no page is open, and you predict that one is."
      )
    }
  }

  @Test("What is there or is not there is a tree")
  func trees() {
    for situation in [
      ScreenOfState.Situation.formInASheet, .alertBeforeDeleting, .popoverOfFilters,
    ] {
      let style = ScreenOfState.styles[situation]
      #expect(
        style == .tree,
        """
        `\(situation)`: there is one such thing at a time, or none, which an optional says best. \
        You have \(style.map { "`\($0)`" } ?? "no answer yet").
        """
      )
    }
  }

  @Test("What goes on from page to page is a stack")
  func stacks() {
    for situation in [ScreenOfState.Situation.foldersInFolders, .drillDownThroughResults] {
      let style = ScreenOfState.styles[situation]
      #expect(
        style == .stack,
        """
        `\(situation)`: nobody knows how many pages there will be, which an array says best. \
        You have \(style.map { "`\($0)`" } ?? "no answer yet").
        """
      )
    }
  }
}
