import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawnPrefix } from '../drawing/load-drawing.ts'
import { isApiAddress, unknownAddress } from './add-error-answers.ts'
import { askApp } from './ask-app.ts'
import { openDrawnPage } from './drawn-page.ts'

const html = 'text/html; charset=utf-8'
const indexFile = 'index.html'
/** The same page, naming the files of what comes up at an address, so that they are fetched at once. */
const pageFiles = [
  [/^\/(?:findcar)?(?:\?|$)/, 'findcar.html'],
  [/^\/reservations(?:\?|$)/, 'reservations.html'],
  [/^\/admin(?:[/?]|$)/, 'admin.html'],
] as const
const hashedFolder = 'assets'

/** So long the page waits for its first list; later the list is faster asked for by the page. */
const DRAWN_MOST_MS = 600

const notBuiltPage = `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><title>Delebil</title></head>
<body>
<h1>Nettsiden er ikke bygget ennå</h1>
<p>Tjeneren er oppe, men mangler nettsiden. Kjør <code>npm run build</code>, og start på nytt.</p>
</body>
</html>
`

// A file with a hash in its name never changes; of everything else a browser has to ask whether it did.
const cacheControl = (path: string, hostFolder: string): string =>
  path.startsWith(join(hostFolder, hashedFolder)) ? 'public, max-age=31536000, immutable' : 'no-cache'

const asksForHtml = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html')

const wantsPage = (request: FastifyRequest, isBuilt: boolean): boolean => {
  const { method, url } = request
  return (
    (method === 'GET' || method === 'HEAD') && !isApiAddress(url) && ((isBuilt && url === '/') || asksForHtml(request))
  )
}

/** The search as a browser's first visit finds it: nothing is said of what to search. A probe needs no list. */
const isFirstVisit = (request: FastifyRequest): boolean =>
  request.method === 'GET' && /^\/(?:findcar)?$/.test(request.url) && asksForHtml(request)

/** The built web site. Every address that is no file and no call is a page of it: the page itself says what it doesn't know. */
export const addHostFiles = async (app: FastifyInstance, hostFolder: string): Promise<void> => {
  // Asked each time: a build that runs beside the server takes the page away for a moment.
  const isBuilt = () => existsSync(join(hostFolder, indexFile))
  if (isBuilt()) {
    await app.register(files, {
      root: hostFolder,
      index: false,
      // The folder itself is no file: without this, whoever takes nothing compressed is refused. What runs on the server is no page's business.
      allowedPath: (path) => path !== '/' && !path.startsWith(drawnPrefix),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path, hostFolder))
      },
    })
  }
  const pageAt = (url: string) => {
    const file = pageFiles.find(([address]) => address.test(url))?.[1]
    return file && existsSync(join(hostFolder, file)) ? file : indexFile
  }
  const drawPage = openDrawnPage(hostFolder, askApp(app))
  const drawn = (request: FastifyRequest) => {
    if (!isFirstVisit(request)) return undefined
    const { url, ip, log } = request
    const drawing = drawPage({ file: join(hostFolder, pageAt(url)) }, ip).catch((error: unknown) => {
      log.warn({ err: error }, 'The first list could not be drawn.')
      return undefined
    })
    return Promise.race([drawing, pause(DRAWN_MOST_MS, undefined, { ref: false })])
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = isBuilt() && (await drawn(request))
    if (page) return reply.type(html).header('cache-control', 'no-cache').send(page)
    return app.hasReplyDecorator('sendFile') && isBuilt()
      ? reply.sendFile(pageAt(request.url))
      : reply.code(503).type(html).header('cache-control', 'no-store').send(notBuiltPage)
  }
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request, isBuilt())) return sendPage(request, reply)
    throw unknownAddress()
  })
}
