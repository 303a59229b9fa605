// Tests of `ScoredGame`, which is in `Support/ScoredGame.swift`: a list of scores, and a round on a page
// of its own.

// TODO: Write the whole test file. It tests three flows: two rounds, one of them with wrong guesses; a
// round in which a person goes on at first, and then gives up; a score that cannot be saved at first.
