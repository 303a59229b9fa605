import WorkbookKit

/// A picture that a page describes in Mermaid, in the few forms that the pages use.
enum Diagram: Equatable {
  case flowchart(Flowchart)
  case sequence(SequenceDiagram)

  /// - Parameter source: The lines of the fence.
  /// - Throws: A sentence with the line that is not understood.
  init(parsing source: [String]) throws {
    let lines = source.map { $0.trimmed }.filter { !$0.isEmpty && !$0.hasPrefix("%%") }
    let words = lines.first?.split(separator: " ") ?? []
    switch words.first {
    case "flowchart" where words.count == 2:
      self = .flowchart(try FlowchartParser.parse(lines, direction: String(words[1])))
    case "sequenceDiagram" where words.count == 1:
      self = .sequence(try SequenceDiagram(parsing: lines))
    default:
      throw WorkbookError(
        "a diagram begins with `flowchart LR`, `flowchart TD` or `sequenceDiagram`, but not with"
          + " `\(lines.first ?? "")`."
      )
    }
  }

  /// The picture for a wide screen, and one for a narrow screen where that differs.
  var drawings: [Drawing] {
    switch self {
    case .flowchart(let chart): FlowchartDrawing.drawings(of: chart)
    case .sequence(let diagram): SequenceDrawing.drawings(of: diagram)
    }
  }

  /// What the picture shows, for those who do not see it.
  var description: String {
    switch self {
    case .flowchart(let chart): chart.description
    case .sequence(let diagram): diagram.description
    }
  }

  /// The picture as a part of a page.
  var html: String {
    let drawings = drawings
    let pictures = drawings.enumerated().map { index, drawing in
      let fit = drawings.count == 1 ? "any" : index == 0 ? "wide" : "narrow"
      return drawing.svg(class: fit, label: description)
    }
    let content = pictures.joined(separator: "\n")
    return "<figure class=\"diagram\" tabindex=\"0\">\n\(content)\n</figure>\n"
  }
}
