import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../e2e/set-up/start-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts the real server on a folder of its own; with DAY_CARS and DAY_RESERVATIONS the club of the log-ins is filled to that size. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function startDay(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_ADDRESS']) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'delebil-day-'))
  const { DAY_CARS: cars, DAY_RESERVATIONS: reservations } = process.env
  try {
    if (cars && reservations) fill(folder, cars, reservations)
    const server = await startServer(root, folder)
    process.env['E2E_ADDRESS'] = server.address
    return server.stop
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

function fill(folder: string, cars: string, reservations: string): void {
  const seed = ['--conditions=@delebil/source', join(root, 'apps/api/src/seed/main.ts')]
  execFileSync(
    join(root, 'node_modules/.bin/node'),
    [...seed, '--club', 'byfjord', '--cars', cars, '--reservations', reservations],
    { env: { ...process.env, DATA_DIR: folder }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}
