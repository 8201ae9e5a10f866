const sheets = new Map<string, CSSStyleSheet>()
/** With what each had before. */
const roots = new Map<ShadowRoot, readonly CSSStyleSheet[]>()

/**
 * A style sheet of a file that has been loaded: for all roots, those that live now and those to come. The build calls it
 * where a file imports the sheet; where it was imported first is its place among the others.
 */
export function addStyles(text: string): void {
  if (sheets.has(text)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  for (const [root, own] of roots) root.adoptedStyleSheets = [...own, ...sheets.values()]
}

/** Gives a root all styles, without a style element that the page's policy might forbid. Returns the undo. */
export function dress(root: ShadowRoot): () => void {
  const own = [...root.adoptedStyleSheets]
  root.adoptedStyleSheets = [...own, ...sheets.values()]
  roots.set(root, own)
  return () => {
    roots.delete(root)
    root.adoptedStyleSheets = own
  }
}
