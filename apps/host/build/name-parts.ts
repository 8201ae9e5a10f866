import type { Plugin, Rolldown } from 'vite'

/** The page where most visits begin. */
export const firstPage = /\/layout\/find-car-screen\.tsx$/

/** The pages where visits begin, by the files that the server answers at their addresses. */
const pages = {
  'findcar.html': firstPage,
  'reservations.html': /\/reservations-page\.tsx$/,
  'admin.html': /\/admin-area\.tsx$/,
}

/** The page's type. Asked for beside the entry it is there before the first words, which then never change their width. */
const pageFont = /\/lato-latin-(400|700)-normal-[^/]*\.woff2$/

/**
 * Names the type on every page, and writes the page once more for each page where visits begin: there its files are named, so that they are
 * fetched beside the entry and not after it. On every other page they would only be in the way.
 */
export function nameParts(): Plugin {
  return {
    name: 'name-parts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no index.html.')
        const fonts = Object.keys(bundle).filter((name) => pageFont.test(name))
        if (fonts.length !== 2) throw new Error('The build has not the two weights of the page that are preloaded.')
        const html = withHead(String(index.source), fonts.map(fontTag))
        index.source = html
        for (const [fileName, module] of Object.entries(pages)) {
          const page = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.moduleIds.some((id) => module.test(id)),
          )
          if (page?.type !== 'chunk') throw new Error(`The build has no part of its own for ${fileName}.`)
          // What the server draws of the search is seen before any script has run.
          const styles = module === firstPage ? 'rel="stylesheet"' : 'rel="preload" as="style"'
          const parts = [...withImports(page, bundle)]
            .flatMap((chunk) => tags(chunk, styles))
            .filter(({ name }) => !html.includes(`"/${name}"`))
          const once = new Map(parts.map(({ name, tag }) => [name, tag]))
          this.emitFile({ type: 'asset', fileName, source: withHead(html, [...once.values()]) })
        }
      },
    },
  }
}

const fontTag = (name: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`

const withHead = (html: string, tags: readonly string[]) =>
  html.replace(/ *<\/head>/, `${tags.map((tag) => `    ${tag}\n`).join('')}  </head>`)

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

function tags({ fileName, viteMetadata }: Rolldown.OutputChunk, link: string) {
  const styles = [...(viteMetadata?.importedCss ?? [])]
  return [
    { name: fileName, tag: `<link rel="modulepreload" crossorigin href="/${fileName}">` },
    ...styles.map((name) => ({ name, tag: `<link ${link} crossorigin href="/${name}">` })),
  ]
}
