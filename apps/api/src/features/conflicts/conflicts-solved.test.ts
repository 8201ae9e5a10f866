import type { SolvedConflict } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Entity, solution, startConflictSite } from './test-conflict-site.ts'

let office: Awaited<ReturnType<typeof startConflictSite>>
beforeAll(async () => {
  office = await startConflictSite()
})
afterAll(() => office.site.stop())

type Office = typeof office
const undone = (work: (office: Office) => Promise<unknown>) => () => office.site.undone(() => work(office))
const solved = async (query: object = {}) =>
  (await office.ask('conflicts.solved', { query })).body as unknown as { data: SolvedConflict[]; total: number }
const obstacle = async () => (await solved()).data[0]?.obstacle
const undo = ({ id }: { id: number }) => office.ask('conflicts.undo', { params: { id }, body: {} })

/** A booking of car 2, which goes out of use, is solved by the first resolution of a kind. */
const solveOne = async (
  { book, takeOut, resolutionsOf, solve }: Office,
  kind: 'car' | 'cancel' | 'wait-list' = 'car',
) => {
  const affected = await book(2, 50, 53)
  await takeOut(2)
  const { body } = await solve(affected, solution(await resolutionsOf(affected), kind))
  return { affected, id: (body.entity as { id: number }).id }
}
const say = ({ id }: Entity, fromStaff = false) =>
  office.site.database.change(
    `insert into reservation_message (organization_id, reservation_id, author_id, kind, text, created_at, from_staff)
     values (1, $1, 2, 'MESSAGE', 'Nei takk', now() + interval '1 minute', $2)`,
    [id, fromStaff],
  )
const change = (text: string, ...values: unknown[]) => office.site.database.change(text, values)

test(
  'a solved conflict is listed with who, from which car to which, and can be undone from there',
  undone(async (at) => {
    const { affected, id } = await solveOne(at)
    const { data, total } = await solved()
    expect(total).toBe(1)
    expect(data).toMatchObject([
      {
        id,
        kind: 'car',
        by: expect.any(String),
        reservationId: affected.id,
        person: 'Kari Kollega',
        from: 'EL10002',
        to: 'EL10003',
        touched: 1,
        isNotified: true,
        obstacle: null,
        undoneAt: null,
        undoneBy: null,
      },
    ])
    expect((await undo({ id })).status).toBe(200)
    expect((await solved()).data).toMatchObject([
      { id, obstacle: 'UNDONE', to: 'EL10003', undoneAt: expect.any(String), undoneBy: data[0]?.by },
    ])
    await change(`update conflict_solution set at = at - interval '15 days'`)
    expect(await solved()).toEqual({ data: [], total: 0 })
  }),
)

test(
  'a solved conflict that cannot be undone tells why: begun, answered, changed or the car taken',
  undone(async (at) => {
    const { affected, id } = await solveOne(at)
    await say(affected, true)
    expect(await obstacle()).toBeNull()
    const expected = async (why: string, code: string) => {
      expect(await obstacle()).toBe(why)
      expect((await undo({ id })).body.code).toBe(code)
    }
    await say(affected)
    await expected('ANSWERED', 'conflict.answered')
    await change('delete from reservation_message where not from_staff')
    await change('update car set active = true where id = 2')
    const other = await at.book(2, 51, 52)
    await expected('CAR_TAKEN', 'reservation.car-taken')
    await at.ask('reservations.cancel', { params: { id: other.id }, body: { withoutFee: true } })
    expect(await obstacle()).toBeNull()
    await at.ask('reservations.extend', { params: { id: affected.id }, body: { extendByMinutes: 30 } })
    await expected('CHANGED', 'conflict.answered')
    await change('update reservation set started_at = now() where id = $1', affected.id)
    await expected('STARTED', 'conflict.answered')
  }),
)

test(
  'a taken offer of the wait list keeps a solved conflict from being undone',
  undone(async (at) => {
    const { id } = await solveOne(at, 'wait-list')
    expect(await obstacle()).toBeNull()
    await change(`update wait_wish set outcome = 'BOOKED' where person_id = 2`)
    expect(await obstacle()).toBe('OFFER_TAKEN')
    expect((await undo({ id })).body.code).toBe('conflict.answered')
  }),
)

test(
  'solved conflicts come latest first, as many as asked for; another club sees and undoes none',
  undone(async (at) => {
    const { id } = await solveOne(at, 'cancel')
    const affected = await at.book(3, 50, 53)
    const found = await at.resolutionsOf(affected)
    await at.solve(affected, solution(found, 'cancel'))
    await change(`update conflict_solution set at = at - interval '1 minute' where id = $1`, id)
    const { data, total } = await solved({ size: 1 })
    expect({ total, first: data.map(({ reservationId }) => reservationId) }).toEqual({ total: 2, first: [affected.id] })
    const stranger = await at.site.hire(2, ['RESERVATION_READ', 'RESERVATION_WRITE'])
    const theirs = await at.site.ask('conflicts.solved', stranger.token)
    expect(theirs.body).toEqual({ data: [], total: 0 })
    expect((await at.site.ask('conflicts.solved', stranger.token, { query: { orgId: 1 } })).status).toBe(403)
    const tried = await at.site.ask('conflicts.undo', stranger.token, { params: { id }, body: {} })
    expect(tried.status).toBe(404)
    const reader = await at.site.hire(1, ['RESERVATION_READ'])
    expect((await at.site.ask('conflicts.undo', reader.token, { params: { id }, body: {} })).status).toBe(403)
  }),
)
