import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'
import { addTestCharge } from '../test-invoice.ts'

const { site, ask, undone } = openAdminDesk()

/** Per owns a membership that nobody has driven with. */
const unused = 50
const per = 50

const owe = async () => {
  await site.database.change(
    `insert into membership_member (organization_id, membership_id, person_id, is_owner, is_default) values (1, ${unused}, ${per}, true, true)
     on conflict do nothing`,
  )
  return addTestCharge(site.database, { membershipId: unused })
}

const removeUnused = () => ask('memberships.remove', { params: { id: unused } })

test(
  'a membership that owes for a line on no invoice is not deleted as unused: membership.in-use',
  undone(async () => {
    await owe()
    expect(await removeUnused()).toMatchObject({ status: 409, body: { code: 'membership.in-use' } })
  }),
)

test(
  'a membership that owes for nothing and was never used is deleted',
  undone(async () => {
    expect((await removeUnused()).status).toBe(204)
  }),
)

test(
  'a person who owes for a line on no invoice, held or not, is not deleted before it is billed or comes to nothing: person.unbilled',
  undone(async () => {
    const charge = await owe()
    const remove = () => ask('persons.remove', { params: { id: per } })
    for (const state of ['open', 'held']) {
      await site.database.change('update charge set state = $2 where id = $1', [charge, state])
      expect(await remove()).toMatchObject({ status: 409, body: { code: 'person.unbilled' } })
    }
    await site.database.change("update charge set state = 'dropped' where id = $1", [charge])
    expect((await remove()).status).toBe(204)
    // What was owed stays for whoever looks at the books.
    expect(await site.database.rows('select membership_id as of from charge where id = $1', [charge])).toEqual([
      { of: unused },
    ])
  }),
)
