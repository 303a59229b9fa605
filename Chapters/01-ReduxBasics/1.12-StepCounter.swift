// Remove this line to begin.
//
// A counter with a step and a reset, from an empty file.
//
// Write the namespace, the feature, its state, its actions and its body. Section 1.12 of the
// lesson has the description, and a table of the names that the suite uses.
