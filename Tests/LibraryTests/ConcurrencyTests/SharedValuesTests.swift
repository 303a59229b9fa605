import ComposableArchitecture
import Testing

@Suite("Values that tasks share", .timeLimit(.minutes(20))) struct SharedValuesTests {
  @Test("No change is lost when many tasks change a value") func noChangeIsLostWhenManyTasks() async
  {
    let count = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<100 { count.withValue { $0 += 1 } }
        }
      }
    }
    #expect(count.value == 10_000)
  }

  @Test("A value may be read while it is being changed by the same task")
  func valueMayBeReadWhile() {
    let names = LockIsolated(["Blob"])
    names.withValue { $0.append("\(names.value.count)") }
    #expect(names.value == ["Blob", "1"])
  }

  @Test("Setting replaces the value, and members are read directly")
  func settingReplacesValueAndMembersAreRead() {
    let names = LockIsolated(["Blob"])
    names.setValue(["a", "b"])
    #expect(names.count == 2)
    #expect(names.value == ["a", "b"])
  }

  @Test("An unchecked value crosses to another task and back")
  func uncheckedValueCrossesToAnotherTask() async {
    final class Counter { var count = 0 }
    let counter = UncheckedSendable(Counter())
    await Task { counter.value.count += 1 }.value
    #expect(counter.count == 1)
  }

  @Test("Hashable values of several types can be told apart and hidden twice")
  func hashableValuesOfSeveralTypesCan() {
    let values: Set<AnyHashableSendable> = [1, "1", true, 1.5, AnyHashableSendable(Optional(2))]
    #expect(values.count == 5)
    #expect(values.contains(AnyHashableSendable(1)))
    #expect(AnyHashableSendable(AnyHashableSendable("1")).base is String)
    #expect(AnyHashable(AnyHashableSendable(1)) == AnyHashable(1))
    #expect("\(AnyHashableSendable(1))" == "1")
  }
}
