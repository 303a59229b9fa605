// Two tests of `TestedStandups`, which is in `Support/TestedStandups.swift`.

// TODO: Write the whole test file: what it imports, a struct, and two tests of the same flow. One
// says everything, the other only which standups are in the list in the end.
