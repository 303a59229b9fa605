import WorkbookKit

/// A film as a page that needs no other file.
struct FilmPage {
  let workbook: Workbook

  /// - Parameter film: As a part of a page.
  /// - Throws: `WorkbookError` if a file of the workbook is missing.
  func text(_ title: String, _ film: String) throws -> String {
    let title = XMLText.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(title)</title>
      <style>
      body { margin: 1rem auto; padding: 0 1rem; max-width: 60rem; font-family: system-ui, sans-serif; }
      \(try workbook.bookAsset("film.css"))</style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(film)<script>
      \(try workbook.bookAsset("film.js"))</script>
      </body>
      </html>

      """
  }
}
