import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { isFeatureEnabled } from '../organizations/stores/feature-toggles.ts'

const { site, ask, undone } = openAdminDesk()

const hour = (ahead: number) => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()
const change = (text: string) => site.database.change(text)

test(
  'a feature toggle changes for one club alone, and tells who changed it and when',
  undone(async () => {
    const on = { params: { id: 50 }, body: { version: 1, enabled: true, why: 'Prøves ut' } }
    expect(await ask('feature-toggles.change', on)).toMatchObject({ status: 200, body: { entity: { enabled: true } } })
    expect(await ask('feature-toggles.change', on)).toMatchObject({
      body: { code: 'record.stale' },
    })
    const { body } = await ask('feature-toggles.list')
    expect(body.data).toMatchObject([
      { name: 'sample', title: 'sample', enabled: true, changedBy: expect.stringMatching(/^Ansatt/) },
    ])
    await change(`update feature_toggle set title = 'Prøven' where name = 'sample'`)
    expect((await ask('feature-toggles.list', { query: { q: 'prøv' } })).body.data).toMatchObject([{ title: 'Prøven' }])
    expect((await ask('feature-toggles.history', { params: { id: 50 } })).body.data).toMatchObject([
      { changes: { enabled: { from: false, to: true } }, why: 'Prøves ut' },
    ])
    const enabled = (org?: number) => isFeatureEnabled(site.database, 'sample', org)
    expect([await enabled(1), await enabled(2), await enabled()]).toEqual([true, false, true])
    await change(`insert into organization (id, key, name) values (3, 'ny', 'Ny klubb')`)
    await change(`update feature_toggle set enabled = true where name = 'sample'`)
    expect([await enabled(2), await enabled(3)]).toEqual([true, true])
  }),
)

test(
  'a quote tells price and obstacles of a new reservation; a limit is passed only with a reason',
  undone(async () => {
    await change(`update membership set concurrent_reservation_limit = 0 where organization_id = 1 and id = 1`)
    const trip = { carId: 1, start: hour(900), end: hour(902) }
    const quote = (more: object = {}) => ask('reservations.quote', { query: { ...trip, ...more } })
    expect((await quote()).body).toMatchObject({
      price: { totalOre: 2000 + 2 * 4000 + 2 * 500 },
      warnings: [],
      taken: [],
    })
    const forEva = { membershipId: 1, personId: 1 }
    expect((await quote(forEva)).body).toMatchObject({
      warnings: [{ code: 'reservation.limit-reached', mayOverride: true }],
    })
    expect((await quote({ ...forEva, personId: 2 })).body).toMatchObject({
      warnings: [{ code: 'reservation.driver-not-member', mayOverride: false }, {}],
    })
    const body = { ...trip, ...forEva, superDamageWaiver: true }
    expect((await ask('reservations.create', { body })).body.code).toBe('reservation.limit-reached')
    expect((await ask('reservations.create', { body: { ...body, why: 'Avtalt på telefon' } })).status).toBe(201)
    expect((await quote()).body).toMatchObject({
      warnings: [{ code: 'reservation.car-taken', mayOverride: false }],
      taken: [{ person: 'Eva Eier' }],
    })
    await change(`update membership set state = 'BLOCKED' where organization_id = 1 and id = 1`)
    const later = { ...body, start: hour(910), end: hour(912), why: 'Avtalt på telefon' }
    expect((await ask('reservations.create', { body: later })).body.code).toBe('membership.not-active')
    expect((await quote({ start: hour(902) })).body).toMatchObject({ errors: [{ fieldName: 'end' }] })
    expect((await quote({ carId: 4 })).status).toBe(404)
  }),
)

test(
  'a reservation called off is reopened while its car is free; a review is assigned to a colleague',
  undone(async () => {
    const at = { params: { id: 50 }, body: {} }
    expect((await ask('reservations.reopen', at)).body.code).toBe('reservation.not-canceled')
    expect((await ask('reservations.cancel', at)).body.entity).toMatchObject({ state: 'CANCELED' })
    expect((await ask('reservations.reopen', at)).body.entity).toMatchObject({ state: 'FUTURE' })
    await ask('reservations.void', at)
    await change(`insert into reservation (organization_id, id, kind, car_id, start_at, end_at, busy_until)
      values (1, 70, 'block', 1, now() + interval '20 days', now() + interval '21 days', now() + interval '21 days')`)
    expect((await ask('reservations.reopen', at)).body.code).toBe('reservation.car-taken')
    expect((await ask('reservations.ask-review', at)).body.entity).toMatchObject({ needsReview: true })
    const over = (personId: number | null) => ask('reservations.assign', { ...at, body: { personId } })
    expect((await over(1)).body.errors).toMatchObject([{ fieldName: 'personId' }])
    expect((await over(2)).body.entity).toMatchObject({ assignee: 'Kari Kollega' })
    expect((await ask('problem-reservations.list')).body.data).toContainEqual(
      expect.objectContaining({ id: 50, assignee: 'Kari Kollega', reason: 'REVIEW' }),
    )
    const assignees = (await ask('reservations.assignees')).body.data as { key: string; name: string }[]
    expect(assignees).toContainEqual({ key: '2', name: 'Kari Kollega' })
    // Members and staff of other things are not offered.
    expect(assignees.map(({ key }) => key)).not.toContain('1')
    expect((await over(null)).body.entity).toMatchObject({ assignee: null, assigneeId: null })
  }),
)

test('the removal of a person tells all its blockers at once', async () => {
  expect((await ask('persons.removal', { params: { id: 1 } })).body).toMatchObject({
    blockers: ['person.reservation-active', 'person.unbilled', 'person.others-depend'],
    memberships: 2,
  })
  expect((await ask('persons.removal', { params: { id: 50 } })).body).toEqual({
    blockers: [],
    openReservations: [],
    unpaidInvoices: [],
    memberships: 0,
    cards: 1,
  })
  expect((await ask('persons.removal', { params: { id: 3 } })).status).toBe(404)
})
