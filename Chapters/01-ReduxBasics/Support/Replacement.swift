import TestedFeatures

// The features of test exercises and their suites use these without an import.

typealias Replaceable = TestedFeatures.Replaceable
typealias Replacement = TestedFeatures.Replacement
