import ComposableArchitecture
import Foundation

/// Observable structs and enums are values like others: they are copied, compared, hashed, encoded
/// and changed by key paths. Only the encoded names have an underscore.
enum ObservableStates: Program {
  @ObservableState struct Settings: Equatable, Hashable, Codable {
    static let shared = 3
    var number = 1
    var text = "x"
    var inner = Inner()
    @ObservationStateIgnored var ignored = 0
    var computed: Int { number * 2 }
    var watched = 0 { didSet { changes += 1 } }
    var changes = 0
    private(set) var hidden = 5
  }
  @ObservableState struct Inner: Equatable, Hashable, Codable { var value = 0 }
  @ObservableState enum Page: Equatable { case settings(Settings), inner(Inner), number(Int), none }
  @MainActor static func run() async {
    var settings = Settings()
    let copy = settings
    print("a copy is equal:", settings == copy)
    settings.number = 2
    print(
      "after a change: a copy is equal, its number, the double of the changed one:",
      settings == copy,
      copy.number,
      settings.computed
    )
    settings.watched = 4
    print("changes seen by didSet:", settings.changes)
    settings.inner.value += 1
    print("an inner value, that of the copy:", settings.inner.value, copy.inner.value)
    var other = settings
    other.text = "y"
    print("texts of two, both in a set:", settings.text, other.text, Set([settings, other]).count)
    let json = String(decoding: try! JSONEncoder().encode(settings), as: UTF8.self)
    let decoded = try! JSONDecoder().decode(Settings.self, from: Data(json.utf8))
    print(
      "decoded is equal, encoded with an underscore, without:",
      decoded == settings,
      json.contains("_number"),
      json.contains("\"number\"")
    )
    var page = Page.settings(Settings())
    if case .settings(var inside) = page {
      inside.number = 5
      page = .settings(inside)
    }
    if case .settings(let inside) = page { print("number inside of a case:", inside.number) }
    page = .number(3)
    print("another case, equal cases without values:", page, Page.none == .none)
    var list = [Settings(), Settings()]
    list[0].number = 7
    print("numbers of a list:", list.map(\.number))
    swap(&settings, &other)
    print("texts after a swap:", settings.text, other.text)
    let path: WritableKeyPath<Settings, Int> = \.number
    settings[keyPath: path] = 11
    print(
      "number set by a key path, a static, a hidden one:",
      settings.number,
      Settings.shared,
      settings.hidden
    )
    func increment(_ value: inout Int) { value += 1 }
    increment(&settings.number)
    print("number changed in place:", settings.number)
    settings = Settings(number: 3, text: "q", inner: Inner(value: 2))
    print("an inner value of another one:", settings.inner.value)
    if case .settings(let inside) = Page.settings(Settings()) {
      print("number of a matched case:", inside.number)
    }
  }
}
