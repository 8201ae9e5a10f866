import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { node24 } from '../../scripts/root.mjs'
import { capture } from '../../scripts/run.mjs'
import { published } from './published.ts'

const folder = inject('site')

async function run(text: string) {
  const file = join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(file, text)
  const { code, output } = await capture(node24, [file], { cwd: folder, env: { NODE_OPTIONS: '' } })
  expect(code, output).toBe(0)
  return output
}

/** The files that stand behind the doors, by door. */
const doors = published.flatMap(({ manifest }) =>
  Object.entries(manifest.exports).flatMap(([door, target]) =>
    typeof target === 'string' || !target['default']
      ? []
      : [{ door: join(manifest.name, door), file: join(folder, 'node_modules', manifest.name, target['default']) }],
  ),
)
const usesReact = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/(?:from|import)\s*"([^"]+)"/g), ...text.matchAll(/(?:from|import)\s*'([^']+)'/g)]
  return imports.some(([, name = '']) =>
    name.startsWith('.') ? usesReact(join(file, '..', name), seen) : /^(react|lucide-react|swr|valtio)\b/.test(name),
  )
}
const drawn = doors.filter(({ file }) => file.endsWith('.js') && usesReact(file))

test('the doors with components are known from those with values only', () => {
  expect(drawn.map(({ door }) => door)).toEqual(
    expect.arrayContaining([
      '@delebil/ui',
      '@delebil/booking-widget',
      '@delebil/admin-components',
      '@delebil/core-api/react',
    ]),
  )
  expect(drawn.map(({ door }) => door)).not.toContain('@delebil/core-api')
})

test.for(drawn)('the export $door says to server components that it is for the client', ({ file }) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^['"]use client['"]/)
})

const host = `{
  api: createClient({ baseUrl: 'http://127.0.0.1:9' }), person: undefined, memberships: [], selectedMembership: undefined,
  organizations: [], requestLogin() {}, links: { reservation: String, reservations: '/', findCar: '/', car: String, findCarNear: String },
  navigate() {}, storage: { getItem: () => null, setItem() {}, removeItem() {} }, mapStyleUrl: undefined,
  now: () => new Date('2026-11-22T12:00:00Z'), subscribe: () => () => undefined, online: true,
}`

test('FindCar is drawn on a server, where there is no window', async () => {
  const html = await run(`import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { BookingHostProvider, FindCar } from '@delebil/booking-widget'
import { createClient } from '@delebil/core-api'
import { ThemeRoot } from '@delebil/ui'
console.log(renderToString(h(ThemeRoot, null, h(BookingHostProvider, { value: ${host} }, h(FindCar)))))`)
  expect(html).toContain('Endre søk')
})

test('a client makes its call where Promise.withResolvers is unknown, as on Node 20', async () => {
  const text = await run(`delete Promise.withResolvers
import { createClient } from '@delebil/core-api'
const { refusal } = await createClient({ baseUrl: 'http://127.0.0.1:9' }).listOrganizations()
console.log(refusal.code)`)
  expect(text).toContain('network.unreachable')
})

/** Of years after ES2023, and of browsers after the oldest that the READMEs name. */
const tooNew =
  /Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|Iterator\.from|RegExp\.escape|URL\.parse\(|AbortSignal\.any|\.(values|entries|keys)\(\)\s*\.(map|filter|toArray)\(/

test('a use of Promise.withResolvers is known as newer than ES2023', () => {
  expect('const { promise } = Promise.withResolvers()').toMatch(tooNew)
})

test.for(published)('no script of $manifest.name asks for an engine newer than ES2023', ({ manifest }) => {
  expect(manifest.engines).toEqual({ node: '>=20' })
  const dist = join(folder, 'node_modules', manifest.name, 'dist')
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((name) => tooNew.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])
})
