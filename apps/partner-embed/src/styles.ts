const sheets = new Map<string, CSSStyleSheet>()
const roots = new Set<ShadowRoot>()

/**
 * A style sheet of a file that has been loaded: for all roots, those that live now and those to come. The build calls it
 * where a file imports the sheet; where it was imported first is its place among the others.
 */
export function addStyles(text: string): void {
  if (sheets.has(text)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Gives a root all styles, without a style element that the page's policy might forbid. Returns the undo. */
export function dress(root: ShadowRoot): () => void {
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets.values()]
  roots.add(root)
  return () => {
    roots.delete(root)
    const ours = new Set(sheets.values())
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet))
  }
}
