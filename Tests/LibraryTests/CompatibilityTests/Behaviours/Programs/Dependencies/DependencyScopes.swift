import ComposableArchitecture

/// Models, closures and tasks keep the values of the scope in which they were made. A detached task
/// does not.
enum DependencyScopes: Program {
  struct Number: DependencyKey {
    static let liveValue = 0
    static let testValue = -1
  }
  @MainActor final class Model {
    @Dependency(Number.self) var number
    init() {}
    func child() -> Model {
      let number = self.number
      return withDependencies {
        $0[Number.self] = number
      } operation: {
        Model()
      }
    }
    func other() -> Model {
      withDependencies {
        $0[Number.self] += 100
      } operation: {
        Model()
      }
    }
  }
  @MainActor static func run() async {
    let model = withDependencies {
      $0[Number.self] = 1
    } operation: {
      Model()
    }
    print(
      "outside: model, child, changed child, new model, child of the changed child:",
      model.number,
      model.child().number,
      model.other().number,
      Model().number,
      model.other().child().number
    )
    withDependencies {
      $0[Number.self] = 2
    } operation: {
      print(
        "in another scope: model, child, new model:",
        model.number,
        model.child().number,
        Model().number
      )
    }
    let later = withDependencies {
      $0[Number.self] = 3
    } operation: {
      withEscapedDependencies { dependencies in
        {
          dependencies.yield {
            @Dependency(Number.self) var number
            return number
          }
        }
      }
    }
    @Dependency(Number.self) var here
    print("an escaped closure, and here:", later(), here)
    await withDependencies {
      $0[Number.self] = 4
    } operation: {
      let task = Task {
        @Dependency(Number.self) var number
        return number
      }
      let detached = Task.detached {
        @Dependency(Number.self) var number
        return number
      }
      print("a task, a detached task, and here:", await task.value, await detached.value, here)
      async let child: Int = {
        @Dependency(Number.self) var number
        return number
      }()
      print("a child task:", await child)
    }
    let nested = withDependencies {
      $0[Number.self] = 5
    } operation: {
      withDependencies {
        $0[Number.self] += 1
      } operation: {
        here
      }
    }
    print("a nested scope, and here:", nested, here)
    struct Holder { @Dependency(Number.self) var number }
    let holder = withDependencies {
      $0[Number.self] = 9
    } operation: {
      Holder()
    }
    print(
      "a holder: outside, in another scope, made in another scope:",
      holder.number,
      withDependencies {
        $0[Number.self] = 10
      } operation: {
        holder.number
      },
      withDependencies {
        $0[Number.self] = 10
      } operation: {
        Holder().number
      }
    )
  }
}
