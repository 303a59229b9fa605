// caught by: The header counts what is in the list
// REGION 1
        let results = resultState.results
        return "\(results.count(where: { !$0.correct }))/\(results.count) correct"
