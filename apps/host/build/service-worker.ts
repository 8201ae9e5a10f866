import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const fileName = 'service-worker.js'
const hashed = /^assets\//
/** Large, and of no use without network: the list stands in for it. */
const leftOut = /\/map\/car-map\.tsx$|\/node_modules\/maplibre-gl\/.*js$/

/** Whatever knows service workers knows the newer format beside it. */
const oldFont = /\.woff$/

interface SiteFile {
  readonly url: string
  /** Null for a file whose name tells its content. */
  readonly revision: string | null
}

const revisionOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Files that the site's pages are made of, from its entry on. */
function filesOfSite(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>()
  const follow = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk' || chunk.moduleIds.some((id) => leftOut.test(id))) return
    found.add(name)
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    for (const file of [...importedCss, ...importedAssets]) found.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
  }
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && file.isEntry) follow(name)
    if (name === 'index.html' || name === 'findcar.html') found.add(name)
  }
  return found
}

async function buildWorker(root: string, files: readonly SiteFile[]): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { siteFiles: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: join(root, 'worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => fileName,
      },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  const chunk = output?.output[0]
  if (chunk?.type !== 'chunk') throw new Error('The build gave no service worker.')
  return chunk.code
}

/** Builds the service worker with the list of all files that it keeps for the time without network. */
export function serviceWorker(): Plugin {
  let root = ''
  let publicFolder = ''
  return {
    name: 'service-worker',
    configResolved: (config) => {
      root = config.root
      publicFolder = config.publicDir
    },
    // A developer's site is never kept; only notifications need the worker there.
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_request, response) => {
        void buildWorker(root, []).then((code) => response.setHeader('content-type', 'text/javascript').end(code))
      })
    },
    generateBundle: {
      order: 'post',
      handler: async function (_options, bundle) {
        const kept = filesOfSite(bundle)
        const built = Object.entries(bundle)
          .filter(([name]) => kept.has(name) && !oldFont.test(name))
          .map(([name, file]) => ({
            url: `/${name}`,
            revision: hashed.test(name) ? null : revisionOf(file.type === 'chunk' ? file.code : file.source),
          }))
        const files = readdirSync(publicFolder).map((name) => ({
          url: `/${name}`,
          revision: revisionOf(readFileSync(join(publicFolder, name))),
        }))
        this.emitFile({ type: 'asset', fileName, source: await buildWorker(root, [...built, ...files]) })
      },
    },
  }
}
