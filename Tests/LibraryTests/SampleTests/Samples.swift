/// The features of the documents, in the documents' own names, with their slips mended.
enum Samples {}
