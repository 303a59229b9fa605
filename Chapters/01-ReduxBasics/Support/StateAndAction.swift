/// Marks a type as a message: something that happened, or that is asked for.
///
/// A Redux store takes actions of any type, so a function that receives one sees `any Action`.
/// The name is ReSwift's.
protocol Action {}

/// Marked the state of a store in ReSwift before version 6.1.
@available(*, deprecated, message: "A state is plain data and needs no protocol: leave it out.")
protocol StateType {}
