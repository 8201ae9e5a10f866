import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()

const vat = () =>
  site.database.rows<{ from: string; code: string }>(
    'select valid_from::text as from, vat_code as code from product_vat where organization_id = 1 and product_id = 50 order by 1',
  )
const change = (body: object) =>
  ask('products.change', { params: { id: 50 }, body: { version: 1, why: 'Prøve', ...body } })
const refusal = ({ body }: Awaited<ReturnType<typeof change>>) => {
  const [first] = body.errors as { code: string; fieldName: string }[]
  return first && [first.code, first.fieldName]
}
const dayFromNow = (days: number) => osloDateText(addOsloDays(new Date(), days))

test('a club has the products that the system bills by from its first day', async () => {
  const { body } = await ask('products.list', { query: { q: '' } })
  const standard = (body.data as { productNumber: string; standard: boolean; vatCode: string }[]).filter(
    (one) => one.standard,
  )
  expect(standard.map(({ productNumber, vatCode }) => `${productNumber} ${vatCode}`)).toEqual([
    '1000 3',
    '1010 3',
    '1020 3',
    '1030 3',
    '1040 3',
    '1050 7',
    '1060 7',
    '8000 7',
    '8010 7',
    '8020 7',
    '8030 7',
    '8040 7',
    '9000 7',
    '9010 7',
    '9090 7',
  ])
})

test(
  'a new VAT code of a product holds from its day on, and takes the place of what was decided for later',
  undone(async () => {
    expect((await change({ vatCode: '31', vatFrom: dayFromNow(60) })).body.entity).toMatchObject({
      vatCode: '3',
    })
    expect((await vat()).map(({ code }) => code)).toEqual(['3', '31'])
    expect((await change({ version: 2, vatCode: '33', vatFrom: dayFromNow(30) })).status).toBe(200)
    expect((await vat()).map(({ code }) => code)).toEqual(['3', '33'])
    expect((await change({ version: 3, vatCode: '6' })).body.entity).toMatchObject({ vatCode: '6' })
    expect((await vat()).map(({ code }) => code)).toEqual(['3', '6'])
  }),
)

test(
  'a product with a code of yesterday, an unknown code, a taken number or no account of a ledger is refused at its field',
  undone(async () => {
    expect(refusal(await change({ vatCode: '31', vatFrom: dayFromNow(-1) }))).toEqual([
      'product.vat-in-past',
      'vatFrom',
    ])
    expect(refusal(await change({ vatCode: '99' }))).toEqual(['field.unknown', 'vatCode'])
    expect(refusal(await change({ productNumber: '1000' }))).toEqual(['product.number-taken', 'productNumber'])
    expect(refusal(await change({ account: '300' }))).toEqual(['field.format', 'account'])
    expect(await vat()).toHaveLength(1)
  }),
)

test(
  'a product that the system bills by cannot be discontinued; one of the staff can, and is found no more',
  undone(async () => {
    const { id } = await site.database.theRow<{ id: number }>(
      "select id from product where organization_id = 1 and key = 'hours'",
    )
    const standard = await ask('products.change', {
      params: { id },
      body: { version: 1, discontinued: true, why: 'x' },
    })
    expect(refusal(standard)).toEqual(['product.needed', 'discontinued'])
    const found = async () =>
      ((await ask('products.search', { query: { q: 'nøkk' } })).body.data as { name: string }[]).map(({ name }) => name)
    expect(await found()).toEqual(['Tapt nøkkel'])
    expect((await change({ discontinued: true })).status).toBe(200)
    expect(await found()).toEqual([])
  }),
)

test('a search of products finds numbers and names, those that begin with the text first', async () => {
  const search = async (q: string) =>
    ((await ask('products.search', { query: { q } })).body.data as { productNumber: string }[]).map(
      (one) => one.productNumber,
    )
  expect(await search('10')).toEqual(['1000', '1010', '1020', '1030', '1040', '1050', '1060', '8010', '9010'])
  expect(await search('gebyr')).toEqual(['8040', '1040', '1060'])
  expect(await search('%')).toEqual([])
})

test('the rates of the VAT codes are those of today', async () => {
  const { body } = await ask('products.vatcodes', {})
  expect((body.data as { key: string; percent: number }[]).map(({ key, percent }) => [key, percent])).toEqual([
    ['3', 25],
    ['31', 15],
    ['33', 12],
    ['5', 0],
    ['6', 0],
    ['7', 0],
  ])
})
