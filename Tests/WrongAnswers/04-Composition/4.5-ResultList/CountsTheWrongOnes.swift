// caught by: The summary counts the right ones and all of them
// REGION 1
        "Result: \(results.count(where: { !$0.correct }))/\(results.count) correct"
