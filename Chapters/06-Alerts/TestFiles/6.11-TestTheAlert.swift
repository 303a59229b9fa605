// Tests of `SavingGame`, which is in `Support/SavingGame.swift`. `.sample(1, 2, 3)` is a list of three
// results.

// TODO: Write the whole test file. It tests four flows: nothing has changed; a change is saved; it is
// not saved, after the person kept editing once; and saving fails.
