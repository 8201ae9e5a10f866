import { expect, test } from 'vitest'
import { allPermissions, openAdminDesk } from '../../testing/test-admin-desk.ts'

// What is a colleague's, another car's or another right's, in one club.
const { site, staff, ask, undone } = openAdminDesk()

type Kept = { readonly id: number; readonly version: number }
type View = { readonly name: string; readonly isMine: boolean; readonly isDefault: boolean }

test(
  "a colleague's saved view can be read once it is shared, and never changed",
  undone(async () => {
    const view = { resource: 'cars', name: 'Egen', query: '', isShared: false, isDefault: true }
    const { id, version } = (await ask('saved-views.create', { body: view })).body.entity as Kept
    const { token } = await site.hire(1, allPermissions)
    const seen = async () =>
      ((await site.ask('saved-views.list', token, { query: { resource: 'cars' } })).body.data as View[]).map(
        ({ name, isMine, isDefault }) => ({ name, isMine, isDefault }),
      )
    const takeOver = async () => {
      const change = { params: { id }, body: { version, name: 'Din' } }
      expect((await site.ask('saved-views.change', token, change)).status).toBe(404)
      expect((await site.ask('saved-views.remove', token, { params: { id } })).status).toBe(404)
    }
    expect(await seen()).toEqual([])
    await takeOver()
    expect((await ask('saved-views.change', { params: { id }, body: { version, isShared: true } })).status).toBe(200)
    expect(await seen()).toEqual([{ name: 'Egen', isMine: false, isDefault: false }])
    await takeOver()
    expect((await ask('saved-views.remove', { params: { id } })).status).toBe(204)
  }),
)

test(
  'staff of two clubs must name the club, unless only one of them grants the call',
  undone(async () => {
    const { token, personId } = await site.hire(1, ['FLEET_MANAGEMENT_READ', 'HELP_READ'])
    await site.database.change(
      `insert into organization_permission (organization_id, person_id, permission) values (2, $1, 'FLEET_MANAGEMENT_READ')`,
      [personId],
    )
    expect((await site.ask('cars.list', token)).body).toMatchObject({
      code: 'organization.required',
      errors: [{ fieldName: 'orgId' }],
    })
    expect((await site.ask('cars.list', token, { query: { orgId: 2 } })).body.data).toMatchObject([{ id: 4 }])
    expect((await site.ask('situations.list', token)).status).toBe(200)
    expect((await site.ask('situations.list', token, { query: { orgId: 2 } })).status).toBe(403)
  }),
)

test(
  'the address, phone and password of somebody on the staff cannot be changed by a colleague',
  undone(async () => {
    await site.database.change(
      `insert into organization_permission (organization_id, person_id, permission) values (1, 50, 'HELP_READ')`,
    )
    const change = (id: number, more: object) =>
      ask('persons.change', { params: { id }, body: { version: 1, ...more } })
    const password = { params: { id: 50 }, body: { newPassword: 'et-nytt-passord' } }
    expect((await ask('persons.change-password', password)).body.code).toBe('person.has-permissions')
    expect((await change(50, { email: 'ny@delebil.test' })).body.code).toBe('person.has-permissions')
    expect((await change(50, { phone: '91234567' })).body.code).toBe('person.has-permissions')
    expect((await ask('persons.remove', { params: { id: 50 } })).body.code).toBe('person.has-permissions')
    expect((await change(50, { name: 'Per Nypenn' })).status).toBe(200)
    expect((await change(staff.personId, { phone: '91234567' })).status).toBe(200)
  }),
)

test(
  'the last owner cannot be removed from a membership until there is another',
  undone(async () => {
    const remove = (memberId: number) => ask('memberships.remove-member', { params: { id: 1, memberId } })
    expect((await remove(1)).body.code).toBe('membership.last-owner')
    await ask('memberships.add-member', { params: { id: 1 }, body: { personId: 50, isOwner: true } })
    expect((await remove(1)).status).toBe(200)
  }),
)

test(
  'an assignment, fuel card or picture of another record in the same club is unknown here',
  undone(async () => {
    const assignment = { id: 1, assignmentId: 50 }
    const later = { version: 1, note: 'Her' }
    expect((await ask('cars.change-assignment', { params: assignment, body: later })).status).toBe(404)
    expect((await ask('cars.remove-assignment', { params: assignment })).status).toBe(404)
    expect((await ask('cars.remove-fuel-card', { params: { id: 1, fuelCardId: 50 } })).status).toBe(404)
    const body = { carId: 1, kind: 'DAMAGE', place: 'REAR', description: 'Bulk' }
    const other = (await ask('damages.create', { body })).body.entity as Kept
    const picture = (id: number) => ask('damages.picture', { params: { id, pictureId: 50 }, query: { size: 'small' } })
    expect((await picture(other.id)).status).toBe(404)
    expect((await ask('damages.remove-picture', { params: { id: other.id, pictureId: 50 } })).status).toBe(404)
    expect((await picture(50)).status).toBe(200)
  }),
)

test(
  'a history names a referred record only to readers who may read that record',
  undone(async () => {
    const change = { params: { id: 50 }, body: { version: 1, reservationId: 50 } }
    expect((await ask('damages.change', change)).status).toBe(200)
    const titles = async (token: string) =>
      ((await site.ask('damages.history', token, { params: { id: 50 } })).body.data as { titles: object }[])[0]?.titles
    expect(await titles(staff.token)).toHaveProperty('reservationId')
    expect(await titles((await site.hire(1, ['FLEET_MANAGEMENT_READ'])).token)).not.toHaveProperty('reservationId')
  }),
)

test(
  'a run can be undone only as its own kind of record, and skips records changed since',
  undone(async () => {
    const values = { active: false }
    const done = (await ask('cars.bulk', { body: { action: 'change', ids: [50], values } })).body.entity as Kept
    expect((await ask('locations.bulk', { body: { action: 'undo', undoes: done.id } })).status).toBe(404)
    const body = { action: 'take-from-person', ids: [50], rehearse: true }
    const rehearsed = (await ask('member-cards.bulk', { body })).body.entity as Kept
    expect(rehearsed).toMatchObject({ done: 1 })
    await site.database.change(`update member_card set card_number = 'K51' where organization_id = 1 and id = 50`)
    expect((await ask('bulk-runs.start', { params: { id: rehearsed.id }, body: {} })).body.entity).toMatchObject({
      done: 0,
      failed: 1,
    })
    expect((await ask('member-cards.get', { params: { id: 50 } })).body).toMatchObject({ personId: 50 })
  }),
)
