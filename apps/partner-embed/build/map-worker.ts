import type { Plugin } from 'vite'

const asFile = /^(.+-worker\.mjs)\?worker&url$/
const fake = '\0map-worker:'

/** The map's worker as a file of this build, which shares with the map what both need: by itself it would bring half of the map again. */
export function mapWorker(): Plugin {
  return {
    name: 'map-worker',
    enforce: 'pre',
    resolveId: {
      filter: { id: asFile },
      handler: (id) => id.replace(asFile, `${fake}$1`),
    },
    load: {
      filter: { id: new RegExp(`^${fake}`) },
      handler(id) {
        const file = this.emitFile({ type: 'chunk', id: id.slice(fake.length), name: 'map-worker' })
        return `export default import.meta.ROLLUP_FILE_URL_${file}`
      },
    },
  }
}
