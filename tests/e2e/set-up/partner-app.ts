import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'

/** How an example that is a component becomes a page's script. */
interface Framework {
  /** What is written around the example's file, as a partner would. */
  readonly entry: string
  /** The example as JavaScript or JSX. */
  readonly compile: (snippet: string) => string
}

const example = 'virtual:example.jsx'
const entry = 'virtual:entry.jsx'

const frameworks: Readonly<Record<string, Framework>> = {
  react: {
    entry: `import { createRoot } from 'react-dom/client'
import { Bildeling } from '${example}'
createRoot(document.getElementById('rot')).render(<Bildeling onBooked={() => undefined} />)`,
    compile: (snippet) => snippet,
  },
  vue: {
    entry: `import { createApp } from 'vue'
import Bildeling from '${example}'
createApp(Bildeling).mount('#rot')`,
    compile: (snippet) => {
      const compilerOptions = { isCustomElement: (tag: string) => tag.startsWith('delebil-') }
      const { descriptor } = parse(snippet)
      return compileScript(descriptor, { id: 'example', inlineTemplate: true, templateOptions: { compilerOptions } })
        .content
    },
  },
}

export const isComponent = (name: string): boolean => name in frameworks

/** An example of the paper that is a component, in a page of its own, with the framework as a partner has it. */
export async function buildPartnerApp(name: string, snippet: string): Promise<string> {
  const framework = frameworks[name]
  if (!framework) throw new Error(`Nobody knows how to build "${name}".`)
  const sources = new Map([
    [entry, framework.entry],
    [example, framework.compile(snippet)],
  ])
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      {
        name: 'partner-app',
        enforce: 'pre',
        resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
        load: (id) => {
          const code = sources.get(id.slice(1))
          return code === undefined ? undefined : { code, moduleType: 'jsx' }
        },
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The example was not built.')
  return first.output[0].code
}
