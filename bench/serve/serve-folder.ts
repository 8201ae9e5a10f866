import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { Scope } from '../measure/scope.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves the files of a folder on loopback until the scope closes. Answers the address. */
export function serveFolder(scope: Scope, folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(new URL(url, 'http://folder').pathname).replace(/\/$/, '/index.html'))
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  scope.add(() => {
    server.closeAllConnections()
    server.close()
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
