import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

// BEGIN SOLUTION
@MainActor
struct GuessingGameTests {
  private let clock = TestClock()

  private func makeStore(
    _ state: GuessingGame.State = GuessingGame.State(),
    seed: UInt64 = 1
  ) -> TestStoreOf<GuessingGame> {
    TestStore(initialState: state) {
      GuessingGame()
    } withDependencies: {
      $0.continuousClock = clock
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(ForeseenNumbers(seed: seed))
    }
  }

  @Test func aNewGame() {
    let store = makeStore(GuessingGame.State(secret: 9))
    #expect(store.state.text == "")
    #expect(store.state.guesses == 0)
    #expect(store.state.answer == "")
    #expect(!store.state.isFound)
  }

  @Test func hintsLeadToTheNumber() async {
    let store = makeStore(GuessingGame.State(secret: 42))
    await store.send(\.binding.text, "41") { $0.text = "41" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 1
      $0.answer = "41 is too low"
    }
    await store.send(\.binding.text, "43") { $0.text = "43" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 2
      $0.answer = "43 is too high"
    }
    await store.send(\.binding.text, "42") { $0.text = "42" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 3
      $0.answer = "Found!"
      $0.isFound = true
    }
    await store.receive(\.delegate.found)
    await store.send(\.binding.text, "1") { $0.text = "1" }
    await store.send(.guessButtonTapped)
  }

  @Test(arguments: [1, 100])
  func theLimitsAreGuesses(number: Int) async {
    let store = makeStore(GuessingGame.State(secret: 50, text: "\(number)"))
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 1
      $0.answer = "\(number) is too \(number < 50 ? "low" : "high")"
    }
    await store.skipInFlightEffects()
  }

  @Test(arguments: ["0", "101", "", "ten"])
  func whatIsNoNumberFrom1To100IsNoGuess(text: String) async {
    let store = makeStore(GuessingGame.State(secret: 50, text: text))
    await store.send(.guessButtonTapped) { $0.answer = "A number from 1 to 100, please" }
  }

  @Test(arguments: [1, 7] as [UInt64])
  func eachGameHasANumberOfItsOwnAndIsWaitedFor(seed: UInt64) async {
    var generator = ForeseenNumbers(seed: seed)
    let first = Int.random(in: 1...100, using: &generator)
    let second = Int.random(in: 1...100, using: &generator)
    let store = makeStore(seed: seed)
    await store.send(.screenAppeared) { $0.secret = first }
    await clock.advance(by: .seconds(6))
    await store.send(\.binding.text, "0") { $0.text = "0" }
    await store.send(.guessButtonTapped) { $0.answer = "A number from 1 to 100, please" }
    await store.send(.newGameButtonTapped) {
      $0.secret = second
      $0.text = ""
      $0.answer = ""
    }
    await clock.advance(by: .seconds(9))
    await clock.advance(by: .seconds(1))
    await store.receive(\.waitedLong) {
      $0.help = second.isMultiple(of: 2) ? "It is even" : "It is odd"
    }
  }

  @Test func whoeverHesitatesIsHelped() async {
    let store = makeStore(GuessingGame.State(secret: 44, text: "41"))
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 1
      $0.answer = "41 is too low"
    }
    await clock.advance(by: .seconds(10))
    await store.receive(\.waitedLong) { $0.help = "It is even" }
    await store.send(\.binding.text, "50") { $0.text = "50" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 2
      $0.answer = "50 is too high"
      $0.help = ""
    }
    // Each guess begins the ten seconds again.
    await clock.advance(by: .seconds(6))
    await store.send(\.binding.text, "45") { $0.text = "45" }
    await store.send(.guessButtonTapped) {
      $0.text = ""
      $0.guesses = 3
      $0.answer = "45 is too high"
    }
    await clock.advance(by: .seconds(9))
    await clock.advance(by: .seconds(1))
    await store.receive(\.waitedLong) { $0.help = "It is even" }
  }

  @Test func whoeverComesBackGoesOn() async {
    let store = makeStore(GuessingGame.State(secret: 7, text: "5", guesses: 3))
    await store.send(.screenAppeared)
    await clock.advance(by: .seconds(10))
    await store.receive(\.waitedLong) { $0.help = "It is odd" }
    let won = makeStore(GuessingGame.State(secret: 7, isFound: true))
    await won.send(.screenAppeared)
  }

  @Test func theHighestNumberIsTheLimit() async {
    let store = makeStore(GuessingGame.State(highest: 20, secret: 9, text: "21"))
    await store.send(.guessButtonTapped) { $0.answer = "A number from 1 to 20, please" }
    await store.send(.newGameButtonTapped) {
      var generator = ForeseenNumbers(seed: 1)
      $0.secret = .random(in: 1...20, using: &generator)
      $0.text = ""
      $0.answer = ""
    }
    await store.send(\.binding.text, "20") { $0.text = "20" }
    #expect(store.state.highest == 20)
    await store.skipInFlightEffects()
  }

  @Test func anOddNumberIsSaidToBeOdd() async {
    let store = makeStore(GuessingGame.State(secret: 7))
    await store.send(.waitedLong) { $0.help = "It is odd" }
  }
}

