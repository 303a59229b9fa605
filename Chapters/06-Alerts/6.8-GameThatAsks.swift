import ComposableArchitecture
import Foundation
import TerminalUI

// TODO: Write the features, or go on from your own: `Scripts/workbook take 6.8`.

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // TODO: Keep a store of the feature that has the others in a `@State`.

  var body: some View {
    // TODO: Show the game and its pages, and the question.
    Text("Nothing is here yet.")
  }
}

// TODO: Write the entry of the app, and a preview.
