// This folder is for the tests of your own features, a file for each: `Scripts/workbook new Tip`
// begins Tip.swift in Chapters/Mine, and TipTests.swift here.
