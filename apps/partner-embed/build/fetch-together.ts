import type { Plugin, Rolldown } from 'vite'

const imported = /import\((["'`])\.\/([^"'`]+\.js)\1\)/g

/** All that a file imports at once, and what those import, without itself. */
const neededBy = (file: string, filesOf: (file: string) => readonly string[]): string[] => {
  const found = new Set<string>()
  const add = (name: string) => {
    for (const next of filesOf(name)) {
      if (next === file || found.has(next)) continue
      found.add(next)
      add(next)
    }
  }
  add(file)
  return [...found]
}

/** The loader's code, asking for a widget's files together: else those that its first one needs are known only when that has come. */
export const withFilesTogether = (code: string, filesOf: (file: string) => readonly string[]): string =>
  code.replace(imported, (alone, _quote, file: string) => {
    const others = neededBy(file, filesOf)
    if (others.length === 0) return alone
    return `Promise.all([${[file, ...others].map((name) => `import("./${name}")`)}]).then(e=>e[0])`
  })

const isChunk = (file: Rolldown.OutputBundle[string] | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk'

/** A widget's files are asked for in one round trip. */
export const fetchTogether = (): Plugin => ({
  name: 'fetch-together',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const loader = bundle['loader.js']
      if (!isChunk(loader)) throw new Error('The build has no loader.')
      const filesOf = (file: string) => {
        const chunk = bundle[file]
        return isChunk(chunk) ? chunk.imports : []
      }
      const code = withFilesTogether(loader.code, filesOf)
      if (code === loader.code) throw new Error('The loader asks for no file in a way that is known.')
      loader.code = code
    },
  },
})
