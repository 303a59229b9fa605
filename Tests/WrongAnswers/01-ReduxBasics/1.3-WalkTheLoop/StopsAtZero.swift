// caught by: The five counts are those that the loop shows
// REGION 1
  static let predictedCounts = [1, 2, 1, 0, 0]
// REGION 2
    var count = start
    return messages.map { message in
      count = max(0, count + (message == .increment ? 1 : -1))
      return count
    }
