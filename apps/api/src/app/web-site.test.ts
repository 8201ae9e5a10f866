import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contract, docsPath, openApiPath } from '@delebil/core-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, callEndpoint, startTestSite, type TestSite } from '../testing/test-site.ts'

let site: TestSite
let unbuilt: TestSite
let folder: string
const page = '<!doctype html><title>Delebil</title>'
const searchPage = '<!doctype html><title>Delebil</title><link rel="modulepreload" href="/assets/search.js">'
const reservationsPage = `${page}<link rel="modulepreload" href="/assets/reservations.js">`
const script = 'console.log(1)'.repeat(200)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delebil-host-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'findcar.html'), searchPage)
  await writeFile(join(folder, 'reservations.html'), reservationsPage)
  await writeFile(join(folder, 'service-worker.js'), script)
  await writeFile(join(folder, 'assets', 'index-abc123.js'), script)
  await writeFile(join(folder, 'assets', 'index-abc123.js.br'), brotliCompressSync(script))
  site = await startTestSite({ TRUST_PROXY: 1 }, [], folder)
  unbuilt = await startTestSite({ RATE_LIMIT_PER_MINUTE: 8, LOGIN_LIMIT_PER_MINUTE: 2 })
})
afterAll(async () => {
  await Promise.all([site.stop(), unbuilt.stop()])
  await rm(folder, { recursive: true })
})

const html = { headers: { accept: 'text/html,*/*' } }

describe('the built web site', () => {
  test.each(['/', '/findcar', '/findcar?at=1'])(
    '%s answers the page that names the files of the search, with no-cache',
    async (path) => {
      const { status, headers, text } = await ask(site.address + path, html)
      expect([status, text, headers.get('cache-control')]).toEqual([200, searchPage, 'no-cache'])
    },
  )

  test.each(['/reservations', '/reservations?x=1'])('%s answers the page that names its own files', async (path) => {
    expect((await ask(site.address + path, html)).text).toBe(reservationsPage)
  })

  test('the root answers who takes nothing compressed, as a probe does', async () => {
    const { status, text } = await ask(`${site.address}/`, { headers: { 'accept-encoding': 'identity' } })
    expect([status, text]).toEqual([200, searchPage])
  })

  test.each([
    '/index.html',
    '/findcar/7',
    '/reservations/7',
    '/nothing/at/all',
    '/%E0%A4%A',
    '/100%?a=%zz',
    '/admin/damages/%00',
  ])('%s answers the page of the site, with no-cache', async (path) => {
    const { status, headers, text } = await ask(site.address + path, html)
    expect([status, text, headers.get('cache-control')]).toEqual([200, page, 'no-cache'])
    expect(headers.get('content-type')).toContain('text/html')
  })

  test('a missing file answers 404, not the page of the site', async () => {
    const answer = await ask(`${site.address}/assets/gone.js`, { headers: { accept: '*/*' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
  })

  test('a file with a hash in its name is immutable, and sent as compressed by the build', async () => {
    const { headers, text } = await ask(`${site.address}/assets/index-abc123.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([
      'br',
      String(brotliCompressSync(script).length),
    ])
    expect(text).toBe(script)
  })

  test('the service worker is served with no-cache', async () => {
    const { headers } = await ask(`${site.address}/service-worker.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toContain('javascript')
  })

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('an address outside the built folder serves nothing of it: %s', async (path) => {
    const { text } = await ask(site.address + path, { headers: { accept: '*/*' } })
    expect(text).not.toContain('dependencies')
  })

  test('behind a trusted proxy the page carries strict-transport-security', async () => {
    const { headers } = await ask(site.address, html)
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })
})

test('a server without a built site answers 503 and how to build it', async () => {
  const { status, text } = await ask(`${unbuilt.address}/findcar`, html)
  expect([status, text.includes('npm run build')]).toEqual([503, true])
})

describe('the documents', () => {
  test('the page of the API documentation loads everything from this server', async () => {
    const { status, text } = await ask(site.address + docsPath, html)
    expect(status).toBe(200)
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect((await ask(site.address + address)).status, address).toBe(200)
    expect(text).not.toMatch(/https?:/)
    const { text: start } = await ask(`${site.address}${docsPath}/start.js`)
    expect(start).toContain(`url: '${openApiPath}'`)
  })
})

test('an answer is compressed with brotli or gzip where the caller takes it and it is large enough', async () => {
  const plain = await fetch(site.address + openApiPath, { headers: { 'accept-encoding': 'identity' } })
  const length = (await plain.arrayBuffer()).byteLength
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(site.address + openApiPath, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect((await response.arrayBuffer()).byteLength).toBe(length)
  }
  expect((await ask(site.address + contract.listOrganizations.path)).headers.get('content-encoding')).toBeNull()
})

test('calls over the rate limit are 429 with retry-after; log-ins have a limit of their own', async () => {
  const logIn = () => callEndpoint(unbuilt.address, 'login', { body: { username: 'x@y.no', password: 'x' } })
  const answers = [await logIn(), await logIn(), await logIn()]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 429])
  const others = []
  for (let call = 0; call < 8; call += 1) others.push(await callEndpoint(unbuilt.address, 'listOrganizations'))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  const last = others.at(-1)
  expect(last).toMatchObject({ body: { code: 'request.too-many' } })
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(`${unbuilt.address}/health/live`)).status).toBe(200)
})

const callsBy = async (address: string, forwardedFor: (call: number) => string) => {
  const statuses = []
  for (let call = 0; call < 4; call += 1) {
    const headers = { 'x-forwarded-for': forwardedFor(call) }
    statuses.push((await callEndpoint(address, 'listOrganizations', { headers })).status)
  }
  return statuses
}

test('the rate limit counts the address that the trusted proxy saw, not the one the caller claims', async () => {
  const limited = await unbuilt.startAnother({ TRUST_PROXY: 1, RATE_LIMIT_PER_MINUTE: 2 })
  expect(await callsBy(limited.address, (call) => `10.0.0.${call}, 192.0.2.1`)).toEqual([200, 200, 429, 429])
})

test('behind two trusted proxies each caller counts alone, and what a caller claims does not count', async () => {
  const limited = await unbuilt.startAnother({ TRUST_PROXY: 2, RATE_LIMIT_PER_MINUTE: 2 })
  const proxy = '198.51.100.7'
  expect(await callsBy(limited.address, (call) => `192.0.2.${call}, ${proxy}`)).toEqual([200, 200, 200, 200])
  const claimed = (call: number) => `10.0.0.${call}, 203.0.113.1, ${proxy}`
  expect(await callsBy(limited.address, claimed)).toEqual([200, 200, 429, 429])
})

test('addresses that a proxy tells of and nobody believes are warned of in the log, once', async () => {
  const lines: string[] = []
  const plain = await startTestSite({}, lines)
  const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'))
  await callEndpoint(plain.address, 'listOrganizations')
  expect(warnings()).toHaveLength(0)
  await callsBy(plain.address, () => '192.0.2.1')
  expect(warnings()).toHaveLength(1)
  await plain.stop()
})
