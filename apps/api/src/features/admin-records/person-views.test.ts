import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let staff: Hired
let boss: Hired
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, ['MEMBERSHIP_READ'])
  boss = await site.hire(1, ['ADMIN_SETTINGS_READ', 'MEMBERSHIP_READ'])
})
afterAll(() => site.stop())

const undone = (work: () => Promise<void>) => () => site.undone(work)
const views = () =>
  site.database.rows<{ person: number; viewer: number }>(
    'select person_id as person, viewer_id as viewer from person_view where organization_id = 1 order by id',
  )
const look = (name: string, id: number, by = staff) => site.ask(name, by.token, { params: { id } })

test(
  'a look of the staff at a person is kept, once an hour however often, and shown to those who see the settings',
  undone(async () => {
    expect((await look('persons.get', 1)).status).toBe(200)
    await look('persons.memberships', 1)
    await look('persons.get', 1)
    await look('persons.get', 2)
    expect(await views()).toEqual([
      { person: 1, viewer: staff.personId },
      { person: 2, viewer: staff.personId },
    ])
    const list = await site.ask('person-views.list', boss.token, { query: { orgId: 1 } })
    expect(list.body.data).toMatchObject([
      { personId: 2, viewerId: staff.personId },
      { personId: 1, viewerId: staff.personId },
    ])
    expect((await site.ask('person-views.list', staff.token, { query: { orgId: 1 } })).status).toBe(403)
  }),
)

test(
  'a look at oneself, at a person of another club, and one that is refused are not kept',
  undone(async () => {
    await look('persons.get', staff.personId)
    expect((await look('persons.get', 3)).status).toBe(404)
    const nobody = await site.hire(2, ['MEMBERSHIP_READ'])
    await look('persons.get', 1, nobody)
    expect(await views()).toEqual([])
  }),
)