@MainActor
struct WonGamesTests {
  private func game(_ id: Int, guesses: Int) -> WonGame {
    WonGame(id: UUID(id), number: 50, guesses: guesses)
  }

  @Test func rowsAreDeletedInTheOrderOfTheScreen() async {
    let games: IdentifiedArrayOf = [game(1, guesses: 3), game(2, guesses: 7), game(3, guesses: 2)]
    let store = TestStore(initialState: WonGames.State(games: games)) { WonGames() }
    #expect(store.state.shownGames.map(\.guesses) == [3, 7, 2])
    await store.send(.rowsDeleted([1])) { $0.games.remove(id: UUID(2)) }
    await store.send(\.binding.areBestFirst, true) { $0.areBestFirst = true }
    #expect(store.state.shownGames.map(\.guesses) == [2, 3])
    await store.send(.rowsDeleted([0])) { $0.games.remove(id: UUID(3)) }
  }

  @Test func whoeverDeletesAllIsAsked() async {
    let games: IdentifiedArrayOf = [game(1, guesses: 3), game(2, guesses: 7)]
    let store = TestStore(initialState: WonGames.State(games: games)) { WonGames() }
    await store.send(.deleteAllButtonTapped) { $0.alert = .deletion }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.deleteAllButtonTapped) { $0.alert = .deletion }
    await store.send(\.alert.deletionConfirmed) {
      $0.alert = nil
      $0.games = []
    }
    await store.send(.deleteAllButtonTapped)
  }
}

@MainActor
struct KeptGameTests {
  @Test func eachGameThatIsWonIsKeptTheNewestFirst() async {
    let store = TestStore(
      initialState: KeptGame.State(game: GuessingGame.State(secret: 42, text: "42"))
    ) {
      KeptGame()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    #expect(!store.state.won.areBestFirst)
    await store.send(.game(.guessButtonTapped)) {
      $0.game.text = ""
      $0.game.guesses = 1
      $0.game.answer = "Found!"
      $0.game.isFound = true
    }
    await store.receive(\.game.delegate.found) {
      $0.won.games = [WonGame(id: UUID(0), number: 42, guesses: 1)]
    }
    await store.send(.game(.delegate(.found(number: 7, guesses: 5)))) {
      $0.won.games.insert(WonGame(id: UUID(1), number: 7, guesses: 5), at: 0)
    }
    await store.send(.won(.rowsDeleted([1]))) { $0.won.games.remove(id: UUID(0)) }
  }

  @Test func thePageOfResultsOpensAndCloses() async {
    let store = TestStore(initialState: KeptGame.State()) { KeptGame() }
    #expect(!store.state.isWonShown)
    await store.send(.resultsButtonTapped) { $0.isWonShown = true }
    await store.send(\.binding.isWonShown, false) { $0.isWonShown = false }
  }

  @Test func otherNumbersBeginANewGame() async {
    var generator = ForeseenNumbers(seed: 3)
    let secret = Int.random(in: 1...2, using: &generator)
    let store = TestStore(
      initialState: KeptGame.State(game: GuessingGame.State(secret: 60, guesses: 2))
    ) {
      KeptGame()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(ForeseenNumbers(seed: 3))
    }
    await store.send(.numbersButtonTapped) { $0.form = NumbersForm.State(text: "100") }
    for text in ["1", "many"] {
      await store.send(\.form.binding.text, text) { $0.form?.text = text }
      await store.send(\.form.beginButtonTapped)
    }
    await store.send(\.form.binding.text, "2") { $0.form?.text = "2" }
    await store.send(\.form.beginButtonTapped)
    await store.receive(\.form.delegate.chosen) { $0.game.highest = 2 }
    await store.receive(\.game.newGameButtonTapped) {
      $0.game = GuessingGame.State(highest: 2, secret: secret)
    }
    await store.receive(\.form.dismiss) { $0.form = nil }
    await store.skipInFlightEffects()
  }

  @Test func cancelLeavesTheGameAlone() async {
    let store = TestStore(
      initialState: KeptGame.State(form: NumbersForm.State(text: "50"))
    ) {
      KeptGame()
    }
    await store.send(\.form.cancelButtonTapped)
    await store.receive(\.form.dismiss) { $0.form = nil }
  }
}

/// The tests of what is read and written.
@MainActor
struct KeptFileTests {
  private struct DiskFull: Error {}

