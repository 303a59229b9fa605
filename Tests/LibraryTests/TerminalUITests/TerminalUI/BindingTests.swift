import TerminalUI
import Testing

@MainActor
@Suite("A binding")
struct BindingTests {
  @Test("A binding that is constant cannot be changed")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test(
    "A binding of an optional can be unwrapped, and reads the last known value when it has gone"
  )
  func unwrapped() throws {
    let box = Box<Int?>(1)
    let unwrapped = try #require(Binding(box.binding))
    unwrapped.wrappedValue = 2
    #expect(box.value == 2)
    box.value = nil
    #expect(unwrapped.wrappedValue == 1)
    #expect(Binding(box.binding) == nil)
  }

  @Test("A binding can be wrapped in an optional, to which nil cannot be written")
  func wrapped() {
    let number = Box(1)
    let wrapped = Binding<Int?>(number.binding)
    wrapped.wrappedValue = 5
    wrapped.wrappedValue = nil
    #expect(number.value == 5)
  }

  @Test("A binding can hide the type of its value, and takes no other type then")
  func hiddenType() {
    let number = Box(1)
    let hidden = Binding<AnyHashable>(number.binding)
    #expect(hidden.wrappedValue == AnyHashable(1))
    hidden.wrappedValue = "text"
    #expect(number.value == 1)
    hidden.wrappedValue = 2
    #expect(number.value == 2)
  }

  @Test("A binding can be used as a property wrapper")
  func wrapper() {
    struct Row {
      @Binding var isOn: Bool
    }
    let isOn = Box(false)
    let row = Row(isOn: isOn.binding)
    row.isOn = true
    #expect(isOn.value)
    row.$isOn.wrappedValue = false
    #expect(!isOn.value)
  }

  @Test("A binding keeps what its closures capture only as long as it exists")
  func lifetime() {
    weak var weakBox: Box<[Int]>?
    do {
      let box = Box([1, 2, 3])
      weakBox = box
      #expect(box.binding.wrappedValue == [1, 2, 3])
    }
    #expect(weakBox == nil)
  }

  #if compiler(>=6.2)
    @Test("A binding of the main actor ends the program when it is read elsewhere")
    func readElsewhere() async {
      await #expect(processExitsWith: .failure) {
        let binding = await MainActor.run { Box(1).binding }
        await Task.detached { _ = binding.wrappedValue }.value
      }
    }
  #endif
}

@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(get: { @MainActor in self.value }, set: { @MainActor in self.value = $0 })
  }
}
