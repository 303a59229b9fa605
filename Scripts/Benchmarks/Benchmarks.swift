/// Measures the library:
///
/// `WORKBOOK=Benchmarks swift run -c release benchmarks [--runs N] [text of rows to measure]`
@main enum Benchmarks {
  @MainActor
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == MemoryMeasurement.flag {
      MemoryMeasurement.answer(arguments)
    } else {
      var filter = arguments
      var runs = 7
      if let index = filter.firstIndex(of: "--runs") {
        runs = filter.indices.contains(index + 1) ? max(Int(filter[index + 1]) ?? runs, 1) : runs
        filter.removeSubrange(index...min(index + 1, filter.count - 1))
      }
      let isWanted = { (name: String) in filter.isEmpty || filter.contains { name.contains($0) } }

      let table = Table()
      for workload in Workload.all + Workload.screens where isWanted(workload.name) {
        let results = await workload.measure(runs: runs)
        table.add(workload.name, results, target: workload.target, format: Table.duration)
      }
      for (name, kind, target) in [
        ("memory of 10,000 rows", "rows", 4_700_000.0),
        ("memory of 10,000 rows and a store for each", "stores", nil),
      ] where isWanted(name) {
        let results = try MemoryMeasurement.measure(rows: 10_000, kind: kind, runs: runs)
        table.add(name, results, target: target, format: Table.size)
      }
    }
  }
}
