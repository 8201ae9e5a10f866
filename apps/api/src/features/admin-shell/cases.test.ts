import type { Permission } from '@delebil/core-api'
import { problemText } from '@delebil/validation/text'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import type { AdminInput } from '../../testing/test-admin-site.ts'

const { site, ask, undone } = openAdminDesk()

const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const change = (text: string) => site.database.change(text)
type Seen = { id: number; version: number; assigneeId: number | null; caseState: string; postponedUntil: string | null }
const listed = async (name: string, caseState: string): Promise<number[]> => {
  const filter = JSON.stringify([{ field: 'caseState', operator: 'is', value: caseState }])
  const { body } = await ask(`${name}.list`, { query: { filter, sort: 'urgency' } })
  return (body.data as Seen[]).map(({ id }) => id)
}
const as = async (organizationId: number, permissions: Permission[], name: string, input: AdminInput) =>
  site.ask(name, (await site.hire(organizationId, permissions)).token, input)

const kinds = [
  ['messages', 50, 'MESSAGE_WRITE', 'RESERVATION_WRITE'],
  ['damages', 50, 'FLEET_MANAGEMENT_WRITE', 'RESERVATION_WRITE'],
] as const

test.each(kinds)('a case of %s is taken, postponed, comes back by itself, and is told of in its history', (name, id) =>
  site.undone(async () => {
    const colleague = await site.hire(1, ['MESSAGE_WRITE', 'FLEET_MANAGEMENT_WRITE'])
    const set = (body: object) => ask(`${name}.change`, { params: { id }, body })
    expect(await listed(name, 'OPEN')).toContain(id)
    expect((await set({ assigneeId: colleague.personId })).body.entity).toMatchObject({
      assigneeId: colleague.personId,
      assignee: expect.stringMatching(/^Ansatt/),
    })
    const until = ahead(60)
    expect((await set({ postponedUntil: until })).body.entity).toMatchObject({ caseState: 'POSTPONED' })
    expect([await listed(name, 'OPEN'), await listed(name, 'POSTPONED')]).toEqual([
      expect.not.arrayContaining([id]),
      [id],
    ])
    const { body } = await ask(`${name}.history`, { params: { id } })
    expect(body.data).toMatchObject([
      { changes: { postponedUntil: { from: null, to: expect.any(String) } } },
      { changes: { assigneeId: { from: null, to: colleague.personId } } },
    ])
    // An hour later.
    const table = name === 'messages' ? 'reservation_message' : 'damage'
    await change(
      `update ${table} set postponed_until = now() - interval '1 second' where id = ${id} and organization_id = 1`,
    )
    expect(await listed(name, 'OPEN')).toContain(id)
    expect((await set({ assigneeId: null, postponedUntil: null })).body.entity).toMatchObject({ caseState: 'OPEN' })
  }),
)

test.each(kinds)('a case of %s waits for no past and no stranger: refused at the field', (name, id, right, other) =>
  site.undone(async () => {
    const set = (body: object) => ask(`${name}.change`, { params: { id }, body })
    expect((await set({ postponedUntil: ahead(-1) })).body.errors).toMatchObject([
      { fieldName: 'postponedUntil', code: 'postponement.past', message: problemText['postponement.past'] },
    ])
    expect((await set({ postponedUntil: ahead(60 * 24 * 91) })).body.errors).toMatchObject([
      { fieldName: 'postponedUntil', code: 'postponement.too-long' },
    ])
    const stranger = await site.hire(2, [right])
    const elsewhere = await site.hire(1, [other])
    for (const assigneeId of [1, stranger.personId, elsewhere.personId, 999_999]) {
      expect((await set({ assigneeId })).body.errors, String(assigneeId)).toMatchObject([{ fieldName: 'assigneeId' }])
    }
    const call = { params: { id }, body: { version: 1, postponedUntil: ahead(60) } }
    expect((await as(2, [right], `${name}.change`, call)).status).toBe(404)
    expect((await as(1, [other], `${name}.change`, call)).status).toBe(403)
    expect((await ask(`${name}.change`, { ...call, params: { id: 999_999 } })).status).toBe(404)
  }),
)

