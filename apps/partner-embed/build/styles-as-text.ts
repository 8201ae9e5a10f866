import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Themes of a page of our own: the embed has its own, which a partner may change. */
const leftOut = /\/theme\/themes\.css\.ts/
const styleImport = /^\s*import\s*(['"])([^'"]+\.css)\1;?/gm

/** Style sheets as text in the scripts: a page's policy forbids style elements, and a link would not reach a shadow root. `taker`: the file whose `addStyles` takes them. */
export function stylesAsText(taker: URL): Plugin {
  const addStyles = fileURLToPath(taker)
  return {
    name: 'styles-as-text',
    enforce: 'post',
    transform: {
      filter: { code: /\.css['"]/ },
      handler: (code, id) => {
        if (id.includes('.css?')) return
        let count = 0
        const changed = code.replaceAll(styleImport, (_whole, _quote, file: string) => {
          count += 1
          if (leftOut.test(file)) return ''
          return `import styles${count} from ${JSON.stringify(`${file}?inline`)};\naddStyles(styles${count});`
        })
        if (count === 0) return
        return { code: `import { addStyles } from ${JSON.stringify(addStyles)};\n${changed}`, map: null }
      },
    },
    generateBundle: (_options, bundle) => {
      const left = Object.keys(bundle).filter((name) => name.endsWith('.css'))
      if (left.length > 0) throw new Error(`Styles that no shadow root would get: ${left.join(', ')}`)
    },
  }
}
