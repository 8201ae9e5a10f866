import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdminClient, exportAddress } from './create-admin-client.ts'

const baseUrl = 'https://delebil.test'
const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const token = () => 'a-token'
const on = (path: string) => `${baseUrl}/api/admin/${path}`

test('a list is asked for with its filter as JSON, and read by the contract', async () => {
  let asked = new URLSearchParams()
  server.use(
    http.get(on('cars'), ({ request }) => {
      asked = new URL(request.url).searchParams
      expect(request.headers.get('authorization')).toBe('a-token')
      return HttpResponse.json({ data: [{ id: 1 }], totalElements: 1, isExact: true, cursor: null })
    }),
  )
  const filter = [{ field: 'licensePlate', operator: 'startsWith', value: 'EL "100 %"' }] as const
  const api = createAdminClient({ baseUrl, token })
  const result = await api.list('cars', { orgId: 1, q: 'å', filter, sort: '-carNumber', size: 20 })
  expect(result).toMatchObject({ ok: true, value: { data: [{ id: 1 }] } })
  expect(Object.fromEntries(asked)).toEqual({
    orgId: '1',
    q: 'å',
    filter: JSON.stringify(filter),
    sort: '-carNumber',
    size: '20',
  })
})

test('a change sends its version and a key, the same attempt the same key', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.put(on('models/7'), async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      expect(await request.json()).toEqual({ seats: 4, version: 3 })
      return HttpResponse.json({ entity: { id: 7, version: 4 }, errors: [] })
    }),
  )
  const api = createAdminClient({ baseUrl, token })
  const change = (idempotencyKey?: string) =>
    api.change('models', 7, { seats: 4, version: 3 }, { orgId: 1 }, idempotencyKey ? { idempotencyKey } : {})
  expect(await change('same')).toMatchObject({ ok: true, value: { entity: { version: 4 } } })
  await change('same')
  await change()
  await change()
  expect(keys.slice(0, 2)).toEqual(['same', 'same'])
  expect(new Set(keys.slice(1)).size).toBe(3)
})

test('a refusal is answered with its fields and the record as it is now', async () => {
  const errors = [{ code: 'member-card.taken', message: 'Kortet er allerede registrert.', fieldName: 'cardNumber' }]
  server.use(
    http.post(on('member-cards'), () =>
      HttpResponse.json({ code: 'request.invalid', title: 'Noe i skjemaet må rettes.', errors }, { status: 400 }),
    ),
    http.put(on('cars/1'), () =>
      HttpResponse.json(
        { code: 'record.stale', title: 'Endret', errors: [], entity: { id: 1, version: 9 } },
        { status: 409 },
      ),
    ),
  )
  const api = createAdminClient({ baseUrl })
  expect(await api.create('member-cards', { cardNumber: 'K1', chipId: '04' })).toMatchObject({
    ok: false,
    refusal: { status: 400, fields: { cardNumber: 'Kortet er allerede registrert.' } },
  })
  expect(await api.change('cars', 1, { version: 1 })).toMatchObject({
    ok: false,
    refusal: { code: 'record.stale', entity: { id: 1, version: 9 } },
  })
})

test('a 401 and a 403 reach their own listeners, and every failure the general one', async () => {
  const reported: string[] = []
  const status = (code: number) => http.get(on('counts'), () => new HttpResponse('{}', { status: code }))
  const api = createAdminClient({
    baseUrl,
    onUnauthenticated: () => reported.push('unauthenticated'),
    onForbidden: ({ call }) => reported.push(`forbidden ${call.method} ${call.path}`),
    onRefusal: ({ refusal }) => reported.push(String(refusal.status)),
  })
  server.use(status(401))
  await api.call('admin.counts', {})
  server.use(status(403))
  await api.call('admin.counts', {})
  server.use(http.get(on('counts'), () => HttpResponse.error()))
  expect(await api.call('admin.counts', {})).toMatchObject({ ok: false, refusal: { code: 'network.unreachable' } })
  expect(reported).toEqual(['401', 'unauthenticated', '403', 'forbidden GET /api/admin/counts', '0'])
})

test('removing, bulk changes and named calls go to their addresses', async () => {
  const asked: string[] = []
  const note = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    asked.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim())
    return request.method === 'DELETE' ? new HttpResponse(null, { status: 204 }) : HttpResponse.json({ entity: {} })
  }
  server.use(http.all(on('*'), note))
  const api = createAdminClient({ baseUrl })
  const filter = [{ field: 'active', operator: 'is', value: true }] as const
  expect(await api.remove('persons', 5, { orgId: 2, version: 3 })).toMatchObject({ ok: true, value: undefined })
  await api.bulk('cars', { action: 'change', filter, values: { active: false }, rehearse: true })
  await api.call('reservations.cancel', { params: { id: '8' }, body: { withoutFee: true, version: 3 } })
  await api.restore('locations', 6, { orgId: 2 })
  expect(asked).toEqual([
    'DELETE /api/admin/persons/delete/5?orgId=2&version=3',
    `POST /api/admin/cars/bulk ${JSON.stringify({ action: 'change', values: { active: false }, rehearse: true, filter: JSON.stringify(filter) })}`,
    'POST /api/admin/reservations/8/cancel {"withoutFee":true,"version":3}',
    'POST /api/admin/locations/6/restore?orgId=2',
  ])
  expect(() => api.list('ufo' as never)).toThrow('There is no call "ufo.list"')
})

test('the address of an export holds the query of the list', () => {
  const address = exportAddress('cars', 'xlsx', {
    orgId: 1,
    q: undefined,
    sort: 'carNumber',
    columns: ['carNumber', 'model'],
  })
  expect(address).toBe('/api/admin/cars/export.xlsx?orgId=1&sort=carNumber&columns=carNumber%2Cmodel')
})
