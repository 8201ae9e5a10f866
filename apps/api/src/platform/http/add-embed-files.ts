import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { embedRoot } from '@delebil/core-api'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { drawnPrefix } from '../drawing/load-drawing.ts'

const evergreenSeconds = 300
const evergreen = `public, max-age=${evergreenSeconds}, stale-while-revalidate=86400`
const forever = 'public, max-age=31536000, immutable'
/** Names that stay while what is behind them changes. */
const changing = new Set(['loader.js', 'embed.json', 'delebil-embed.d.ts'])

/** What partners' pages load: scripts that any page may fetch, also with a hash of what they must be. */
export const addEmbedFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'loader.js'))) return
  await app.register(files, {
    root: folder,
    prefix: embedRoot,
    index: false,
    decorateReply: false,
    preCompressed: true,
    // What runs on the server is no page's business.
    allowedPath: (path) => !path.startsWith(drawnPrefix),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const name = path.slice(folder.length + 1).replace(/\.(?:br|gz)$/, '')
      reply
        .header('cache-control', changing.has(name) ? evergreen : forever)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('timing-allow-origin', '*')
    },
  })
}
