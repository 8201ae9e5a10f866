import { readConfig } from '../../apps/api/src/platform/config.ts'
import { startServer } from '../../apps/api/src/server.ts'

// The product's server with a copy of the site, in which a bare page has been laid beside.
const hostFolder = process.env['BENCH_HOST_FOLDER']
if (hostFolder === undefined) throw new Error('BENCH_HOST_FOLDER must name the folder of the site.')
const server = await startServer(readConfig(), { hostFolder })
process.stderr.write(`${server.address}\n`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
