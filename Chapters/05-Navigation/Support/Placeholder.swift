// Filled in with the chapter's first exercise.
