import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startServer } from './start-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Builds site and server where their sources changed, and starts the real server on an empty folder with the demo clubs.
 * With E2E_ADDRESS set, the site that runs there is tested instead.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function globalSetUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_ADDRESS']) return undefined
  const build = `import { buildBundles } from './scripts/build-bundles.mjs'; import { startBundles } from './scripts/bundles.mjs'; const problem = await buildBundles(startBundles, { quiet: true }); if (problem) { console.error(problem); process.exit(1) }`
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: root, stdio: 'inherit' })
  const server = await startServer(root)
  process.env['E2E_ADDRESS'] = server.address
  return server.stop
}