  private let file = LockIsolated<Data?>(nil)
  private let old = WonGame(id: UUID(90), number: 8, guesses: 4)
  private let new = WonGame(id: UUID(0), number: 7, guesses: 5)

  private func makeStore(_ state: KeptGame.State = KeptGame.State()) -> TestStoreOf<KeptGame> {
    TestStore(initialState: state) {
      KeptGame()
    } withDependencies: { [file] in
      $0.keptFile.read = { file.value }
      $0.keptFile.write = { file.setValue($0) }
      $0.uuid = .incrementing
    }
  }

  private func gamesInFile() throws -> [WonGame] {
    try JSONDecoder().decode([WonGame].self, from: file.value ?? Data("[]".utf8))
  }

  @Test func theFirstLaunchFindsNoFileAndKeepsWhatIsWon() async throws {
    let store = makeStore()
    #expect(!store.state.isSaving)
    await store.send(.launched)
    await store.receive(\.readResponse.success) {
      $0.inFile = []
      $0.mayWrite = true
    }
    await store.send(.game(.delegate(.found(number: 7, guesses: 5)))) {
      $0.won.games = [new]
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.inFile = [new]
      $0.isSaving = false
    }
    #expect(try gamesInFile() == [new])
    await store.send(.won(.rowsDeleted([0]))) {
      $0.won.games = []
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.inFile = []
      $0.isSaving = false
    }
    #expect(try gamesInFile().isEmpty)
  }

  @Test func whatIsWonWhileTheFileIsReadIsKeptToo() async throws {
    let data = try JSONEncoder().encode([old])
    file.setValue(data)
    let store = makeStore()
    await store.send(.game(.delegate(.found(number: 7, guesses: 5)))) { $0.won.games = [new] }
    await store.send(.launched)
    await store.receive(\.readResponse.success) {
      $0.inFile = [old]
      $0.mayWrite = true
      $0.won.games = [new, old]
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.inFile = [new, old]
      $0.isSaving = false
    }
    #expect(try gamesInFile() == [new, old])
  }

  @Test func aSecondAnswerOfTheFileBringsNothingBack() async throws {
    let data = try JSONEncoder().encode([old])
    file.setValue(data)
    let store = makeStore()
    await store.send(.launched)
    await store.receive(\.readResponse.success) {
      $0.inFile = [old]
      $0.mayWrite = true
      $0.won.games = [old]
    }
    await store.send(.won(.rowsDeleted([0]))) {
      $0.won.games = []
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.inFile = []
      $0.isSaving = false
    }
    await store.send(.readResponse(.success([old])))
  }

