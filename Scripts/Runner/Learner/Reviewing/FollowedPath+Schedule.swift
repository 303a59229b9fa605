import WorkbookKit

extension FollowedPath {
  /// The path that the learner has chosen, from the exercise that passed last.
  ///
  /// A pass that was done once more for review does not count: nobody wants to continue from there.
  static func current(in workbook: Workbook) -> FollowedPath {
    let path = chosen(in: workbook)
    let records = ReviewSchedule(workbook: workbook).records
    let times = path.exercises(of: workbook).compactMap { exercise in
      records[exercise].map { record in
        (id: exercise.id, isReview: record.reviews > 0, time: record.time)
      }
    }
    let firsts = times.filter { !$0.isReview }
    // Of those that were noted at once, as after a copy, the last one of the path counts.
    let latest = (firsts.isEmpty ? times : firsts).enumerated().max { first, second in
      (first.element.time, first.offset) < (second.element.time, second.offset)
    }
    return FollowedPath(path, in: workbook, latest: latest?.element.id)
  }
}

extension ReviewSchedule.Record {
  /// In seconds; only the day is known of what an earlier version noted.
  fileprivate var time: Int { second ?? day * 86_400 }
}
