import Testing

#if compiler(>=6.2)
  /// Code in a target that is isolated to the main actor by default. `MainActorTests` runs such code.
  @Suite("Code on the main actor by default", .timeLimit(.minutes(20)))
  struct MainActorByDefaultTests {
    @Test(
      "Code that TCA takes there compiles, and what it refuses is refused",
      arguments: IsolatedCode.all
    )
    func sameAsTCA(code: IsolatedCode) throws {
      let source = code.files.map {
        $0.replacing("ReducerOf<Self>", with: "Reducer<State, Action>")
      }
      let checked = try TypeCheck(
        source,
        isAnalyzed: true,
        options: ["-default-isolation", "MainActor"]
      )
      if let message = code.message {
        #expect(checked.output.contains(message), "\(checked.output)")
      } else {
        #expect(checked.compiles, "\(checked.output)")
      }
    }

    /// In TCA the first action of such a feature ends the program: neither of two methods of the
    /// protocol runs the body, and each calls the other one.
    @Test("A body that is some 'ReducerOf<Self>' is refused there, since TCA would not run it")
    func reducerOfSelf() throws {
      let feature = try #require(IsolatedCode.all.first).files
      let elsewhere = try TypeCheck(feature)
      #expect(elsewhere.compiles, "\(elsewhere.output)")
      let checked = try TypeCheck(
        feature,
        isAnalyzed: true,
        options: ["-default-isolation", "MainActor"]
      )
      #expect(
        checked.output.contains("type 'Counter' does not conform to protocol 'Reducer'"),
        "\(checked.output)"
      )
    }
  }
#endif
