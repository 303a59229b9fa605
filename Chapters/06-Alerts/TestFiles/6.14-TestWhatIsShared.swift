// Tests of `WaterDay`, which is in `Support/WaterDay.swift`.

// TODO: Write the whole test file. It tests four things: glasses below the goal, at the goal and
// beyond; a bottle; a fetch, while which one more glass is drunk; and a fetch that fails.
