import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultServerConditions, defineConfig, type Plugin } from 'vite'

const folder = fileURLToPath(new URL('./dist', import.meta.url))
const condition = '@delebil/source'

/** Files that the server reads lie beside its sources: what is built knows where those are. */
const whereSourcesAre = (): Plugin => ({
  name: 'where-sources-are',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`),
  },
})

/** The server in a few files, which are read in a third of the time that its sources take. What is from elsewhere stays as it was installed. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [whereSourcesAre()],
  ssr: { noExternal: [/^@delebil\//], resolve: { conditions: [condition, ...defaultServerConditions] } },
  build: {
    ssr: 'src/main.ts',
    outDir: folder,
    emptyOutDir: true,
    target: 'node24',
    // What goes wrong is told with the lines of its sources.
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
})
