import { adminContract } from '@delebil/core-api/admin'
import { beforeAll, expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { pictureText, sampleOf } from '../../testing/test-admin-samples.ts'
import type { AdminInput } from '../../testing/test-admin-site.ts'
import { insertStrangers, strange, strangerOf, strangers, sumOf } from '../../testing/test-admin-strangers.ts'

const { site, staff } = openAdminDesk()
let picture: string
let untouched: object[]
beforeAll(async () => {
  picture = await pictureText()
  await insertStrangers(site.database)
  untouched = await sumOf(site.database)
})

type Shape = {
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly pipe?: readonly Shape[]
}
type Path = readonly (string | number)[]

/** Where an input names a record: each field of the schema that points at one, with the ids of lists one by one. */
const pointersOf = (schema: Shape | undefined, at: Path = []): Path[] => {
  if (schema === undefined) return []
  const { entries, item, wrapped, pipe } = schema
  if (entries)
    return Object.entries(entries).flatMap(([name, field]) => {
      const kind = name.replace(/s$/, '')
      if (name === 'orgId') return []
      if (name in strangers || kind in strangers || (name === 'id' && at.length > 0)) return [[...at, name]]
      return pointersOf(field, [...at, name])
    })
  if (item) return pointersOf(item, [...at, 0])
  return pointersOf(wrapped ?? pipe?.[0], at)
}

const nameOf = (path: Path): string =>
  String(path.findLast((part) => typeof part === 'string' && part !== 'id') ?? 'drivers')
const strangerAt = (path: Path): number => {
  const name = nameOf(path)
  return strangers[name] ?? strangers[name.replace(/s$/, '')] ?? 0
}

/** The value with another club's id where the path leads; lists keep what else they hold. */
const withStranger = (value: unknown, [part, ...rest]: Path, id: number): unknown => {
  if (part === undefined) return Array.isArray(value) || value === undefined ? [id] : id
  if (typeof part === 'number') {
    const [first, ...others] = Array.isArray(value) ? value : [{}]
    return [withStranger(first, rest, id), ...others]
  }
  const held = (value ?? {}) as Record<string, unknown>
  if (rest.length > 0) return { ...held, [part]: withStranger(held[part], rest, id) }
  return { ...held, [part]: /s$/.test(part) && part !== 'undoes' ? [id] : id }
}

const keyOf = (name: string): string => name.slice(0, name.lastIndexOf('.'))
const calls = Object.entries(adminContract)
const cases = calls.flatMap(([name, { body, query }]) => [
  ...pointersOf(body as Shape)
    // A bulk act of what nobody changes by hand has no values.
    .filter(([first]) => first !== 'values' || `${keyOf(name)}.change` in adminContract)
    .map((path) => [name, 'body', path] as const),
  ...pointersOf(query as Shape).map((path) => [name, 'query', path] as const),
])
const inPath = calls.flatMap(([name, { path }]) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => [name, part] as const),
)
const sample = (name: string): AdminInput => sampleOf(name, staff.personId, picture)

test.each(cases)(
  "%s with another club's id in its %s at %j changes nothing and tells nothing of that club",
  async (name, where, path) => {
    const id = strangerAt(path)
    expect([path, id]).toEqual([path, expect.any(Number)])
    const isText = where === 'query'
    const asked = {
      ...sample(name),
      [where]: withStranger(sample(name)[where], path, (isText ? String(id) : id) as number),
    }
    const work = () => site.ask(name, staff.token, asked)
    const isBulk = name.endsWith('.bulk')
    const { status, text, body } = await (isBulk ? site.undone(work) : work())
    expect(text).not.toContain(strange)
    if (isBulk && status === 200) expect(body.entity).toMatchObject({ done: 0, failed: 1 })
    else if (adminContract[name]?.method === 'GET') expect(status).toBeLessThan(500)
    else expect([status, body.code]).toEqual([expect.toBeOneOf([400, 404, 409]), expect.stringMatching(/./)])
  },
)

/** What is in an address and names no record of a club, or one only beside what does. */
const ofNobody = ['key', 'commandId', 'side', 'fileType', 'row']
test.each(inPath)("%s with another club's {%s} is unknown", async (name, part) => {
  const id = part === 'id' ? strangerOf[keyOf(name)] : strangers[part]
  if (part === 'commandId' || id === undefined) return expect(ofNobody).toContain(part)
  const { status, text } = await site.ask(name, staff.token, {
    ...sample(name),
    params: { ...sample(name).params, [part]: id },
  })
  // Its messages would be about a reservation that is not the one.
  const unknown = name === 'conflicts.solve' ? 400 : 404
  expect([status, text]).toEqual([unknown, expect.not.stringContaining(strange)])
})

const lists = calls.filter(([name]) => /\.(list|csv)$/.test(name))
test.each(lists)('%s holds nothing of another club, searched or not', async (name, { query }) => {
  const asks =
    'q' in ((query as unknown as Shape).entries ?? {}) ? [{}, { q: strange }, { ids: '900,901,902,2,3,4' }] : [{}]
  for (const asked of asks) {
    const { status, text } = await site.ask(name, staff.token, { query: asked })
    expect([status, text]).toEqual([200, expect.not.stringContaining(strange)])
  }
})

test('after all of these calls the database is unchanged', async () => {
  expect(await sumOf(site.database)).toEqual(untouched)
})
