import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { SignAsDemoPartner } from '../../seed/open-demo-partner.ts'
import { allowDemoPartnerSite } from '../../seed/seed-demo-partner.ts'
import type { Undo } from '../services.ts'
import { addDemoPartner } from './add-demo-partner.ts'
import { startPartnerSite } from './start-partner-site.ts'

const folder = fileURLToPath(new URL('../../../../partner-embed/demo', import.meta.url))
const portsAway = 10

/** The demo's partner: its fake among our own pages, and a site of its own beside ours, on another port. */
export const openDemoPartnerSite = async (
  app: FastifyInstance,
  { HOST: host, PORT }: Pick<Config, 'HOST' | 'PORT'>,
  sign: SignAsDemoPartner,
  database: Database,
  undo: Undo,
) => {
  const site = await startPartnerSite({
    folder,
    host,
    port: PORT === 0 ? 0 : PORT + portsAway,
    sitePort: () => (app.server.address() as AddressInfo).port,
    sign,
  })
  undo.push(site.stop)
  await allowDemoPartnerSite(
    database,
    ['localhost', '127.0.0.1'].map((name) => `http://${name}:${site.port}`),
  )
  addDemoPartner(app, sign, ({ hostname }) => `http://${hostname}:${site.port}/`)
  /** Beside an address of ours. */
  const address = (ours: string) => `http://${new URL(ours).hostname}:${site.port}/`
  return { address }
}
