const sheets = new Set<string>()

/** On the server: what `styles.ts` gives to a page's roots is kept, to be sent. */
export function addStyles(text: string): void {
  sheets.add(text)
}

const classNames = /\.(-?[_a-z][\w-]*)/gi

/** Of the style sheets of all files that have been loaded those that HTML has a class of, and those that have none, in their order. */
export function stylesOf(html: string): string {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')))
  const isNeeded = (sheet: string) => {
    const names = [...sheet.matchAll(classNames)]
    return names.length === 0 || names.some(([, name]) => name !== undefined && used.has(name))
  }
  return [...sheets].filter(isNeeded).join('\n')
}
