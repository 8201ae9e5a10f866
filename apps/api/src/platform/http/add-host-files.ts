import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiAddress, unknownAddress } from './add-error-answers.ts'

const indexFile = 'index.html'
/** The same page, naming the files of what comes up at an address, so that they are fetched at once. */
const pageFiles = [
  [/^\/(?:findcar)?(?:\?|$)/, 'findcar.html'],
  [/^\/reservations(?:\?|$)/, 'reservations.html'],
  [/^\/admin(?:[/?]|$)/, 'admin.html'],
] as const
const hashedFolder = 'assets'

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

const wantsPage = ({ method, headers, url }: FastifyRequest, isBuilt: boolean): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !isApiAddress(url) &&
  ((isBuilt && url === '/') || (headers.accept ?? '').includes('text/html'))

/** The built web site. Every address that is no file and no call is a page of it: the page itself says what it doesn't know. */
export const addHostFiles = async (app: FastifyInstance, hostFolder: string): Promise<void> => {
  // Asked each time: a build that runs beside the server takes the page away for a moment.
  const isBuilt = () => existsSync(join(hostFolder, indexFile))
  if (isBuilt()) {
    await app.register(files, {
      root: hostFolder,
      index: false,
      // The folder itself is no file: without this, whoever takes nothing compressed is refused.
      allowedPath: (path) => path !== '/',
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
  const sendPage = (url: string, reply: FastifyReply) =>
    app.hasReplyDecorator('sendFile') && isBuilt()
      ? reply.sendFile(pageAt(url))
      : reply.code(503).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(notBuiltPage)
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request, isBuilt())) return sendPage(request.url, reply)
    throw unknownAddress()
  })
}
