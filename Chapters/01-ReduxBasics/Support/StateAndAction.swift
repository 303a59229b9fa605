/// Marks a type as the state of a Redux store: plain data that says all there is to know.
///
/// The name is ReSwift's, as in the Japanese document on Redux.
protocol StateType {}

/// Marks a type as a message: something that happened, or that somebody asks for.
///
/// A Redux store takes actions of any type, so a function that receives one sees `any Action`.
/// The name is ReSwift's.
protocol Action {}
