import { permissionAreas } from '@delebil/core-api'
import { adminContract, type AdminResource, adminResources } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSamples, pictureText, sampleOf } from './test-admin-samples.ts'
import { type AdminBody, type AdminInput, type AdminSite, type Hired, startAdminSite } from './test-admin-site.ts'

let site: AdminSite
let staff: Hired
let reader: Hired
let picture: string
beforeAll(async () => {
  site = await startAdminSite()
  picture = await pictureText()
  staff = await site.hire(
    1,
    permissionAreas.flatMap((area) => [`${area}_READ`, `${area}_WRITE`] as const),
  )
  reader = await site.hire(
    1,
    permissionAreas.map((area) => `${area}_READ` as const),
  )
  await insertSamples(site.database, [staff.personId])
})
afterAll(() => site.stop())

// Views are a person's own, and no record of the club.
const writes = Object.entries(adminContract).filter(
  ([name, { method }]) => method !== 'GET' && !name.startsWith('saved-views.'),
)
const why = 'Prøve 4711'
const resources = adminResources as unknown as Readonly<Record<string, AdminResource>>

/** A change of some field of a resource. */
const someChange = (key: string): object => {
  const fields = Object.entries(resources[key]?.fields ?? {})
  const field = (kind: string) => fields.find(([, one]) => one.kind === kind && one.write && one.write !== 'create')?.[0]
  const name = field('long-text') ?? field('text')
  return name ? { [name]: 'Endret Navn' } : { [String(field('flag'))]: true }
}

/** The sample of a call with why it is made, wherever the call takes a reason, and with something that is changed. */
const withWhy = (name: string): AdminInput & { reason: string | null } => {
  const { query, body } = adminContract[name] ?? {}
  const sample = sampleOf(name, staff.personId, picture)
  const takes = (schema: object = {}) => 'why' in ((schema as { entries?: object }).entries ?? {})
  const [key = '', operation = ''] = name.split('.')
  const changed = operation === 'change' ? someChange(key) : operation === 'bulk' ? { values: someChange(key) } : {}
  const given = sample.body && !Array.isArray(sample.body) ? { ...(sample.body as object), ...changed } : sample.body
  return {
    ...sample,
    body: takes(body) ? { ...(given as object), why } : given,
    query: { ...sample.query, ...(takes(query) && { why }) },
    reason: takes(body) || takes(query) ? why : null,
  }
}

type Kept = { id: number; resource: string; record: number; person: number; action: string; changes: object }
const kept = () =>
  site.database.rows<Kept>(
    'select id, resource, record_id as record, person_id as person, action, changes from admin_change order by id',
  )

/** What is no field that became another: the action says it all, or the sample finds it as it is to become. */
const changesNothing = ['persons.change-password', 'reservations.reset-review', 'reservations.hand-over']
const ownReason: Readonly<Record<string, string>> = { 'night-desk.extend': 'Vaktbord', 'night-desk.end': 'Vaktbord' }

test.each(writes)('%s leaves one entry in the history: who, when, from, to and why', (name) =>
  site.undone(async () => {
    const { reason, ...sample } = withWhy(name)
    const [last] = (await kept()).slice(-1)
    const asked = Date.now()
    const answer = await site.ask(name, staff.token, sample)
    expect(answer.status, answer.text).toBeLessThan(300)
    const made = (await kept()).filter(({ id }) => id > (last?.id ?? 0))
    expect(made).toHaveLength(1)
    const [{ resource, record, person, changes }] = made as [Kept]
    expect(person).toBe(staff.personId)
    if (!changesNothing.includes(name)) expect(changes).not.toEqual({})
    const history = await site.ask(`${resource}.history`, reader.token, { params: { id: record } })
    const [entry] = history.body.data as unknown as { at: string }[]
    expect(entry).toMatchObject({
      person: { id: staff.personId },
      action: expect.stringMatching(/./),
      why: reason ?? ownReason[name] ?? null,
      changes,
    })
    for (const change of Object.values(changes)) expect(Object.keys(change).sort()).toEqual(['from', 'to'])
    expect(Math.abs(Date.parse(entry?.at ?? '') - asked)).toBeLessThan(60_000)
  }),
)

const refusals: readonly (readonly [string, (name: string) => Promise<{ status: number; body: AdminBody }>])[] = [
  ['whoever may only read', (name) => site.ask(name, reader.token, withWhy(name))],
  [
    'a record that is not there',
    (name) => site.ask(name, staff.token, { ...withWhy(name), params: { ...withWhy(name).params, id: 4711 } }),
  ],
  ['a body that says nothing', (name) => site.ask(name, staff.token, { ...withWhy(name), body: [[]] })],
]

test.each(writes)('%s leaves nothing where it is refused', async (name, { params, body }) => {
  const before = await kept()
  for (const [what, ask] of refusals) {
    if (what.startsWith('a record') && !params) continue
    if (what.startsWith('a body') && !body) continue
    const { status, body: answer } = await ask(name)
    expect([what, name, status]).toEqual([what, name, expect.toSatisfy((code: number) => code >= 400 && code < 500)])
    expect(answer.code).toMatch(/./)
  }
  expect(await kept()).toEqual(before)
})

test('no password, token or key is in any history', async () => {
  const secret = /passw|token|secret|hash|credential/i
  for (const { key, fields } of Object.values(resources)) {
    expect([key, Object.keys(fields).filter((name) => secret.test(name))]).toEqual([key, []])
  }
  await site.undone(async () => {
    for (const [name] of writes) {
      const { reason: _reason, ...sample } = withWhy(name)
      await site.undone.length
      await site.ask(name, staff.token, sample)
    }
    const all = JSON.stringify(await site.database.rows('select * from admin_change'))
    expect(all).not.toContain('et-nytt-passord')
    expect(all).not.toMatch(secret.source.replace('passw|', 'password_|') && /password_hash|scrypt|token/i)
    expect(all).not.toContain(picture.slice(0, 60))
  })
})
