import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { insertMembership } from '../memberships/stores/membership-founding.ts'
import { chargeShares } from './stores/shares.ts'

const { site, undone } = openAdminDesk()

const now = new Date('2026-11-27T12:00:00Z')
const join = async (more: object = {}) =>
  insertMembership(site.database, {
    ...{ organizationId: 1, membershipTypeId: 71, name: 'Familien Vik', type: 'PRIVATE', state: 'ACTIVE' },
    ...{ organizationNumber: null, parentMembershipId: null, now },
    ...more,
  } as const)
const setUp = () =>
  site.database.change(`
    insert into membership_type (organization_id, id, name, description, kind, organization_number_required, terms_version, payment_required,
      deposit_ore, fee_ore, share_ore, external_id_card_verification_required, active)
      select 1, 71, 'Andelshaver', '', 'PRIVATE', false, terms_version, false, 0, 0, 150000, false, true from membership_type where organization_id = 1 limit 1`)
const shares = () =>
  site.database.rows<{ membershipId: number; ore: number; vat: number; product: string }>(
    `select c.membership_id as "membershipId", c.gross_ore as ore, c.vat_ore as vat, p.key as product from charge c
     join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id) where c.source = 'SHARE' order by 1`,
  )

test(
  'a share is owed once by whoever joined a type that has one, as a liability without VAT, at what it was then',
  undone(async () => {
    await setUp()
    const membershipId = await join()
    await site.database.change('update membership_type set share_ore = 0 where organization_id = 1 and id = 71')
    for (const _ of [1, 2]) await chargeShares(site.database)
    expect(await shares()).toEqual([{ membershipId, ore: 150_000, vat: 0, product: 'share' }])
    await join()
    await chargeShares(site.database)
    expect(await shares()).toHaveLength(1)
  }),
)

test(
  'a share is not owed by a membership that was granted by another, nor before what must be paid first is paid',
  undone(async () => {
    await setUp()
    const parentMembershipId = await join()
    await join({ parentMembershipId })
    const waiting = await join({ state: 'PAYMENT_REQUIRED' })
    await chargeShares(site.database)
    expect((await shares()).map(({ membershipId }) => membershipId)).toEqual([parentMembershipId])
    await site.database.change("update membership set state = 'ACTIVE' where organization_id = 1 and id = $1", [
      waiting,
    ])
    await chargeShares(site.database)
    expect(await shares()).toHaveLength(2)
  }),
)
