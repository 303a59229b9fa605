import ComposableArchitecture
import Testing

@Suite("@CasePathable")
struct CasePathableMacroTests {
  @Test("There is a path for each form of a case")
  func forms() {
    #expect(Form.plain.is(\.plain))
    #expect(Form.unlabeled(3)[case: \.unlabeled] == 3)
    #expect(Form.defaulted()[case: \.defaulted]?.1 == "b")
    #expect(Form.tuple((5, "c"))[case: \.tuple]?.0 == 5)
    #expect(Form.function { $0 + 1 }[case: \.function]?(1) == 2)
    #expect(Form.existential([1])[case: \.existential]?.count == 1)
    #expect(Form.nested(.nested(.plain))[case: \.nested.nested]?.is(\.plain) == true)
    #expect(Form.`default`(7)[case: \.default] == 7)
    #expect(Form.me(.plain)[case: \.me]?.is(\.plain) == true)
  }

  @Test("Cases between #if and #endif have paths if they are compiled")
  func conditional() {
    #expect(Conditional.here(1).is(\.here))
    #expect(Array(Conditional.allCasePaths).count == 2)
  }

  @Test("All case paths come in the order of the cases")
  func iteration() {
    let paths = Array(Generic<Int>.allCasePaths)
    #expect(paths == [\.nothing, \.value, \.many])
    let path = Generic<Int>.allCasePaths[.value(1)]
    #expect(path == \Generic<Int>.Cases.value)
  }

  @Test("An enum may be private, public, raw, without cases, or conform already")
  func access() {
    #expect(Private.value(1)[case: \.value] == 1)
    #expect(PublicEnum.value(1)[case: \.value] == 1)
    #expect(Raw.a.is(\.a))
    #expect(Array(NoCases.allCasePaths).isEmpty)
    #expect(Conforming.a.is(\.a))
  }

  @Test("Cases that are old or not everywhere have paths too")
  func availability() {
    #expect(Availability.now.is(\.now))
    #expect(Availability.later(1)[case: \.later] == 1)
    #expect(Availability.now.is(\.later) == false)
  }

  @Test("Types named as those of a sequence do not get in the way")
  func elementAndIterator() {
    #expect(Sequences<Int>.element(Sequences<Int>.Element())[case: \.element] != nil)
  }
}

extension CasePathableMacroTests {
  @CasePathable
  enum Form {
    case plain
    case unlabeled(_ number: Int)
    case defaulted(Int = 3, String = "b")
    case tuple((Int, String))
    case function((Int) -> Int)
    case existential(any Collection)
    indirect case nested(Form)
    case `default`(Int)
    indirect case me(Self)
    case dictionary([String: [Int]]), result(Result<Int, any Error>)
    static var shared: Form { .plain }
    func method() -> Int { 1 }
    enum Inner { case unrelated }
  }

  @CasePathable
  enum Conditional {
    #if compiler(>=5.9)
      case here(Int)
    #else
      case here(String)
      case there
    #endif
    case always
  }

  @CasePathable
  indirect enum Generic<Value> {
    case nothing
    case value(Value)
    case many([Value])
  }

  @CasePathable
  enum Raw: String {
    case a = "A", b
  }

  @CasePathable
  enum NoCases {}

  @CasePathable
  enum Conforming: CasePathable, CasePathIterable, Hashable { case a }

  @CasePathable
  enum Availability {
    case now
    @available(macOS 14, *)
    case later(Int)
    @available(*, deprecated)
    case old
    @available(*, unavailable)
    case gone
  }

  @CasePathable
  enum Sequences<Value> {
    struct Element {}
    case element(Element)
    case iterator([Value].Iterator)
  }
}

@CasePathable
private enum Private { case value(Int) }

@CasePathable
public enum PublicEnum { case value(Int) }
