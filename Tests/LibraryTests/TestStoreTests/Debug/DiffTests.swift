import ComposableArchitecture
import Testing

@Suite("diff") struct DiffTests {
  struct User: Equatable {
    var id = 1
    var name = "Blob"
    var tags = ["a", "b", "c"]
    var color: Color = .red
    var age = 30

    enum Color: Equatable { case red, custom(hue: Int, alpha: Int) }
  }

  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  @Test("Equal values have no difference") func equalValuesHaveNoDifference() {
    #expect(diff(User(), User()) == nil)
    #expect(diff(Versioned(text: "a", version: 1), Versioned(text: "a", version: 2)) == nil)
    #expect(diff(Versioned(text: "a", version: 1), Versioned(text: "b", version: 1)) != nil)
  }

  /// A value whose `==` leaves something out.
  struct Versioned: Equatable {
    var text: String
    var version: Int

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
  }

  @Test("Many equal properties in a row are counted") func manyEqualPropertiesInRowAreCounted() {
    var other = User()
    other.age = 31
    expect(
      User(),
      other,
      """
        DiffTests.User(
          … (4 unchanged),
      -   age: 30
      +   age: 31
        )
      """
    )
  }

  @Test("A change deep inside is shown there") func changeDeepInsideIsShownThere() {
    var first = User()
    first.color = .custom(hue: 1, alpha: 2)
    var other = first
    other.color = .custom(hue: 1, alpha: 3)
    expect(
      first,
      other,
      """
        DiffTests.User(
          id: 1,
          name: "Blob",
          tags: […],
          color: .custom(
            hue: 1,
      -     alpha: 2
      +     alpha: 3
          ),
          age: 30
        )
      """
    )
  }

  @Test("An element that changed is compared with its old self by id")
  func elementThatChangedIsCompared() {
    let first: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2), Row(id: 3)]
    var other = first
    other[id: 3]?.count = 5
    other.remove(id: 1)
    expect(
      first,
      other,
      """
        [
      -   [0]: DiffTests.Row(
      -     id: 1,
      -     count: 0
      -   ),
          [0]: DiffTests.Row(…),
          [1]: DiffTests.Row(
            id: 3,
      -     count: 0
      +     count: 5
          )
        ]
      """
    )
  }

  @Test("Elements without id that changed are compared in order")
  func elementsWithoutIdThatChangedAreCompared() {
    var other = [User(), User()]
    other[1].age = 31
    expect(
      [User(), User()],
      other,
      """
        [
          [0]: DiffTests.User(…),
          [1]: DiffTests.User(
            … (4 unchanged),
      -     age: 30
      +     age: 31
          )
        ]
      """
    )
  }

  @Test("Sets are compared by member") func setsAreComparedByMember() {
    expect(
      Set([1, 2, 3, 4]),
      Set([2, 3, 4, 5]),
      """
        Set([
      -   1,
          … (3 unchanged),
      +   5
        ])
      """
    )
  }

  @Test("A struct with one value differs as a whole") func structWithOneValueDiffersAsWhole() {
    struct Score: Equatable { var points: Int }
    expect(
      Score(points: 1),
      Score(points: 2),
      """
      - DiffTests.Score(points: 1)
      + DiffTests.Score(points: 2)
      """
    )
  }

  @Test("Values of different types differ as a whole") func valuesOfDifferentTypesDifferAsWhole() {
    #expect(diff(1 as Any, "1" as Any) == "- 1\n+ \"1\"")
  }

  @Test("Long lists that changed in one place give a short difference")
  func longListsThatChangedInOnePlace() throws {
    let first = (0..<5_000).map { Row(id: $0) }
    var other = first
    other[2_500].count = 1
    other.remove(at: 100)
    let text = try #require(diff(first, other))
    #expect(text.split(separator: "\n").count < 20)
    #expect(text.contains("+     count: 1"))
  }

  @Test("A very long difference is cut off, and says so") func veryLongDifferenceIsCutOff()
    throws
  {
    let text = try #require(diff(Array(0..<3_000), Array(3_000..<6_000)))
    #expect(text.split(separator: "\n").count == 1_001)
    #expect(text.hasSuffix("more lines)"))
  }

  private func expect<T>(
    _ lhs: T,
    _ rhs: T,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(diff(lhs, rhs) == text, sourceLocation: sourceLocation)
  }
}