test.each(kinds)('two people take a case of %s at once: the second is told, and nothing is lost', (name, id) =>
  site.undone(async () => {
    const [one, two] = [
      await site.hire(1, ['MESSAGE_WRITE', 'FLEET_MANAGEMENT_WRITE']),
      await site.hire(1, ['MESSAGE_WRITE', 'FLEET_MANAGEMENT_WRITE']),
    ]
    const { version } = (await ask(`${name}.get`, { params: { id } })).body as unknown as Seen
    const take = ({ token, personId }: typeof one) =>
      site.ask(`${name}.change`, token, { params: { id }, body: { version, assigneeId: personId } })
    expect((await take(one)).body.entity).toMatchObject({ assigneeId: one.personId })
    expect(await take(two)).toMatchObject({
      status: 409,
      body: { code: 'record.stale', entity: { assigneeId: one.personId } },
    })
  }),
)

test(
  'a reservation is postponed on the work list until it goes wrong anew or is reported anew',
  undone(async () => {
    const at = { params: { id: 52 } }
    const postpone = (until: string | null) => ask('reservations.postpone', { ...at, body: { until } })
    expect(await listed('problem-reservations', 'OPEN')).toContain(52)
    expect((await postpone(ahead(-5))).body.errors).toMatchObject([{ fieldName: 'until', code: 'postponement.past' }])
    expect((await postpone(ahead(120))).body.entity).toMatchObject({ postponedUntil: expect.any(String) })
    // Twice is once more.
    expect((await postpone(ahead(180))).status).toBe(200)
    expect(await listed('problem-reservations', 'OPEN')).not.toContain(52)
    expect(await listed('problem-reservations', 'POSTPONED')).toEqual([52])
    const late = `started_at = start_at, ended_at = null, end_at = now() - interval '40 minutes', busy_until = now() - interval '40 minutes'`
    await change(
      `update reservation set ${late}, postponed_at = now() - interval '2 hours' where id = 52 and organization_id = 1`,
    )
    expect(await listed('problem-reservations', 'OPEN')).toContain(52)
    expect((await postpone(ahead(30))).status).toBe(200)
    expect(await listed('problem-reservations', 'OPEN')).not.toContain(52)
    expect((await ask('reservations.ask-review', { ...at, body: {} })).body.entity).toMatchObject({
      postponedUntil: null,
    })
    expect(await listed('problem-reservations', 'OPEN')).toContain(52)
    expect(
      (await as(2, ['RESERVATION_WRITE'], 'reservations.postpone', { ...at, body: { until: ahead(30), version: 1 } }))
        .status,
    ).toBe(404)
    expect(
      (await as(1, ['RESERVATION_READ'], 'reservations.postpone', { ...at, body: { until: ahead(30), version: 1 } }))
        .status,
    ).toBe(403)
    expect((await ask('reservations.postpone', { params: { id: 999_999 }, body: { until: ahead(30) } })).status).toBe(
      404,
    )
  }),
)

test(
  'a message from a member on a trip comes first, then the oldest; the badge leaves out what is postponed',
  undone(async () => {
    const message = (id: number, reservationId: number, hours: number) =>
      change(`insert into reservation_message (organization_id, id, reservation_id, author_id, kind, text, created_at)
        values (1, ${id}, ${reservationId}, 1, 'MESSAGE', 'Hei', now() - interval '${hours} hours')`)
    await change(`update reservation_message set read_at = now() where organization_id = 1`)
    await message(61, 50, 1)
    await message(62, 50, 5)
    await message(63, 53, 0)
    expect(await listed('messages', 'OPEN')).toEqual([63, 62, 61])
    const count = async () => (await ask('admin.counts')).body as unknown as { messages: number }
    expect(await count()).toMatchObject({ messages: 3 })
    await ask('messages.change', { params: { id: 62 }, body: { postponedUntil: ahead(60) } })
    expect(await count()).toMatchObject({ messages: 2 })
    // An order that no index has is for cases alone.
    expect((await ask('messages.list', { query: { sort: 'urgency' } })).status).toBe(400)
  }),
)
