import { permissionAreas } from '@delebil/core-api'
import { type AdminResource, adminContract, adminResources } from '@delebil/core-api/admin'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { pictureText, sampleOf } from '../../testing/test-admin-samples.ts'
import type { AdminInput, Hired } from '../../testing/test-admin-site.ts'

const { site, staff } = openAdminDesk()
let reader: Hired
let picture: string
beforeAll(async () => {
  picture = await pictureText()
  // A third membership that no invoice can be sent to.
  await site.database.change('update membership set address_line = null, organization_number = null where id = 2')
  reader = await site.hire(
    1,
    permissionAreas.map((area) => `${area}_READ` as const),
  )
})

// Views are a person's own, and a mail that did not arrive is the queue's: no records of the club. What a bulk run does is kept
// with each record when it is done. Reminders are proposed by a job, which may be asked not to wait. Nothing goes to the books
// while the club owns its invoices; where they do, features/accounting/error-verbs.test.ts reads what is kept.
const ofNoRecord =
  /^(saved-views|bulk-runs|system)\.|^reminders\.propose$|^(billing-runs|tripletex)\.try$|^tripletex\.subscribe$|^(sms\.preview|setup\.try-gateway|identity-provider\.try)$|\.send-to-tripletex$/
const writes = Object.entries(adminContract).filter(([name, { method }]) => method !== 'GET' && !ofNoRecord.test(name))
const why = 'Prøve 4711'
const resources = adminResources as unknown as Readonly<Record<string, AdminResource>>

const someName = 'Endret Navn'
const mayBeNamed = ({ kind, input }: AdminResource['fields'][string]): boolean =>
  !kind.endsWith('text') || v.safeParse(input, someName).success

