import ComposableArchitecture
import Foundation

/// Declarations with one key in memory share a value, and the first default stays. Another storage
/// has values of its own.
enum KeysInMemory: Program {
  @MainActor static func run() async {
    @Shared(.inMemory("number")) var first = 1
    @Shared(.inMemory("number")) var second = 2
    print("two declarations:", first, second)
    $first.withLock { $0 = 7 }
    print("after a change of the first:", first, second)
    @Shared(.inMemory("text")) var text: String?
    print("an optional without a default:", text as Any)
    $text.withLock { $0 = "x" }
    @Shared(.inMemory("text")) var again: String? = "y"
    print("the optional with a default, after a change:", again as Any)
    @SharedReader(.inMemory("number")) var reader = 0
    print("a reader of the key:", reader)
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("number")) var fresh = 100
      print("another storage:", fresh)
    }
  }
}
