import ComposableArchitecture
import Foundation

/// Values with a file's URL share what is stored there. A file that cannot be read as the value
/// leaves the default and has an error.
enum FilesInMemory: Program {
  struct Note: Codable, Equatable {
    var text = "new"
    var count = 1
  }
  @MainActor static func run() async {
    await issues("notes in files") {
      try await withDependencies {
        $0.defaultFileStorage = .inMemory
      } operation: {
        let url = URL(fileURLWithPath: "/note.json")
        @Shared(.fileStorage(url)) var note = Note()
        print("a new note:", note)
        $note.withLock { $0.text = "changed" }
        @Shared(.fileStorage(url)) var again = Note(text: "other")
        print("another value of the same file:", again)
        try await $note.save()
        try await $note.load()
        print(
          "after saving and loading: note, no load error, no save error, is loading:",
          note,
          $note.loadError == nil,
          $note.saveError == nil,
          $note.isLoading
        )
        @Shared(.fileStorage(URL(fileURLWithPath: "/list.json"))) var list: [Note] = []
        $list.withLock { $0.append(Note()) }
        print("a list in another file:", list.count)
        @SharedReader(.fileStorage(url)) var reader: Note?
        print("a reader of the first file:", reader as Any)
      }
    }
    await issues("a file of another type") {
      try await withDependencies {
        $0.defaultFileStorage = .inMemory
      } operation: {
        let url = URL(fileURLWithPath: "/text.json")
        @Shared(.fileStorage(url)) var text = "hello"
        $text.withLock { $0 = "bye" }
        try await $text.save()
        @Shared(.fileStorage(url)) var number = 5
        print("a number from a file of a text, no load error:", number, $number.loadError == nil)
      }
    }
  }
}
