// This folder is for your own features: `Scripts/workbook new Tip` begins one that is called Tip.
// `run`, `watch` and `play` take it by that name. Your features see each other. What belongs to none of
// them stands in a folder `Support` beside this file.