  @Test func aDamagedFileStaysUntilAPersonBeginsAnew() async throws {
    file.setValue(Data("?".utf8))
    let store = makeStore()
    await store.send(.launched)
    await store.receive(\.readResponse.failure) { $0.alert = .unreadable }
    await store.send(\.alert.readAgainButtonTapped) { $0.alert = nil }
    await store.receive(\.readResponse.failure) { $0.alert = .unreadable }
    #expect(file.value == Data("?".utf8))
    await store.send(\.alert.beginAnewButtonTapped) {
      $0.alert = nil
      $0.mayWrite = true
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.inFile = []
      $0.isSaving = false
    }
    #expect(try gamesInFile().isEmpty)
  }

  @Test func aSaveThatFailsCanBeTriedAgain() async throws {
    let store = makeStore(KeptGame.State(mayWrite: true))
    store.dependencies.keptFile.write = { _ in throw DiskFull() }
    await store.send(.game(.delegate(.found(number: 7, guesses: 5)))) {
      $0.won.games = [new]
      $0.isSaving = true
    }
    await store.receive(\.savingFailed) {
      $0.alert = .notSaved
      $0.isSaving = false
    }
    store.dependencies.keptFile.write = { [file] in file.setValue($0) }
    await store.send(\.alert.saveAgainButtonTapped) {
      $0.alert = nil
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.inFile = [new]
      $0.isSaving = false
    }
    #expect(try gamesInFile() == [new])
  }

  @Test func notSavedWaitsForTheSheetAndForTheQuestionOfThePage() async throws {
    let store = makeStore(KeptGame.State(mayWrite: true))
    store.dependencies.keptFile.write = { _ in throw DiskFull() }
    await store.send(.numbersButtonTapped) { $0.form = NumbersForm.State(text: "100") }
    await store.send(.game(.delegate(.found(number: 7, guesses: 5)))) {
      $0.won.games = [new]
      $0.isSaving = true
    }
    await store.receive(\.savingFailed) {
      $0.isSaving = false
      $0.nextAlert = .notSaved
    }
    await store.send(\.form.cancelButtonTapped)
    await store.receive(\.form.dismiss) {
      $0.form = nil
      $0.alert = .notSaved
      $0.nextAlert = nil
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.won(.deleteAllButtonTapped)) { $0.won.alert = .deletion }
    await store.send(.savingFailed) { $0.nextAlert = .notSaved }
    await store.send(\.won.alert.dismiss) {
      $0.won.alert = nil
      $0.alert = .notSaved
      $0.nextAlert = nil
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(\.won.binding.areBestFirst, true) { $0.won.areBestFirst = true }
    // What is saved in the end needs no alert any more.
    await store.send(.won(.deleteAllButtonTapped)) { $0.won.alert = .deletion }
    await store.send(.savingFailed) { $0.nextAlert = .notSaved }
    store.dependencies.keptFile.write = { [file] in file.setValue($0) }
    await store.send(.game(.delegate(.found(number: 7, guesses: 5)))) {
      $0.won.games.insert(WonGame(id: UUID(1), number: 7, guesses: 5), at: 0)
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.inFile = $0.won.games
      $0.isSaving = false
      $0.nextAlert = nil
    }
    await store.send(\.won.alert.deletionConfirmed) {
      $0.won.alert = nil
      $0.won.games = []
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.inFile = []
      $0.isSaving = false
    }
    #expect(try gamesInFile().isEmpty)
  }

  @Test func oneSaveRunsAfterTheOther() async throws {
    let clock = TestClock()
    let store = makeStore(KeptGame.State(mayWrite: true))
    store.dependencies.keptFile.write = { [file] data in
      try await clock.sleep(for: .seconds(1))
      file.setValue(data)
    }
    await store.send(.game(.delegate(.found(number: 7, guesses: 5)))) {
      $0.won.games = [new]
      $0.isSaving = true
    }
    let newest = WonGame(id: UUID(1), number: 3, guesses: 2)
    await store.send(.game(.delegate(.found(number: 3, guesses: 2)))) {
      $0.won.games = [newest, new]
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.saved) { $0.inFile = [new] }
    await clock.advance(by: .seconds(1))
    await store.receive(\.saved) {
      $0.inFile = [newest, new]
      $0.isSaving = false
    }
    #expect(try gamesInFile() == [newest, new])
  }
}
// END SOLUTION
// STUB: // TODO: Write the tests of your features.
