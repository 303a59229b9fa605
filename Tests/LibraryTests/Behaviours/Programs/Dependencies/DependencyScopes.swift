import ComposableArchitecture

/// Escaped dependencies, dependencies of a model, nested scopes and tasks.
enum DependencyScopes: Program {
  struct N: DependencyKey {
    static let liveValue = 0
    static let testValue = -1
  }
  @MainActor final class Model {
    @Dependency(N.self) var n
    init() {}
    func child() -> Model {
      let n = self.n
      return withDependencies {
        $0[N.self] = n
      } operation: {
        Model()
      }
    }
    func other() -> Model {
      withDependencies {
        $0[N.self] += 100
      } operation: {
        Model()
      }
    }
  }
  @MainActor static func run() async {
    let a = withDependencies {
      $0[N.self] = 1
    } operation: {
      Model()
    }
    print(a.n, a.child().n, a.other().n, Model().n, a.other().child().n)
    withDependencies {
      $0[N.self] = 2
    } operation: {
      print(a.n, a.child().n, Model().n)
    }
    let later = withDependencies {
      $0[N.self] = 3
    } operation: {
      withEscapedDependencies { d in
        {
          d.yield {
            @Dependency(N.self) var n
            return n
          }
        }
      }
    }
    @Dependency(N.self) var here
    print(later(), here)
    await withDependencies {
      $0[N.self] = 4
    } operation: {
      let t = Task {
        @Dependency(N.self) var n
        return n
      }
      let d = Task.detached {
        @Dependency(N.self) var n
        return n
      }
      print(await t.value, await d.value, here)
      async let x: Int = {
        @Dependency(N.self) var n
        return n
      }()
      print(await x)
    }
    let r = withDependencies {
      $0[N.self] = 5
    } operation: {
      withDependencies {
        $0[N.self] += 1
      } operation: {
        here
      }
    }
    print(r, here)
    struct Holder { @Dependency(N.self) var n }
    let h = withDependencies {
      $0[N.self] = 9
    } operation: {
      Holder()
    }
    print(
      h.n,
      withDependencies {
        $0[N.self] = 10
      } operation: {
        h.n
      },
      withDependencies {
        $0[N.self] = 10
      } operation: {
        Holder().n
      }
    )
  }
}
