// The compiler starts this program once for each file it compiles and talks to it over standard
// input and output.

// The rest of the folder is a module of its own, which tests can import: SwiftPM would build all
// that is tested twice if a test depended on a macro. Compiled without SwiftPM, it is one module.
#if canImport(MacroExpansion)
  import MacroExpansion
#endif

answerCompiler()
