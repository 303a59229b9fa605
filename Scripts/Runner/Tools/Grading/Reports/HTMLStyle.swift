import WorkbookKit

/// The style of pages: on a phone and on a desk, by day and by night, and on paper.
enum HTMLStyle {
  /// A page in one file.
  ///
  /// - Parameters:
  ///   - title: Escaped, as all that follows.
  ///   - style: Rules beside those of all pages.
  ///   - kind: The class of the main element.
  static func page(
    title: String,
    style: String = "",
    main: String,
    kind: String = "learner"
  ) -> String {
    // Even if something slipped through the escaping, this policy would load and run nothing.
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>
    \(sheet)
    \(style)
    </style>
    </head>
    <body>
    <main class="\(kind)">
    \(main)</main>
    </body>
    </html>

    """
  }

  private static let sheet = """
    :root {
      --page: #f6f5f2; --card: #fff; --ink: #23262b; --quiet: #666b73; --line: #e3e1db;
      --track: #e6e4de; --good: #237a4b; --open: #b4401f; --odd: #8a6100; --link: #2456a6;
      --code: #f3f1ec;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #16181b; --card: #1f2226; --ink: #e7e6e3; --quiet: #a0a5ad; --line: #33373d;
        --track: #34383e; --good: #62c58d; --open: #f08a68; --odd: #dfb04d; --link: #8db5f5;
        --code: #292d32;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      overflow-wrap: anywhere;
    }
    main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
    p { margin: .5rem 0; }
    h1, h2, h3 { line-height: 1.25; }
    h1 { margin: 0 0 .75rem; font-size: 1.7rem; }
    h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem; }
    h2 small { float: right; font-size: .85rem; font-weight: 400; line-height: 1.8; }
    h2 small, .kind, .quiet, .points, .state, .file, .number { color: var(--quiet); }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    code { padding: .1em .3em; border-radius: .25rem; background: var(--code); font-size: .88em; }
    pre {
      margin: .5rem 0; padding: .7rem .8rem; border-radius: .5rem; background: var(--code);
      font-size: .82rem; line-height: 1.5; white-space: pre-wrap;
    }
    header, nav, .exercise {
      border: 1px solid var(--line); border-radius: .75rem; background: var(--card);
    }
    header { padding: 1.25rem; }
    .kind { margin: 0; font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; }
    .total { display: flex; align-items: baseline; gap: .4rem; margin: 0 0 .5rem; }
    .total strong { font-size: 2.4rem; line-height: 1; }
    .total span { margin-left: auto; color: var(--quiet); }
    .bar {
      display: block; height: .5rem; border-radius: .25rem; overflow: hidden;
      background: var(--track);
    }
    .bar span { display: block; height: 100%; border-radius: .25rem; background: var(--good); }
    header .bar { margin-bottom: 1rem; height: .7rem; }
    nav { margin-top: 1rem; padding: .5rem 1.25rem; }
    nav ol { margin: 0; padding: 0; list-style: none; }
    nav li {
      display: grid; grid-template-columns: 11rem 1fr 5rem; gap: .75rem; align-items: center;
      padding: .35rem 0;
    }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    .points { font-size: .9rem; font-variant-numeric: tabular-nums; text-align: right; }
    .exercise { margin: .5rem 0; }
    .row {
      display: grid; grid-template-columns: 1.2rem 1fr auto auto; gap: .6rem;
      align-items: baseline; margin: 0; padding: .7rem 1rem; list-style: none;
    }
    summary { cursor: pointer; }
    summary::-webkit-details-marker { display: none; }
    .row h3 { margin: 0; font-size: 1rem; font-weight: 600; }
    .state { font-size: .85rem; }
    .sign { font-weight: 700; text-align: center; }
    .exercise > .row .sign, .exercise > .row .state { color: var(--odd); }
    .passed > .row .sign, .passed > .row .state { color: var(--good); }
    .failed > .row .sign, .failed > .row .state { color: var(--open); }
    .body { padding: 0 1rem .75rem 2.8rem; }
    .checks { margin: .75rem 0; padding: 0; list-style: none; }
    .checks li { margin: .6rem 0; padding-left: .9rem; border-left: 3px solid var(--open); }
    .checks li.passed { margin: .3rem 0; border-color: var(--good); }
    .checks li.crashed, .checks li.timedOut { border-color: var(--odd); }
    .checks li.notRun { border-color: var(--line); }
    .checks li.passed b, .checks li.notRun b { font-weight: 400; }
    .checks i { color: var(--quiet); font-style: normal; }
    ins { color: var(--good); text-decoration: none; }
    del { color: var(--open); text-decoration: none; }
    .more summary, .file { font-size: .9rem; color: var(--quiet); }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: .25rem; }
    @media (max-width: 34rem) {
      main { padding: .75rem .75rem 3rem; }
      nav li { grid-template-columns: 1fr auto; gap: .15rem .75rem; padding: .5rem 0; }
      nav .bar { grid-column: 1 / -1; grid-row: 2; }
      .row { grid-template-columns: 1.2rem 1fr auto; padding: .7rem .75rem; }
      .row .state { grid-column: 2 / -1; grid-row: 2; margin-top: -.4rem; }
      .passed > .row .state {
        position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      }
      .body { padding: 0 .75rem .75rem; }
    }
    @media print {
      body { background: none; }
      .exercise { break-inside: avoid; }
      .bar, .bar span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
