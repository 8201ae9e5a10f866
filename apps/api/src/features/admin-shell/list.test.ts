import { type AdminResource, adminResources, type Field, filterOperators } from '@delebil/core-api/admin'
import { describe, expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'

const { site, staff } = openAdminDesk()

type Row = Readonly<Record<string, unknown>> & { readonly id: number }
const resources = Object.entries(adminResources as unknown as Readonly<Record<string, AdminResource>>)
const list = (key: string, query: object = {}) => site.ask(`${key}.list`, staff.token, { query })
const rowsOf = async (key: string, query: object = {}): Promise<readonly Row[]> => {
  const { status, body, text } = await list(key, { size: 200, ...query })
  expect([status, text]).toEqual([200, expect.any(String)])
  return body.data as unknown as Row[]
}

const fold = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
const isOne = (value: unknown, asked: unknown) => {
  const several = (Array.isArray(asked) ? asked : [asked]).map(fold)
  return Array.isArray(value) ? value.some((one) => several.includes(fold(one))) : several.includes(fold(value))
}
const order = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number(value))
/** What each operator means. */
const means: Readonly<Record<string, (value: unknown, asked: unknown) => boolean>> = {
  is: (value, asked) => value !== null && isOne(value, asked),
  isNot: (value, asked) => value === null || !isOne(value, asked),
  contains: (value, asked) => value !== null && String(fold(value)).includes(String(fold(asked))),
  startsWith: (value, asked) => value !== null && String(fold(value)).startsWith(String(fold(asked))),
  from: (value, asked) => value !== null && order(value) >= order(asked),
  to: (value, asked) => value !== null && order(value) < order(asked),
  empty: (value, asked) => (value === null) === asked,
}

/** What a field may be asked for: what stands in it, and each of its choices. */
const askedOf = (rows: readonly Row[], name: string, field: Field, operator: string): unknown[] => {
  if (operator === 'empty') return [true, false]
  if (field.kind === 'flag') return [true, false]
  if (field.options) return Object.keys(field.options)
  const held = rows.flatMap((row) => row[name] ?? [])
  const [first] = held
  const known = first === undefined ? [] : [first, [...new Set(held)].slice(0, 3)]
  const one = operator === 'contains' || operator === 'startsWith' || operator === 'from' || operator === 'to'
  const asked = one ? known.slice(0, 1) : known
  return operator === 'contains' ? asked.map((value) => String(value).slice(1, 5)) : asked
}

test.each(resources)('each filter of %s finds the rows that match, and no others', async (key, { fields }) => {
  const all = await rowsOf(key)
  expect(all.length).toBeGreaterThan(0)
  for (const [name, field] of Object.entries(fields)) {
    for (const operator of field.filter ? filterOperators(field) : []) {
      for (const value of askedOf(all, name, field, operator)) {
        const found = await rowsOf(key, { filter: JSON.stringify([{ field: name, operator, value }]) })
        const right = all.filter((row) => means[operator]?.(row[name], value))
        expect([name, operator, value, found.map(({ id }) => id)]).toEqual([
          name,
          operator,
          value,
          right.map(({ id }) => id),
        ])
      }
    }
  }
})

const sorts = resources.flatMap(([key, { fields }]) =>
  Object.entries(fields).flatMap(([name, { sort }]) =>
    sort ? [[key, name] as const, [key, `-${name}`] as const] : [],
  ),
)
test.each(sorts)('%s by %s gives each row once over all pages, and the reverse order backwards', async (key, sort) => {
  const ids: number[] = []
  let cursor: string | null = null
  do {
    const { body } = await list(key, { size: 2, sort, ...(cursor && { cursor }) })
    ids.push(...(body.data as unknown as Row[]).map(({ id }) => id))
    cursor = body.cursor
  } while (cursor)
  expect(ids).toEqual((await rowsOf(key, { sort })).map(({ id }) => id))
  const back = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
  expect((await rowsOf(key, { sort: back })).map(({ id }) => id)).toEqual(ids.toReversed())
})

const texts = ["O'Hara", '%', '_', '\\', '"', "';--", '\\x00', '$1', '😀', '%%%', '___', '\\%', 'É', ' '.repeat(3)]
test.each(resources)(
  'a list of %s finds any text that is typed, and refuses a wrong query at its field',
  async (key) => {
    const total = (await rowsOf(key)).length
    for (const q of texts) {
      const found = await rowsOf(key, { q })
      expect([q, found.length]).toEqual([q, q.trim() === '' ? total : 0])
    }
    for (const [query, field] of [
      ...['0', '-1', '1e9', 'NaN', '', '1.5', '99999999999999999999'].map((size) => [{ size }, 'size'] as const),
      [{ q: 'x'.repeat(10_240) }, 'q'],
      [{ q: 'a\u0000b' }, undefined],
      [{ sort: 'geheim' }, 'sort'],
      [{ sort: '--id' }, 'sort'],
      [{ ids: '1;drop' }, 'ids'],
      [{ filter: '[{"field":"__proto__","operator":"is","value":1}]' }, 'filter.0.field'],
      [{ filter: `[${'['.repeat(3000)}` }, 'filter'],
      [{ filter: 'x'.repeat(10_240) }, 'filter'],
    ] as const) {
      const { status, body } = await list(key, query)
      expect([query, status, body.code]).toEqual([query, 400, 'request.invalid'])
      expect(body.errors.map(({ fieldName }) => fieldName)).toContain(field)
    }
  },
)

describe('a cursor that no list gave out', () => {
  const of = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  test.each(sorts)(
    'for %s by %s is refused at its field or gives an empty answer, never a failure',
    async (key, sort) => {
      const { status, body } = await list(key, { size: 1, sort, cursor: of('xy', 'a', 1, 1, true) })
      expect([status, body.errors[0]?.fieldName]).toEqual([400, 'cursor'])
      for (const cursor of [
        of(sort, 'a\u0000', 1, 1, true),
        of(sort, '9'.repeat(30), 1.5, 1, true),
        of(sort, { x: 1 }, 1, 1, true),
        of(sort, '2026-02-30 00:00:00+00', 9e15, 1, true),
        of(sort, 'x', '1 or 1=1', 1, true),
        'a'.repeat(1990),
        '%00',
      ]) {
        const answer = await list(key, { size: 1, sort, cursor })
        expect([cursor, answer.status]).toEqual([cursor, expect.toBeOneOf([200, 400])])
      }
    },
  )
})

test('columns of an export that do not exist are refused: request.invalid', async () => {
  for (const columns of ['xy', '__proto__', 'name;drop', ',', 'x'.repeat(3000)]) {
    const { status, body } = await site.ask('cars.csv', staff.token, { query: { columns } })
    expect([columns, status, body.code]).toEqual([columns, 400, 'request.invalid'])
  }
})
