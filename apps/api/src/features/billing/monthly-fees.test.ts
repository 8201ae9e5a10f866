import { osloDateText } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { chargeMonthlyFees, listUnchargedMonths } from './stores/monthly-fees.ts'

const { site, ask, undone } = openAdminDesk()

/** Product 50 is paid by memberships of type 70 each month from August 2026, at 99 kr. */
const setUp = () =>
  site.database.change(`
    insert into membership_type (organization_id, id, name, description, kind, organization_number_required, terms_version, payment_required,
      deposit_ore, fee_ore, external_id_card_verification_required, active)
      select 1, 70, 'Aktiv', '', 'PRIVATE', false, terms_version, false, 0, 0, false, true from membership_type where organization_id = 1 limit 1;
    update membership set membership_type_id = 70, created_at = '2026-09-10' where organization_id = 1 and id = 2;
    update product set price_ore = 9900, monthly_for = 70, monthly_from = '2026-08-01', name = 'Månedsavgift' where id = 50`)
const fees = () =>
  site.database.rows<{ period: string; ore: number; from: Date; to: Date }>(
    `select period::text as period, gross_ore as ore, delivered_from as from, delivered_to as to from charge
     where source = 'MONTHLY_FEE' order by period, id`,
  )

test(
  'a month that is over is charged once, from the month that the membership or the fee began, at its price',
  undone(async () => {
    await setUp()
    await chargeMonthlyFees(site.database, '2026-10-30')
    expect((await fees()).map(({ period, ore }) => [period, ore])).toEqual([['2026-09-01', 9900]])
    for (const _ of [1, 2]) await chargeMonthlyFees(site.database, '2026-10-31')
    const all = await fees()
    expect(all.map(({ period }) => period)).toEqual(['2026-09-01', '2026-10-01'])
    expect(all.map(({ from, to }) => [from.toISOString(), to.toISOString()]).at(-1)).toEqual([
      '2026-09-30T22:00:00.000Z',
      '2026-10-31T22:59:59.000Z',
    ])
  }),
)

test(
  'a membership that was granted by another, one that is cancelled and a product that is discontinued are not charged',
  undone(async () => {
    await setUp()
    for (const change of [
      'update membership set parent_membership_id = 51 where organization_id = 1 and id = 2',
      "update membership set state = 'CANCELED' where organization_id = 1 and id = 2",
      'update product set discontinued = true where id = 50',
    ]) {
      await site.undone(async () => {
        await site.database.change(change)
        expect([change, await chargeMonthlyFees(site.database, '2026-10-31')]).toEqual([change, 0])
      })
    }
  }),
)

test(
  'a month that nobody was charged for is told of until it is',
  undone(async () => {
    await setUp()
    expect(await listUnchargedMonths(site.database, 1, '2026-10-31')).toEqual([{ id: 2, name: 'Firma AS' }])
    await chargeMonthlyFees(site.database, '2026-10-31')
    expect(await listUnchargedMonths(site.database, 1, '2026-10-31')).toEqual([])
  }),
)

test(
  'a product that is paid each month has a fixed price, and begins this month or later',
  undone(async () => {
    await setUp()
    await site.database.change(
      'update product set monthly_for = null, monthly_from = null, price_ore = null where id = 50',
    )
    const change = async (body: object) => {
      const { version } = await site.database.theRow<{ version: number }>('select version from product where id = 50')
      return ask('products.change', { params: { id: 50 }, body: { version, ...body } })
    }
    const field = ({ body }: Awaited<ReturnType<typeof change>>) => {
      const [first] = (body.errors ?? []) as { code: string; fieldName: string }[]
      return first && [first.fieldName, first.code]
    }
    expect(field(await change({ monthlyFor: 70 }))).toEqual(['priceOre', 'field.required'])
    expect(field(await change({ monthlyFor: 70, priceOre: 9900, monthlyFrom: '2020-01-01' }))).toEqual([
      'monthlyFrom',
      'product.month-over',
    ])
    const thisMonth = `${osloDateText(new Date()).slice(0, 7)}-01`
    expect((await change({ monthlyFor: 70, priceOre: 9900 })).body.entity).toMatchObject({ monthlyFrom: thisMonth })
    expect((await change({ monthlyFor: null })).body.entity).toMatchObject({ monthlyFor: null, monthlyFrom: null })
  }),
)
