import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

const firstPage = /\/find-car\/find-car-page\.tsx$/

/** Names the files of the page where most visits begin in index.html, so that they are fetched beside the entry and not after it. */
export function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const page = chunks.find(({ facadeModuleId }) => firstPage.test(facadeModuleId ?? ''))
        if (!page) throw new Error('The build has no chunk of its own for the first page.')
        return [...withImports(page, bundle)].flatMap((chunk) => tags(chunk)).filter(isMissingIn(html))
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

function tags({ fileName, viteMetadata }: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const styles = [...(viteMetadata?.importedCss ?? [])]
  return [
    { tag: 'link', injectTo: 'head', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` } },
    ...styles.map(
      (name): HtmlTagDescriptor => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${name}` },
      }),
    ),
  ]
}

function isMissingIn(html: string) {
  return ({ attrs }: HtmlTagDescriptor): boolean => !html.includes(`"${String(attrs?.['href'])}"`)
}
