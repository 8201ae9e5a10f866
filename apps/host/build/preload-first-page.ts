import type { Plugin, Rolldown } from 'vite'

const firstPage = /\/find-car\/find-car-page\.tsx$/

/**
 * Writes the page where most visits begin a second time, as findcar.html: there its files are named, so that they are
 * fetched beside the entry and not after it. On every other page they would only be in the way.
 */
export function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = Object.values(bundle).find(
          (file) => file.type === 'chunk' && firstPage.test(file.facadeModuleId ?? ''),
        )
        if (page?.type !== 'chunk') throw new Error('The build has no chunk of its own for the first page.')
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no index.html.')
        const html = String(index.source)
        const missing = [...withImports(page, bundle)].flatMap(tags).filter(({ name }) => !html.includes(`"/${name}"`))
        const head = `${missing.map(({ tag }) => `  ${tag}\n`).join('')}  </head>`
        this.emitFile({ type: 'asset', fileName: 'findcar.html', source: html.replace(/ *<\/head>/, head) })
      },
    },
  }
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) {
    const file = bundle[name]
    if (file?.type === 'chunk') withImports(file, bundle, found)
  }
  return found
}

function tags({ fileName, viteMetadata }: Rolldown.OutputChunk) {
  const styles = [...(viteMetadata?.importedCss ?? [])]
  return [
    { name: fileName, tag: `<link rel="modulepreload" crossorigin href="/${fileName}">` },
    ...styles.map((name) => ({ name, tag: `<link rel="preload" as="style" crossorigin href="/${name}">` })),
  ]
}
