import ComposableArchitecture
import Foundation
import TerminalUI

// TODO: Write the features, or go on from your own: `Scripts/workbook take 4.13`.

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // TODO: Keep a store of the feature that has the others in a `@State`.

  var body: some View {
    // TODO: Show the game, and below it the results.
    Text("Nothing is here yet.")
  }
}

/// The game without the list.
struct GameAlone: View {
  // TODO: Keep a store of the game in a `@State`, and show it.

  var body: some View {
    Text("Nothing is here yet.")
  }
}

// TODO: Write the entry of the app, and a preview.
