import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()

const line = {
  membershipId: 2,
  productId: 50,
  description: 'Vask',
  quantity: 1,
  unitPriceOre: 50_000,
  delivered: '2026-10-20T12:00:00+02:00',
  reason: 'Bilen var full av sand',
}
const add = async (body: object) => ask('billing.create', { body: { ...line, ...body } })
const field = ({ body }: Awaited<ReturnType<typeof add>>) => {
  const [first] = body.errors as { code: string; fieldName: string }[]
  return first && [first.fieldName, first.code]
}

test(
  'a line that staff add has the VAT of its product on the day of delivery, and says why',
  undone(async () => {
    const { entity } = (await add({})).body
    expect(entity).toMatchObject({ grossOre: 50_000, vatPercent: 25, vatOre: 10_000, source: 'STAFF', state: 'open' })
    expect(entity).toMatchObject({ reason: 'Bilen var full av sand', membership: 'Firma AS' })
  }),
)

test(
  'less than nothing of a product is owed back, to the very øre that as much of it costs',
  undone(async () => {
    await site.database.change("update product_vat set vat_code = '33' where product_id = 50")
    // 12 % of 14 øre ends in half an øre.
    for (const [quantity, vatOre] of [
      [1, 2],
      [-1, -2],
    ])
      expect((await add({ quantity, unitPriceOre: 14 })).body.entity).toMatchObject({ vatOre })
  }),
)

test(
  'a line without a reason, of nothing, of an unknown membership or of a day before there was a rate is refused at its field',
  undone(async () => {
    expect(field(await add({ reason: null }))).toEqual(['reason', 'field.required'])
    expect(field(await add({ quantity: 0 }))).toEqual(['quantity', 'field.out-of-range'])
    expect(field(await add({ membershipId: 4711 }))).toEqual(['membershipId', 'field.unknown'])
    expect(field(await add({ delivered: '2004-12-31T12:00:00+01:00' }))).toEqual(['delivered', 'charge.no-vat-rate'])
  }),
)
