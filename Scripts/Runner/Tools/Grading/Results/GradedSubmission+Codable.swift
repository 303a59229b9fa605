import WorkbookKit

// Calculated values are written too, for other programs; they are not read again. The names are
// those of `status --format json`, and more. Names may be added, but none may change its meaning
// without another `schemaVersion`.

extension GradedSubmission: Encodable {
  private enum WrittenKeys: String, CodingKey {
    case schemaVersion, source, submission, handedIn, workbook, grading, chapters, flags, notes,
      isWalled, voidReason
    case seconds
  }

  func encode(to encoder: any Encoder) throws {
    try sum.encode(to: encoder)
    var values = encoder.container(keyedBy: WrittenKeys.self)
    try values.encode(3, forKey: .schemaVersion)
    try values.encode(Source.chapters.rawValue, forKey: .source)
    try values.encode(submission, forKey: .submission)
    try values.encodeIfPresent(handedIn, forKey: .handedIn)
    try values.encode(workbook, forKey: .workbook)
    try values.encode(grading, forKey: .grading)
    try values.encode(chapters, forKey: .chapters)
    try values.encode(flags, forKey: .flags)
    try values.encode(notes, forKey: .notes)
    try values.encode(isWalled, forKey: .isWalled)
    try values.encodeIfPresent(voidReason, forKey: .voidReason)
    try values.encode(seconds, forKey: .seconds)
  }
}

extension GradedChapter: Encodable {
  private enum WrittenKeys: String, CodingKey {
    case number, id, title, exercises
  }

  func encode(to encoder: any Encoder) throws {
    try sum.encode(to: encoder)
    var values = encoder.container(keyedBy: WrittenKeys.self)
    try values.encode(number, forKey: .number)
    try values.encode(id, forKey: .id)
    try values.encode(title, forKey: .title)
    try values.encode(exercises, forKey: .exercises)
  }
}

extension GradedExercise: Codable {
  /// The keys beside those of the verdict, which stand in the same object.
  private enum CodingKeys: String, CodingKey {
    case id, title, file, hiddenChecks, points, maxPoints, isExtra, code, voidReason
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      title: try values.decode(String.self, forKey: .title),
      file: try values.decode(String.self, forKey: .file),
      verdict: try Verdict(from: decoder),
      hiddenChecks: try values.decode([Check].self, forKey: .hiddenChecks),
      points: try values.decode(Double.self, forKey: .points),
      maxPoints: try values.decode(Double.self, forKey: .maxPoints),
      isExtra: try values.decode(Bool.self, forKey: .isExtra),
      code: try values.decodeIfPresent(String.self, forKey: .code),
      voidReason: try values.decodeIfPresent(String.self, forKey: .voidReason)
    )
  }

  func encode(to encoder: any Encoder) throws {
    try verdict.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(title, forKey: .title)
    try values.encode(file, forKey: .file)
    try values.encode(hiddenChecks, forKey: .hiddenChecks)
    try values.encode(points, forKey: .points)
    try values.encode(maxPoints, forKey: .maxPoints)
    try values.encode(isExtra, forKey: .isExtra)
    try values.encodeIfPresent(code, forKey: .code)
    try values.encodeIfPresent(voidReason, forKey: .voidReason)
  }
}
