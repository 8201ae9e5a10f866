import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The least a server can do that answers with cars: no question read, no database asked, every car turned to text each time.
process.once('message', (answer) => {
  const server = createServer((_request, response) => {
    const body = JSON.stringify(answer)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    process.stderr.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
})
process.once('SIGTERM', () => process.exit(0))
