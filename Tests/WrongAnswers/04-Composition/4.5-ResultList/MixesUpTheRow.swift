// caught by: Each row shows a mark, the secret and the answer
// REGION 2
        results.map { result in
          let mark = result.correct ? "✓" : "✗"
          return "\(mark) Secret: \(result.counter.count), Answer: \(result.counter.secret)"
        }
