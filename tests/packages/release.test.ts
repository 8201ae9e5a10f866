import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'

const elsewhere = mkdtempSync(join(tmpdir(), 'delebil-release-'))
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

const env = {
  PATH: process.env.PATH,
  HOME: elsewhere,
  npm_config_registry: 'http://127.0.0.1:9',
  DATA_DIR: join(elsewhere, 'data'),
  DEMO_DATA: 'off',
  PORT: '0',
}

test('an archive unpacked elsewhere starts, makes an organization and serves its page', async () => {
  execFileSync(process.execPath, ['scripts/release.mjs'])
  const archive = readdirSync('.cache/release').find((name) => name.endsWith('.tar.gz')) ?? ''
  execFileSync('tar', ['-xzf', join('.cache/release', archive), '-C', elsewhere])
  const folder = join(elsewhere, archive.replace('.tar.gz', ''))
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder })
  const summed = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
  const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  expect(summed).toHaveLength(shipped.length - 1)
  const bom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))
  expect(bom.components.map(({ name }: { name: string }) => name)).toContain('fastify')
  expect(readFileSync(join(folder, 'LICENCES.txt'), 'utf8').trim().split('\n')).toHaveLength(bom.components.length)

  const asked = ['organization', '--name', 'Nordfjord bildeling', '--admin', 'mail@example.no']
  const said = execFileSync(process.execPath, ['delebil.mjs', 'create', ...asked], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect(said).toContain('Nordfjord bildeling')

  const server = spawn(process.execPath, ['delebil.mjs', 'start'], { cwd: folder, env })
  try {
    const site = await addressOf(server.stdout)
    expect((await fetch(`${site}/health/ready`)).status).toBe(200)
    const page = await fetch(site, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<div id="root"')
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
})

async function addressOf(stdout: Readable): Promise<string> {
  let said = ''
  for await (const piece of stdout.iterator({ destroyOnReturn: false })) {
    said += piece
    const found = /http:\/\/[^\s"]+:(\d+)/.exec(said)
    if (found) return `http://127.0.0.1:${found[1]}`
  }
  throw new Error(`No address in: ${said}`)
}