/** A change of some field of a resource. */
const someChange = (key: string): object => {
  const fields = Object.entries(resources[key]?.fields ?? {})
  const field = (kind: string) =>
    fields.find(([, one]) => one.kind === kind && one.write && one.write !== 'create' && mayBeNamed(one))?.[0]
  const name = field('long-text') ?? field('text')
  return name ? { [name]: someName } : { [String(field('flag'))]: true }
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

/** The call with another reason, where it takes one. */
const withReason = ({ query = {}, body, ...call }: AdminInput, reason: string): AdminInput =>
  'why' in query
    ? { ...call, body, query: { ...query, why: reason } }
    : { ...call, query, body: { ...(body as object), why: reason } }

type Kept = { id: number; resource: string; record: number; person: number; changes: object; why: string | null }
const kept = () =>
  site.database.rows<Kept>(
    'select id, resource, record_id as record, person_id as person, changes, why from admin_change order by id',
  )

/** The action says it all, or the sample finds the record as it is to become. */
const changesNothing = [
  'persons.change-password',
  'memberships.change-payment-agreements',
  'reservations.reset-review',
  'reservations.assign',
  'fleet-map.position',
  'conflicts.undo',
  'night-desk.message',
]
const reportedByCar = ['night-desk.open', 'night-desk.lock']
const reasonOf = (name: string, reason: string | null) =>
  name.startsWith('night-desk.') && !reportedByCar.includes(name) ? 'Vaktbord' : reason
/** A call that is about several records leaves one with each: who answers has read what is answered. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'messages.create': ['messages', 'messages'],
  'conflicts.solve': ['reservations', 'messages'],
  'memberships.ask-for-billing-data': ['memberships', 'memberships', 'memberships'],
}

// What is brought back, added, mended or read from a file says it all by itself; at night the desk is the reason; moves carry their own.
const needsNoReason = /\.(restore[\w-]*|add-picture|add|upload|mend|read-file)$|^night-desk\.|^fleet\.move$/
test('every call that changes something takes a reason, but for those listed as needing none', () => {
  const without = writes.flatMap(([name]) => (withWhy(name).reason === null ? [name] : []))
  expect(without.filter((name) => !needsNoReason.test(name))).toEqual([])
})

test.each(writes)('%s adds one history entry: who, when, from, to and why', (name) =>
  site.undone(async () => {
    const { reason, ...sample } = withWhy(name)
    const [last] = (await kept()).slice(-1)
    const asked = Date.now()
    const answer = await site.ask(name, staff.token, sample)
    expect(answer.status, answer.text).toBeLessThan(300)
    const made = (await kept()).filter(({ id }) => id > (last?.id ?? 0))
    expect(made.map(({ resource }) => resource)).toEqual(kinds[name] ?? [made[0]?.resource])
    expect(new Set(made.map(({ resource, record }) => `${resource} ${record}`)).size).toBe(made.length)
    const because = reasonOf(name, reason)
    const { resource, record, person, changes } = made.find((one) => one.why === because) as Kept
    expect(person).toBe(staff.personId)
    if (!changesNothing.includes(name)) expect(changes).not.toEqual({})
    for (const change of Object.values(changes)) expect(Object.keys(change).sort()).toEqual(['from', 'to'])
    // Whoever may only read has no page of what nobody may only read. A file of payments is no resource: who reads the payments reads who read it.
    const mayRead = resources[resource]?.read.some((permission) => permission.endsWith('_READ')) ?? true
    const history = await site.ask(`${resource}.history`, (mayRead ? reader : staff).token, { params: { id: record } })
    const [entry] = history.body.data as unknown as { at: string }[]
    expect(entry).toMatchObject({
      person: { id: staff.personId },
      action: expect.stringMatching(/./),
      why: because,
      changes,
    })
    expect(Math.abs(Date.parse(entry?.at ?? '') - asked)).toBeLessThan(60_000)
  }),
)

test.each(writes)('%s adds no history entry when it is refused', async (name, { path, access }) => {
  const before = await kept()
  const call = withWhy(name)
  const refusals: readonly (readonly [string, string, AdminInput])[] = [
    ...(JSON.stringify(access).includes('_READ') ? [] : [['may only read', reader.token, call] as const]),
    ...(path.includes('{id}')
      ? [['is not there', staff.token, { ...call, params: { ...call.params, id: 4711 } }] as const]
      : []),
    ...(call.reason ? [['has too long a reason', staff.token, withReason(call, 'x'.repeat(501))] as const] : []),
  ]
  for (const [what, token, input] of refusals) {
    const { status, body } = await site.ask(name, token, input)
    expect([what, status, body.code]).toEqual([what, expect.toBeOneOf([400, 403, 404]), expect.stringMatching(/./)])
  }
  expect(await kept()).toEqual(before)
})

const made = Object.values(resources).filter(
  ({ can, fields }) => can?.create && Object.values(fields).some(({ of, write }) => of && write),
)

test.each(made.map(({ key }) => key))('a new record of %s: its history names each record it refers to', async (key) => {
  const { fields } = resources[key] as AdminResource
  await site.undone(async () => {
    const { body } = await site.ask(`${key}.create`, staff.token, withWhy(`${key}.create`))
    const { id } = body.entity as { id: number }
    const reported = (await site.ask(`${key}.history`, staff.token, { params: { id } })).body
    const [{ changes, titles }] = reported.data as [{ changes: Record<string, { to: unknown }>; titles: object }]
    const refs = Object.keys(fields).filter((name) => fields[name]?.of && [changes[name]?.to ?? []].flat().length > 0)
    expect(Object.keys(titles).sort()).toEqual(refs.sort())
    for (const name of refs) {
      const ids = [changes[name]?.to].flat().map(String)
      const names = Reflect.get(titles, name) as Readonly<Record<string, string>>
      expect([name, Object.keys(names)]).toEqual([name, ids])
      for (const title of Object.values(names)) expect(title).toMatch(/[a-zæøå]|^\d{3,}/i)
    }
  })
})

test('no history holds a password, a token or a picture', async () => {
  const secret = /passw|token|secret|hash|credential/i
  for (const { key, fields } of Object.values(resources)) {
    // A proof of who asks is sent, and never kept.
    const kept = Object.keys(fields).filter((name) => !fields[name]?.whenRefused)
    expect([key, kept.filter((name) => secret.test(name))]).toEqual([key, []])
  }
  await site.undone(async () => {
    for (const name of ['persons.change-password', 'damages.add-picture', 'car-image.replace', 'persons.remove']) {
      const { reason: _reason, ...sample } = withWhy(name)
      expect((await site.ask(name, staff.token, sample)).status).toBeLessThan(300)
    }
    const all = JSON.stringify(await site.database.rows('select * from admin_change'))
    expect(all).toContain('change-password')
    for (const hidden of ['et-nytt-passord', 'password_hash', '$scrypt', 'token-', picture.slice(0, 60)]) {
      expect(all).not.toContain(hidden)
    }
  })
})
