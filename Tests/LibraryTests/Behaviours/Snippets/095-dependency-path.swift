// Rejected.
import ComposableArchitecture

extension DependencyValues { var plain: Int { 3 } }
struct S { @Dependency(\.plain) var plain }
func f() {
  withDependencies {
    $0.plain = 4
  } operation: {
  }
}
