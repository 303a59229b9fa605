while readLine() != nil {}
