import ComposableArchitecture
import Testing

@Suite("Values that tasks share") struct SharedValuesTests {
  @Test("A value may be read while it is being changed by the same task")
  func valueMayBeReadWhile() {
    let names = LockIsolated(["Blob"])
    names.withValue { $0.append("\(names.value.count)") }
    #expect(names.value == ["Blob", "1"])
  }

  @Test("Hashable values of several types can be told apart and hidden twice")
  func hashableValuesOfSeveralTypesCan() {
    let values = Set([AnyHashableSendable(1), AnyHashableSendable("1"), AnyHashableSendable(true)])
    #expect(values.count == 3)
    #expect(values.contains(AnyHashableSendable(1)))
    #expect(AnyHashableSendable(AnyHashableSendable("1")).base is String)
    #expect(AnyHashable(AnyHashableSendable(1)) == AnyHashable(1))
    #expect("\(AnyHashableSendable(1))" == "1")
  }
}
