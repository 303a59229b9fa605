import ComposableArchitecture
import Foundation
import TerminalUI

// TODO: Write the features, or go on from your own: `Scripts/workbook take 5.10`.

// TODO: Write the client, its key and its name, as in 3.6, in place of these.
struct NumberFactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { NumberFactClient { _ in "" } }
    set {}
  }
}

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // TODO: Keep a store of the feature that has the others in a `@State`.

  var body: some View {
    // TODO: Show the game in a stack, with a page for the results and one for a number.
    Text("Nothing is here yet.")
  }
}

// TODO: Write the entry of the app, and a preview.
