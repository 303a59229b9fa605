import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("withDependencies(from:)", .timeLimit(.minutes(20)))
struct ObjectDependenciesTests {
  final class Model {
    @Dependency(\.origin) var origin
  }

  /// An object without a dependency of its own.
  final class Plain: Sendable {}

  private func make<Object>(_ object: () -> Object) -> Object {
    withDependencies {
      $0.origin.name = "creation"
    } operation: {
      object()
    }
  }

  private func origin() -> String { Model().origin.name }

  @Test("The operation sees the dependencies of a property")
  func property() {
    let model = make(Model.init)
    #expect(origin() == "test")
    #expect(withDependencies(from: model) { origin() } == "creation")
    let child = withDependencies(from: model) { Model() }
    #expect(child.origin.name == "creation")
  }

  @Test("The operation sees the dependencies with which the object was made")
  func madeWithin() {
    let plain = make(Plain.init)
    #expect(withDependencies(from: plain) { origin() } == "creation")
    let child = withDependencies(from: plain) { Plain() }
    #expect(withDependencies(from: child) { origin() } == "creation")
  }

  @Test("Current overrides win over those of the object, and an update over both")
  func overrides() {
    let model = make(Model.init)
    withDependencies {
      $0.origin.name = "current"
    } operation: {
      #expect(withDependencies(from: model) { origin() } == "current")
      let updated = withDependencies(from: model) {
        #expect($0.origin.name == "current")
        $0.origin.name = "update"
      } operation: {
        origin()
      }
      #expect(updated == "update")
    }
  }

  @MainActor
  @Test("The operation and the update may be asynchronous")
  func asynchronous() async {
    let model = make(Model.init)
    let name = await withDependencies(from: model) {
      await Task.yield()
      MainActor.assertIsolated()
      return origin()
    }
    #expect(name == "creation")
    let updated = await withDependencies(from: model) {
      await Task.yield()
      $0.origin.name += ", updated"
    } operation: {
      await Task.yield()
      return origin()
    }
    #expect(updated == "creation, updated")
  }

  @Test("An object without dependencies is reported, and the operation sees the current ones")
  func none() {
    var name: String?
    let messages = issues {
      withDependencies {
        $0.origin.name = "current"
      } operation: {
        name = withDependencies(from: Plain()) { origin() }
      }
    }
    #expect(name == "current")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("type 'Plain', which has none") == true)
  }

  @Test("An object is not kept alive")
  func released() {
    weak var object: Plain?
    do {
      let plain = make(Plain.init)
      object = plain
      #expect(object != nil)
    }
    #expect(object == nil)
  }
}
