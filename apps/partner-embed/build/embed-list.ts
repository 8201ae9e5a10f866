import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** What a visitor loads for a part, by the modules that it begins with. */
const parts: Readonly<Record<string, readonly RegExp[]>> = {
  loader: [/\/loader\/loader\.ts$/],
  login: [/\/login\/login\.tsx$/],
  search: [/\/search\/search\.tsx$/, /\/find-car\/desk-layout\.tsx$/, /\/find-car\/phone-layout\.tsx$/],
  fields: [/\/search\/search-popover\.tsx$/],
  booking: [/\/booking\/booking\.tsx$/],
  car: [/\/car\/car\.tsx$/],
  map: [/\/map\/car-map\.tsx$/, /maplibre-gl-worker\.mjs$/],
}

/** `embed.json`, beside the files: the loader's pinned address, what each part is made of, and the hash of every file. */
export interface EmbedList {
  readonly version: string
  /** The loader under a name that tells its content. */
  readonly pinned: string
  readonly parts: Readonly<Record<string, readonly string[]>>
  readonly integrity: Readonly<Record<string, string>>
}

const integrityOf = (text: string | Uint8Array) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Writes `embed.json`, the same list under the release's name for whoever has pinned it, and the loader under its pinned name. Counts what a part needs beyond what comes before it. */
export function embedList(version: string): Plugin {
  return {
    name: 'embed-list',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const loader = chunks.find(({ fileName }) => fileName === 'loader.js')
        if (!loader) throw new Error('The build has no loader.')
        const hash = createHash('sha256').update(loader.code).digest('hex').slice(0, 8)
        const pinned = `loader-${version}-${hash}.js`
        const before: Readonly<Record<string, readonly string[]>> = { fields: ['search'], map: ['search', 'fields'] }
        const found = Object.fromEntries(
          Object.entries(parts).map(([name, begins]) => [name, filesOf(begins, chunks, bundle, name)]),
        )
        const listed = Object.fromEntries(
          Object.entries(found).map(([name, files]) => {
            const known = (before[name] ?? []).flatMap((earlier) => found[earlier] ?? [])
            return [name, files.filter((file) => !known.includes(file))]
          }),
        )
        const integrity = Object.fromEntries(
          [...chunks.map(({ fileName, code }) => [fileName, code] as const), [pinned, loader.code] as const].map(
            ([file, code]) => [file, integrityOf(code)],
          ),
        )
        const list: EmbedList = { version, pinned, parts: listed, integrity }
        this.emitFile({ type: 'asset', fileName: pinned, source: loader.code })
        const source = JSON.stringify(list, undefined, 1)
        this.emitFile({ type: 'asset', fileName: 'embed.json', source })
        this.emitFile({ type: 'asset', fileName: `releases/${version}-${hash}.json`, source })
      },
    },
  }
}

/** The files that hold the modules, with all that they import at once. */
function filesOf(
  begins: readonly RegExp[],
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  name: string,
): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const next of chunk.imports) add(next)
  }
  for (const begin of begins) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => begin.test(id)))
    if (!chunk) throw new Error(`The part "${name}" has lost a module: ${begin}`)
    add(chunk.fileName)
  }
  return [...files].sort()
}
