/// The style of the book: on a phone and on a desk, by day and by night, and on paper.
enum BookStyle {
  static let sheet = colours + text + code + figures + frame + search + narrow + paper

  private static let colours = """
    :root {
      --paper: #fffefb; --ink: #24262b; --quiet: #62666e; --line: #e2ded5; --soft: #f5f2ea;
      --accent: #9a3412; --keyword: #8a2a6b; --type: #1d6170; --string: #a03314; --number: #7a5300;
      --comment: #656a62;
      --serif: Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, "Liberation Serif", serif;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #17191c; --ink: #dfddd8; --quiet: #a2a6ad; --line: #34373c; --soft: #212429;
        --accent: #f0a27a; --keyword: #e79ac9; --type: #86c5d1; --string: #ec9f85;
        --number: #d9b871; --comment: #9aa093;
      }
    }

    """

  private static let text = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 4.5rem; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 1.0625rem/1.6 var(--serif); overflow-wrap: break-word;
    }
    main { min-width: 0; max-width: 43rem; outline: none; }
    p, ul, ol, dl, blockquote { margin: 0 0 1rem; }
    ul, ol { padding-left: 1.4rem; }
    li { margin: .25rem 0; }
    li > p:last-child, li > ul, li > ol { margin-bottom: 0; }
    h1, h2, h3, h4 { margin: 0; font-family: var(--sans); line-height: 1.25; text-wrap: balance; }
    h1 { margin-bottom: 1rem; font-size: 2rem; letter-spacing: -.015em; }
    h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem; }
    h3 { margin: 2rem 0 .5rem; font-size: 1.08rem; }
    h4 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
    small { font-size: .85em; }
    a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .18em; }
    a:hover { text-decoration-thickness: 2px; }
    a.term {
      color: inherit; text-decoration: underline dotted var(--accent); text-decoration-thickness: 1.5px;
    }
    a.term:hover { color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
    hr { margin: 2rem 0; border: 0; border-top: 1px solid var(--line); }
    blockquote { padding-left: 1rem; border-left: 3px solid var(--line); }
    .above {
      margin-bottom: .35rem; font: 600 .82rem/1.4 var(--sans); color: var(--quiet);
    }
    .above a { color: inherit; text-decoration: none; }
    .above a:hover { color: var(--accent); text-decoration: underline; }
    .facts, .path { margin-top: -.5rem; font: .9rem/1.4 var(--sans); color: var(--quiet); }
    .path { margin: 0 0 .5rem; }
    .table { margin: 0 0 1.25rem; overflow-x: auto; }
    table { width: 100%; border-collapse: collapse; font: .92rem/1.5 var(--sans); }
    th, td { padding: .45rem .75rem .45rem 0; text-align: left; vertical-align: top; }
    th { border-bottom: 1.5px solid var(--quiet); font-weight: 600; }
    td { border-bottom: 1px solid var(--line); }
    th:last-child, td:last-child { padding-right: 0; }
    details {
      margin: 0 0 .6rem; border: 1px solid var(--line); border-radius: .4rem; padding: 0 1rem;
    }
    details[open] { padding-bottom: .2rem; }
    summary {
      margin: 0 -1rem; padding: .5rem 1rem; cursor: pointer; font: 600 .95rem/1.4 var(--sans);
    }
    summary:hover { color: var(--accent); }
    details > .table, details > pre { margin-top: .3rem; }
    .glossary dt { margin-top: 1rem; font: 600 1rem/1.4 var(--sans); }
    .glossary dd { margin: .1rem 0 0; }
    .glossary dt:target, pre span:target { background: var(--soft); box-shadow: -3px 0 var(--accent); }
    .glossary small { color: var(--quiet); font-family: var(--sans); white-space: nowrap; }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .75rem;
      padding: 0; list-style: none; counter-reset: chapter; }
    .cards li {
      position: relative; margin: 0; padding: .8rem 1rem; border: 1px solid var(--line);
      border-radius: .5rem; counter-increment: chapter; font-family: var(--sans);
    }
    .cards li::before { content: counter(chapter); display: block; color: var(--quiet); }
    .cards a { font-weight: 600; text-decoration: none; }
    .cards a::after { content: ""; position: absolute; inset: 0; }
    .cards li:hover { border-color: var(--accent); }
    .cards small { display: block; color: var(--quiet); }
    .sections { padding: 0; list-style: none; font-family: var(--sans); }
    .sections li {
      display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0;
      padding: .4rem 0; border-bottom: 1px solid var(--line);
    }
    .sections a { text-decoration: none; }
    .sections a:hover { text-decoration: underline; }
    .sections small { color: var(--quiet); line-height: 1.9; }
    .plain { columns: 15rem; padding: 0; list-style: none; font: .95rem/1.5 var(--sans); }
    .files { columns: 14rem; padding: 0; list-style: none; font: .9rem/1.5 var(--mono); }
    .here { margin: 0 0 1.5rem; font: .95rem/1.5 var(--sans); }
    .here li { margin: 0 0 .25rem; break-inside: avoid; }
    .here ul { columns: 15rem; padding: 0; list-style: none; }

    """

  private static let code = """
    code, pre { font-family: var(--mono); font-variant-ligatures: none; }
    code { padding: .08em .2em; border-radius: .25rem; background: var(--soft); font-size: .85em; }
    a code { color: inherit; }
    h1 code, h2 code, h3 code, dt code { font-size: .93em; }
    pre {
      margin: 0 0 1.25rem; padding: .85rem 1rem; border-radius: .4rem; background: var(--soft);
      font-size: .82rem; line-height: 1.55; overflow-x: auto; tab-size: 2;
    }
    pre code { padding: 0; background: none; font-size: 1em; }
    pre.console b { font-weight: 600; color: var(--accent); }
    pre.text { line-height: 1.35; }
    .k { color: var(--keyword); }
    .t { color: var(--type); }
    .s { color: var(--string); }
    .n { color: var(--number); }
    .c { color: var(--comment); }
    pre.file { padding-left: 0; counter-reset: line; }
    pre.file span[id]::before {
      counter-increment: line; content: counter(line); display: inline-block; width: 3rem;
      margin-right: 1rem; color: var(--quiet); text-align: right;
      user-select: none; -webkit-user-select: none;
    }

    """

  private static let figures = """
    figure { margin: 0 0 1.25rem; }
    figure { overflow-x: auto; }
    main img { max-width: 100%; height: auto; }
    .screen img { display: block; border-radius: .4rem; }

    """

  private static let frame = """
    .skip { position: absolute; left: -100rem; padding: .6rem 1rem; background: var(--paper); z-index: 3; }
    .skip:focus { left: .5rem; top: .5rem; }
    header {
      position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: .5rem 1.25rem;
      padding: .6rem 1.5rem; border-bottom: 1px solid var(--line); background: var(--paper);
      font: .95rem/1.4 var(--sans);
    }
    .home { margin-right: auto; color: var(--ink); font-weight: 600; text-decoration: none; }
    .to-contents { display: none; }
    .page {
      display: grid; grid-template-columns: 17rem minmax(0, 43rem); gap: 3.5rem;
      justify-content: center; padding: 0 1.5rem;
    }
    main { padding: 2.5rem 0 4rem; }
    .contents {
      grid-column: 1; grid-row: 1; position: sticky; top: 3.6rem; align-self: start;
      max-height: calc(100vh - 3.6rem); overflow-y: auto; padding: 2.2rem .5rem 2rem .25rem;
      font: .9rem/1.4 var(--sans); outline: none;
    }
    .contents h2 {
      margin: 1.25rem 0 .35rem; font-size: .8rem; font-weight: 600; color: var(--quiet);
    }
    .contents ul, .contents ol { margin: 0; padding: 0; list-style: none; }
    .contents ol { counter-reset: chapter; }
    .contents ol > li { counter-increment: chapter; }
    .contents ol > li > a::before { content: counter(chapter) "\\2002"; color: var(--quiet); }
    .contents li { margin: 0; }
    .contents li ul { margin: .1rem 0 .5rem .4rem; border-left: 1px solid var(--line); }
    .contents li ul ul { margin-left: .8rem; }
    .contents li li a { padding-left: .7rem; font-size: .86rem; }
    .contents a { display: block; padding: .2rem 0; color: inherit; text-decoration: none; }
    .contents a:hover { color: var(--accent); text-decoration: underline; }
    .contents [aria-current] { color: var(--accent); font-weight: 600; }
    .turning {
      display: flex; flex-wrap: wrap; justify-content: space-between; gap: .75rem 2rem;
      margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line);
      font: 600 .95rem/1.4 var(--sans);
    }
    .turning a { text-decoration: none; }
    .turning a:hover { text-decoration: underline; }
    .turning small { display: block; font-weight: 400; color: var(--quiet); }
    .turning [rel=next] { margin-left: auto; text-align: right; }

    """

  private static let search = """
    form { position: relative; }
    form label, .count {
      position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%);
    }
    input {
      width: 17rem; padding: .35rem .7rem; border: 1px solid var(--quiet); border-radius: .4rem;
      background: var(--paper); color: inherit; font: inherit;
    }
    input::placeholder { color: var(--quiet); opacity: 1; }
    #found, .count.nothing {
      position: absolute; right: 0; top: calc(100% + .4rem); width: min(26rem, calc(100vw - 2rem));
      height: auto; max-height: 70vh; margin: 0; padding: .35rem; overflow-y: auto; clip-path: none;
      border: 1px solid var(--line); border-radius: .5rem; background: var(--paper);
      box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / 18%); list-style: none;
    }
    .count.nothing { padding: .7rem 1rem; }
    #found li { margin: 0; }
    #found a {
      display: block; padding: .4rem .65rem; border-radius: .3rem; color: inherit;
      text-decoration: none;
    }
    #found a:hover, #found [aria-selected=true] a { background: var(--soft); color: var(--accent); }
    #found small {
      display: block; overflow: hidden; color: var(--quiet); text-overflow: ellipsis;
      white-space: nowrap;
    }

    """

  private static let narrow = """
    /* Where there is room beside the text, long lines of code have it. */
    @media (min-width: 75rem) {
      pre {
        width: max-content; min-width: 100%;
        max-width: calc(100% + (100vw - 63.5rem) / 2 - 2rem);
      }
      details pre, li pre { max-width: 100%; }
    }
    @media (max-width: 60rem) {
      .page { display: block; padding: 0 1.25rem; }
      main { margin: 0 auto; padding-top: 1.75rem; }
      .to-contents { display: block; }
      .contents {
        position: static; max-width: 43rem; max-height: none; margin: 0 auto;
        padding: 1rem 0 3rem; border-top: 1px solid var(--line);
      }
      .contents a { padding: .35rem 0; }
    }
    @media (max-width: 40rem) {
      html { scroll-padding-top: 1rem; }
      body { font-size: 1rem; }
      header { position: static; flex-wrap: wrap; padding: .6rem 1rem; font-size: .85rem; }
      .home { max-width: 75%; }
      form { flex-basis: 100%; }
      input { width: 100%; font-size: 1rem; }
      #found, .count.nothing { left: 0; right: auto; width: 100%; }
      .page { padding: 0 1rem; }
      h1 { font-size: 1.6rem; }
      pre { margin-left: -1rem; margin-right: -1rem; border-radius: 0; font-size: .8rem; }
      pre.file span[id]::before { width: 2rem; margin-right: .75rem; }
      details pre { border-radius: 0; }
      /* Each row of a table is a block, whose cells say their column. */
      thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      table, tbody, tr, td { display: block; }
      tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
      td { padding: .1rem 0; border: 0; }
      td:first-child { font-weight: 600; }
      td:not(:first-child)[data-label]::before {
        content: attr(data-label) ": "; color: var(--quiet); font-size: .9em;
      }
      td.empty { display: none; }
    }

    """

  private static let paper = """
    @media print {
      :root { --paper: #fff; --ink: #000; --soft: #f6f6f6; --line: #bbb; --quiet: #444; }
      html { font-size: 9.5pt; }
      header, .contents, .turning, .skip, .here { display: none; }
      .page { display: block; padding: 0; }
      main { max-width: none; padding: 0; }
      pre { white-space: pre-wrap; font-size: 8.5pt; border: 1px solid var(--line); }
      pre, figure, tr, details { break-inside: avoid; }
      pre.file { break-inside: auto; }
      h1, h2, h3 { break-after: avoid; }
      a { color: inherit; }
      a.outside::after { content: " (" attr(href) ")"; font-size: .85em; overflow-wrap: anywhere; }
    }

    """
}
