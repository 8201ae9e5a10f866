import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()

const hour = (ahead: number) => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()
const trip = { membershipId: 2, personId: 2, carId: 3, superDamageWaiver: true }
const make = async (start: number, end: number) => {
  const { body } = await ask('reservations.create', { body: { ...trip, start: hour(start), end: hour(end) } })
  return body.entity as { id: number; version: number; reservationNumber: number }
}
type Summary = Answer<AdminCalls['reservations.summary']>
const summary = async (id: number) => (await ask('reservations.summary', { params: { id } })).body as unknown as Summary

test(
  'a reservation between two others names both, and ends at the latest where the next begins',
  undone(async () => {
    const [before, asked, after] = [await make(300, 302), await make(303, 305), await make(307, 308)]
    const answer = await summary(asked.id)
    expect(answer).toMatchObject({
      email: 'kari@delebil.test',
      membershipState: 'ACTIVE',
      before: { reservationId: before.id, reservationNumber: before.reservationNumber, isBlock: false },
      after: { reservationId: after.id, person: 'Kari Kollega' },
      review: [],
    })
    expect(new Date(String(answer.latestEnd)).toISOString()).toBe(hour(307))
  }),
)

test(
  'the price is what was promised until the trip is cancelled, and the fee from then on',
  undone(async () => {
    const made = await make(300, 302)
    const { price } = await summary(made.id)
    expect(price).toMatchObject({ stage: 'booking', tariff: 'Liten' })
    expect(price?.lines.length).toBeGreaterThan(1)
    await ask('reservations.cancel', { params: { id: made.id }, body: { withoutFee: true } })
    const canceled = await summary(made.id)
    expect(canceled).toMatchObject({ latestEnd: null })
    expect(canceled.price).toSatisfy((now: { stage: string } | null) => now === null || now.stage === 'cancel')
  }),
)

test(
  'why it must be seen: what staff wrote, a damage that the driver told of, kilometres that nobody knows',
  undone(async () => {
    const made = await make(300, 302)
    await ask('reservations.ask-review', { params: { id: made.id }, body: { why: 'Ringte om førerkortet' } })
    expect((await summary(made.id)).review).toMatchObject([
      { reason: 'ASKED', why: 'Ringte om førerkortet', person: expect.any(String) },
    ])
    await site.database.change(
      'update reservation set needs_review = true, car_was_damaged = true, kilometers_missing = true where id = 56',
    )
    expect((await summary(56)).review).toMatchObject([{ reason: 'DAMAGE' }, { reason: 'KILOMETERS' }])
    await site.database.change(
      `update reservation set start_at = now() - interval '3 hours', end_at = now() - interval '31 minutes', busy_until = now() - interval '31 minutes' where id = 53`,
    )
    expect((await summary(53)).review).toMatchObject([{ reason: 'LATE' }])
  }),
)

test(
  'an extension is suggested with what it adds, just long enough for who is late, and none into the next reservation',
  undone(async () => {
    const made = await make(300, 302)
    const { extension, price } = await summary(made.id)
    expect(extension).toMatchObject({ minutes: 30 })
    const body = { extendByMinutes: 30 }
    await ask('reservations.extend', { params: { id: made.id }, body })
    const { price: dearer } = await summary(made.id)
    expect(extension?.addedOre).toBeGreaterThan(0)
    expect(extension?.addedOre).toBe((dearer?.totalOre ?? 0) - (price?.totalOre ?? 0))
    await make(303, 305)
    expect(await summary(made.id)).toMatchObject({ extension: { minutes: 30 } })
    await ask('reservations.extend', { params: { id: made.id }, body })
    expect(await summary(made.id)).toMatchObject({ latestEnd: null, extension: null })
    await site.database.change(
      `update reservation set start_at = now() - interval '3 hours', end_at = now() - interval '40 minutes', busy_until = now() - interval '40 minutes' where id = 53`,
    )
    expect(await summary(53)).toMatchObject({ extension: { minutes: 120 } })
  }),
)
