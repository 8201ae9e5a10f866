import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type InjectOptions } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { addErrorAnswers } from './add-error-answers.ts'
import { addHostFiles } from './add-host-files.ts'
import { addSecurityHeaders } from './add-security-headers.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const work of undo.splice(0).toReversed()) await work()
})

const page = '<!doctype html><title>Delebil</title><div id="root"></div>'
/** Writes what the server tells the one who asks, in a style of its own and with signs that mean something elsewhere. */
const drawing = `export const drawFindCar = async (site, ask) => {
  const answer = await ask(site + '/api/filters')
  return '<p style="color:red">$& ' + await answer.text() + '</p>'
}`

/** A server with a built site that draws by `source`, and what it has written to its log. */
const serve = async (source: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'delebil-host-'))
  undo.push(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'drawn'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'findcar.html'), page)
  await writeFile(join(folder, 'drawn/draw-find-car.js'), source)
  const lines: string[] = []
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  undo.push(() => app.close())
  addErrorAnswers(app)
  addSecurityHeaders(app, readConfig({}))
  app.get('/api/filters', async ({ ip }) => `filters for ${ip}`)
  await addHostFiles(app, folder)
  const get = (url: string, more: Pick<InjectOptions, 'method' | 'headers'> = {}) =>
    app.inject({ url, headers: { accept: 'text/html' }, remoteAddress: '192.0.2.1', ...more })
  return { get, lines }
}

test.each(['/', '/findcar'])('%s has the first list in it, unseen until the script after it has run', async (path) => {
  const { get } = await serve(drawing)
  const { body, headers } = await get(path)
  const [, drawn, script] = /<div id="drawn" hidden>(.*)<\/div><script>(.*)<\/script><div id="root">/.exec(body) ?? []
  // Styles that stand in HTML are none to the content security policy.
  expect(drawn).toBe('<p data-style="color:red">$& filters for 192.0.2.1</p>')
  const hash = createHash('sha256')
    .update(script ?? '')
    .digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect([headers['cache-control'], headers['content-type']]).toEqual(['no-cache', 'text/html; charset=utf-8'])
})

test.each(['/findcar?car=7', '/findcar/7', '/reservations', '/findcar.html'])(
  '%s has no first list: it is another page, or one that a worker keeps',
  async (path) => {
    expect((await (await serve(drawing)).get(path)).body).toBe(page)
  },
)

test('a probe of the page that is no browser gets it without a list', async () => {
  const { get } = await serve(drawing)
  expect((await get('/', { headers: { accept: '*/*' } })).body).toBe(page)
  expect((await get('/', { method: 'HEAD' })).headers['content-length']).toBe(String(page.length))
})

test('the file that draws on the server is none of the site', async () => {
  expect((await (await serve(drawing)).get('/drawn/draw-find-car.js')).body).toBe(page)
})

test.each([
  ['finds no cars', 'async () => undefined', 0],
  ['fails', 'async () => { throw new Error("gone") }', 1],
  ['takes too long', '() => new Promise(() => undefined)', 0],
])('a page whose drawing %s comes without a list', async (_what, draw, warnings) => {
  const { get, lines } = await serve(`export const drawFindCar = ${draw}`)
  expect((await get('/findcar')).body).toBe(page)
  expect(lines).toHaveLength(warnings)
})
