/** Reads a file of the built site by its path within it. */
export type ReadFile = (file: string) => Buffer

const text = (read: ReadFile, file: string): string => read(file).toString('utf8')

/** Scripts and style sheets that a page names. */
export const namedByPage = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)),
]

/**
 * What a script loads, all of it at once, when it asks for a part whose name begins like this: the part and everything
 * the part imports, as the bundler has written it down beside the asking.
 */
export function loadedWith(script: string, part: string): string[] {
  const list = /\.f=\[([^\]]*)\]/.exec(script)?.[1]
  const all: string[] = list === undefined ? [] : JSON.parse(`[${list}]`)
  const askings = [...script.matchAll(/import\([`'"]\.\/([^`'"]+)[`'"]\)|__vite__mapDeps\(\[([\d,]*)\]\)/g)]
  const place = askings.findIndex(([, file]) => file?.startsWith(`${part}-`))
  if (place < 0) throw new Error(`No script asks for ${part}.`)
  const numbers = askings[place + 1]?.[2]
  if (numbers === undefined) return [`assets/${askings[place]?.[1]}`]
  return numbers.split(',').map((number) => all[Number(number)] ?? '')
}

/** Files of the first screen: the page, what it names, and what the entry loads for a route's part. */
export function filesOfScreen(read: ReadFile, part: string): string[] {
  const page = 'index.html'
  const named = namedByPage(text(read, page))
  const entry = named.find((file) => /\/index-[^/]*\.js$/.test(file))
  if (entry === undefined) throw new Error('The page names no entry.')
  return [...new Set([page, ...named, ...loadedWith(text(read, entry), part)])]
}

/** Only the map's script names it. */
const workerOfMap = /maplibre-gl-worker-[^/]*\.js/

/** Files that come with the map and are not of the screen already: whatever its script names, and what that names in turn. */
export function filesOfMap(read: ReadFile, assets: readonly string[], screen: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file) || screen.includes(file)) return
    found.add(file)
    const content = text(read, file)
    for (const asset of assets) if (content.includes(asset.replace('assets/', ''))) follow(asset)
  }
  const starts = assets.filter((file) => /\.js$/.test(file) && workerOfMap.test(text(read, file)))
  if (starts.length === 0) throw new Error('The site has no script of the map.')
  for (const start of starts) follow(start)
  return [...found]
}
