import { createPartReader, PARTS_MEDIA } from '@delebil/core-api/admin'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../testing/test-admin-site.ts'

const ROWS = 12_000
let site: AdminSite
let token: string
let address: string
beforeAll(async () => {
  site = await startAdminSite()
  token = (await site.hire(1, ['FLEET_MANAGEMENT_READ'])).token
  await site.database.change(
    `insert into location (organization_id, id, name, lat, lng, xy)
     select 1, 1000 + n, 'Rad ' || n, 60.4, 5.3, '(590000,8480000)' from generate_series(1, $1::int) n`,
    [ROWS],
  )
  address = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  // Those that are kept for the next request would be waited for.
  site.app.server.closeAllConnections()
  await site.stop()
})

const fetchFile = (query: string, signal?: AbortSignal, format = 'csv') =>
  fetch(`${address}/api/admin/locations/export.${format}?columns=name&q=Rad&${query}`, {
    headers: { authorization: token },
    ...(signal && { signal }),
  })
// Each question for the next rows of a file, and what is done in its place.
const onRowsAsked = (work: (count: number) => Promise<void>) => {
  const { rows } = site.database
  let count = 0
  vi.spyOn(site.database, 'rows').mockImplementation(async (text, values, name) => {
    if (text.includes('"sortedBy"')) {
      count += 1
      await work(count)
    }
    return rows(text, values, name) as never
  })
  return () => count
}

test('a CSV in parts tells its rows and its end, and holds the same bytes as the plain one', async () => {
  const plain = Buffer.from(await (await fetchFile('')).arrayBuffer())
  expect(plain.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const response = await fetchFile('parts=true')
  expect(response.headers.get('content-type')).toBe(PARTS_MEDIA)
  const reader = createPartReader()
  const reported = new Set<number>()
  for await (const chunk of response.body ?? []) reported.add(reader.take(chunk))
  expect([...reported].at(-1)).toBe(ROWS)
  expect(reported.size).toBeGreaterThan(3)
  expect(Buffer.concat(reader.file() ?? []).equals(plain)).toBe(true)
  expect(plain.toString().split('\r\n').length).toBe(ROWS + 2)
})

test('a workbook in parts has as many rows as the list', async () => {
  const reader = createPartReader()
  const rows = reader.take(new Uint8Array(await (await fetchFile('parts=true', undefined, 'xlsx')).arrayBuffer()))
  expect(rows).toBe(ROWS)
  expect(
    Buffer.concat(reader.file() ?? [])
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('an export that the caller breaks off reads no more rows', async () => {
  const [reached, go, closed] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  const count = onRowsAsked(async (asked) => {
    if (asked < 3) return
    reached.resolve()
    await go.promise
  })
  site.app.server.once('request', (_request, answer) => answer.once('close', closed.resolve))
  const stop = new AbortController()
  const read = fetchFile('parts=true', stop.signal).then((response) => response.arrayBuffer())
  await reached.promise
  stop.abort()
  await expect(read).rejects.toThrow()
  await closed.promise
  go.resolve()
  // What is asked after that is answered after that: the file would have asked for its next rows by then.
  for (let round = 0; round < 5; round += 1) expect((await site.ask('locations.metadata', token)).status).toBe(200)
  expect(count()).toBe(3)
})

test('an export whose database fails part-way ends in an error and without a file', async () => {
  onRowsAsked(async (asked) => {
    if (asked === 3) throw new Error('gone')
  })
  const reader = createPartReader()
  const read = async () => {
    for await (const chunk of (await fetchFile('parts=true')).body ?? []) reader.take(chunk)
  }
  await expect(read()).rejects.toThrow()
  expect(reader.file()).toBeUndefined()
})

test('cells that a spreadsheet would run or split are written as text, and Norwegian letters stay', () =>
  site.undone(async () => {
    const run = ['=1+1', '+47 900', '-2', '@SUM(A1)', '|cmd', '＝1', '＋1', '－1', '＠A1', '  =1']
    const quoted = ['\t=1', '\tcmd', '\rcmd']
    const names = [...run, ...quoted, 'a;b', 'a,=1', 'a\t=1', 'a"b', 'a\nb', 'a\rb', 'Blåbærsyltetøy Æ']
    for (const [index, name] of names.entries()) {
      await site.database.change(
        `insert into location (organization_id, id, name, lat, lng, xy) values (1, $1, $2, 60.4, 5.3, '(590000,8480000)')`,
        [50_000 + index, name],
      )
    }
    const ids = names.map((_, index) => 50_000 + index).join(',')
    const { text } = await site.ask('locations.csv', token, { query: { columns: 'name', ids } })
    const cells = text.slice(1).split('\r\n').slice(1, -1)
    expect(cells.toSorted()).toEqual(
      [
        ...run.map((name) => `'${name}`),
        ...quoted.map((name) => `"'${name}"`),
        '"a;b"',
        '"a,=1"',
        '"a\t=1"',
        '"a""b"',
        '"a\nb"',
        '"a\rb"',
        'Blåbærsyltetøy Æ',
      ].toSorted(),
    )
  }))

test('the total of a list is exact up to ten thousand rows and an estimate above', async () => {
  const total = async (value: string) => {
    const filter = JSON.stringify([{ field: 'name', operator: 'startsWith', value }])
    const { body } = await site.ask('locations.list', token, { query: { filter } })
    return body as unknown as { totalElements: number; isExact: boolean }
  }
  expect(await total('Rad 1')).toMatchObject({ totalElements: 1 + 10 + 100 + 1000 + 2001, isExact: true })
  const all = await total('Rad')
  expect([all.isExact, all.totalElements > 10_000]).toEqual([false, true])
})
