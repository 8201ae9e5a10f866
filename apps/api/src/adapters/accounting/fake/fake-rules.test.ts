import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeTripletex, startFakeTripletex } from './fake.ts'
import { callFake } from './test-fake-calls.ts'

let fake: FakeTripletex
let vat: Record<string, number>
let accounts: Record<string, number>
beforeAll(async () => {
  fake = await startFakeTripletex({ today: () => '2026-11-25' })
  const ids = async (path: string, ...numbers: string[]) =>
    Object.fromEntries(await Promise.all(numbers.map(async (number) => [number, await idOf(path, number)] as const)))
  vat = await ids('/ledger/vatType', '3', '31', '7', '1')
  accounts = await ids('/ledger/account', '1920', '3000', '3605')
})
afterAll(() => fake.stop())
beforeEach(() => {
  for (const account of fake.company.accounts.values())
    if (account.isBankAccount) account.bankAccountNumber = '99990100000'
  for (const period of fake.company.periods.values()) period.isClosed = false
})

const { call, made, idOf } = callFake(() => fake)
let last = 0
const next = () => {
  last += 1
  return last
}
const customer = (more: object = {}) => made('/customer', { name: 'Per Mjelde', email: 'per@delebil.test', ...more })
const product = (more: object = {}) =>
  made('/product', { name: 'Leietid', number: `T${next()}`, vatType: { id: vat['3'] }, ...more })
const line = async (more: object = {}) => ({
  product: { id: await product() },
  count: 4,
  unitPriceIncludingVatCurrency: 40,
  vatType: { id: vat['3'] },
  ...more,
})
const orderOf = async (more: object = {}, of: object = {}) => ({
  customer: { id: await customer() },
  orderDate: '2026-11-25',
  deliveryDate: '2026-11-24',
  isPrioritizeAmountsIncludingVat: true,
  orderLines: [await line(of)],
  ...more,
})
const order = async (more: object = {}, of: object = {}) => made('/order', await orderOf(more, of))
const invoiced = (id: number, query = 'invoiceDate=2026-11-25&sendToCustomer=false') =>
  call('PUT', `/order/${id}/:invoice?${query}`)
const said = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer
  return [status, body.code, body.validationMessages?.[0]?.message ?? body.message].filter((part) => part !== undefined)
}

describe('rules of invoices', () => {
  test('a company without a bank account cannot invoice, with one it can', async () => {
    const id = await order()
    const bank = fake.company.accounts.get(accounts['1920'] ?? 0)
    if (bank) bank.bankAccountNumber = null
    expect((await said(invoiced(id)))[2]).toMatch(/bankkontonummer/)
    if (bank) bank.bankAccountNumber = '99990100000'
    expect((await invoiced(id)).body.value).toMatchObject({
      amount: 160,
      amountExcludingVat: 128,
      invoiceDate: '2026-11-25',
    })
  })

  test('an order that is closed is refused without a reason, an open one is not', async () => {
    const id = await order()
    expect((await invoiced(id)).status).toBe(200)
    expect(await said(invoiced(id))).toEqual([422, 18_000, 'Det oppstod en feil.'])
  })

  test('two orders in one invoice are refused, one is taken', async () => {
    const ids = [{ id: await order() }, { id: await order() }]
    const dates = { invoiceDate: '2026-11-25', invoiceDueDate: '2026-12-09' }
    expect(await said(call('POST', '/invoice', { ...dates, orders: ids }))).toContain('Bare én ordre kan faktureres.')
    expect((await call('POST', '/invoice', { ...dates, orders: ids.slice(0, 1) })).status).toBe(201)
  })

  test('an invoice in a closed period is locked, in an open one not', async () => {
    const id = await order()
    const october = [...fake.company.periods.values()].find(({ start }) => start === '2026-10-01')
    if (october) october.isClosed = true
    expect(await said(invoiced(id, 'invoiceDate=2026-10-31&sendToCustomer=false'))).toContain(10_000)
    expect((await invoiced(id, 'invoiceDate=2026-11-01&sendToCustomer=false')).status).toBe(200)
  })

  test('an invoice number that is taken is refused, and 0 takes the next', async () => {
    const post = async (invoiceNumber: number) =>
      call('POST', '/invoice', {
        invoiceNumber,
        invoiceDate: '2026-11-25',
        invoiceDueDate: '2026-12-09',
        orders: [{ id: await order() }],
      })
    const number = Number((await post(0)).body.value['invoiceNumber'])
    expect(await said(post(number))).toEqual([409, 7000, 'Nummeret er i bruk.'])
    expect((await post(0)).body.value['invoiceNumber']).toBe(number + 1)
  })

  test('an invoice is sent to the customer unless the call says otherwise', async () => {
    const before = fake.company.sent.length
    await invoiced(await order(), 'invoiceDate=2026-11-25&sendToCustomer=false')
    expect(fake.company.sent).toHaveLength(before)
    await invoiced(await order(), 'invoiceDate=2026-11-25')
    expect(fake.company.sent.slice(before)).toMatchObject([{ sendType: 'EMAIL', email: 'per@delebil.test' }])
  })

  test('a date and both parts of what is prepaid are required', async () => {
    const id = await order()
    expect((await said(invoiced(id, 'sendToCustomer=false')))[0]).toBe(422)
    expect((await said(invoiced(id, 'invoiceDate=2026-11-25&paidAmount=5')))[0]).toBe(422)
    expect((await invoiced(id)).status).toBe(200)
  })

  test('sending by e-mail needs an address, by EHF an organization number, and another address only e-mail', async () => {
    const id = Number(
      (await invoiced(await order({ customer: { id: await customer({ email: '', isPrivateIndividual: true }) } }))).body
        .value['id'],
    )
    expect((await said(call('PUT', `/invoice/${id}/:send`)))[0]).toBe(422)
    expect(await said(call('PUT', `/invoice/${id}/:send?sendType=EMAIL`))).toContain('Kunden mangler e-postadresse.')
    expect((await said(call('PUT', `/invoice/${id}/:send?sendType=EHF`)))[0]).toBe(422)
    expect((await said(call('PUT', `/invoice/${id}/:send?sendType=PAPER&overrideEmailAddress=a@b.no`)))[0]).toBe(422)
    expect((await call('PUT', `/invoice/${id}/:send?sendType=EMAIL&overrideEmailAddress=a@b.no`)).status).toBe(204)
    expect((await call('PUT', `/invoice/${id}/:send?sendType=PAPER`)).status).toBe(204)
  })

  test('a credit note takes the whole back once, and tells an e-mail customer only where an address is said', async () => {
    const id = Number((await invoiced(await order())).body.value['id'])
    const before = fake.company.sent.length
    expect((await said(call('PUT', `/invoice/${id}/:createCreditNote`)))[0]).toBe(422)
    const note = await call('PUT', `/invoice/${id}/:createCreditNote?date=2026-11-25`)
    expect(note.body.value).toMatchObject({ amount: -160, isCreditNote: true, creditedInvoice: id })
    expect(fake.company.sent).toHaveLength(before)
    expect((await said(call('PUT', `/invoice/${id}/:createCreditNote?date=2026-11-25`)))[0]).toBe(422)
    const other = Number((await invoiced(await order())).body.value['id'])
    await call('PUT', `/invoice/${other}/:createCreditNote?date=2026-11-25&creditNoteEmail=per@delebil.test`)
    expect(fake.company.sent).toHaveLength(before + 1)
  })

  test('a payment takes from what rests, by a type that the company has', async () => {
    const id = Number((await invoiced(await order())).body.value['id'])
    const { body } = await call('GET', '/invoice/paymentType')
    const pay = (type: unknown) =>
      call('PUT', `/invoice/${id}/:payment?paymentDate=2026-11-25&paidAmount=60.5&paymentTypeId=${type}`)
    expect((await pay(1)).status).toBe(404)
    expect((await pay(body.values[0]?.['id'])).body.value['amountOutstanding']).toBe(99.5)
  })
})

describe('rules of orders', () => {
  test('a price that is not as the order says, with or without VAT, is refused', async () => {
    const without = { unitPriceIncludingVatCurrency: undefined, unitPriceExcludingVatCurrency: 32 }
    expect((await said(call('POST', '/order', await orderOf({}, without))))[0]).toBe(422)
    const isExcluding = { isPrioritizeAmountsIncludingVat: false }
    expect((await said(call('POST', '/order', await orderOf(isExcluding))))[0]).toBe(422)
    expect((await call('POST', '/order', await orderOf(isExcluding, without))).status).toBe(201)
    expect((await call('POST', '/order', await orderOf())).status).toBe(201)
  })

  test('a VAT type that is unknown, comes in, or is not lawful on the account is refused', async () => {
    expect((await said(call('POST', '/order', await orderOf({}, { vatType: { id: 1 } }))))[0]).toBe(404)
    expect(await said(call('POST', '/order', await orderOf({}, { vatType: { id: vat['1'] } })))).toContain(
      'Ugyldig mva-kode',
    )
    const account = { account: { id: accounts['3605'] } }
    const on = async (vatTypeId: number | undefined) =>
      call('POST', '/product', { name: 'Bil', number: `K${next()}`, vatType: { id: vatTypeId }, ...account })
    expect(await said(on(vat['31']))).toContain('Ugyldig mva-kode')
    expect((await on(vat['3'])).status).toBe(201)
  })

  test("the VAT type of the product wins over the line's, and what was left out is none", async () => {
    const id = await order({}, { product: { id: await product({ vatType: { id: vat['7'] } }) } })
    const { body } = await call('GET', `/order/${id}?fields=*,orderLines(*)`)
    expect(body.value['orderLines']).toMatchObject([{ amountExcludingVatCurrency: 160, vatType: { id: vat['7'] } }])
    const none = await order({}, { count: undefined })
    const read = await call('GET', `/order/${none}?fields=orderLines(*)`)
    expect(JSON.stringify(read.body.value)).not.toContain('amountIncludingVatCurrency":160')
  })

  test('a part without the id that it has there, or with one of another company, is not found', async () => {
    expect(await said(call('POST', '/order', await orderOf({ customer: { customerNumber: 10_001 } })))).toContain(
      'Object not found',
    )
    expect((await said(call('POST', '/order', await orderOf({ customer: { id: 999_999 } }))))[0]).toBe(404)
    expect((await call('POST', '/order', await orderOf())).status).toBe(201)
  })

  test('an order without customer, date of order or date of delivery is refused', async () => {
    for (const name of ['customer', 'orderDate', 'deliveryDate'])
      expect((await said(call('POST', '/order', await orderOf({ [name]: undefined }))))[0], name).toBe(422)
  })

  test('an order number that is taken is refused, another is not', async () => {
    const number = `34-${next()}`
    await order({ number })
    expect(await said(call('POST', '/order', await orderOf({ number })))).toEqual([409, 7000, 'Nummeret er i bruk.'])
    expect((await call('POST', '/order', await orderOf({ number: `${number}b` }))).status).toBe(201)
  })

  test('a version that is older than theirs is refused, the one they have is not', async () => {
    const id = await order()
    expect((await call('PUT', `/order/${id}`, { version: 1, reference: 'a' })).status).toBe(200)
    expect(await said(call('PUT', `/order/${id}`, { version: 1, reference: 'b' }))).toContain(8000)
    expect((await call('PUT', `/order/${id}`, { version: 2, reference: 'b' })).status).toBe(200)
  })

  test('a receiver with a letter beyond ASCII before the @ is refused', async () => {
    expect(await said(call('POST', '/order', await orderOf({ receiverEmail: 'bjørn@delebil.test' })))).toContain(
      'Ugyldig format.',
    )
    expect((await call('POST', '/order', await orderOf({ receiverEmail: 'bjorn@delebil.test' }))).status).toBe(201)
  })
})

describe('rules of customers and products', () => {
  test('a number that is taken is refused, on a new record and on a change', async () => {
    const customerNumber = 50_000 + next()
    await customer({ customerNumber })
    expect(await said(call('POST', '/customer', { name: 'To', customerNumber }))).toContain(7000)
    const other = await customer({ customerNumber: customerNumber + 1000 })
    expect(await said(call('PUT', `/customer/${other}`, { customerNumber }))).toContain(7000)
    expect((await call('PUT', `/customer/${other}`, { customerNumber: customerNumber + 2000 })).status).toBe(200)
    const number = `N${next()}`
    await product({ number })
    expect(await said(call('POST', '/product', { name: 'To', number }))).toContain(7000)
  })

  test('an address without its country is dropped and nobody is told, with one it is kept', async () => {
    const address = { addressLine1: 'Bryggesporen 12', postalCode: '5003', city: 'Bergen' }
    const read = async (postalAddress: object) =>
      (await call('GET', `/customer/${await customer({ postalAddress })}?fields=*,postalAddress(*)`)).body.value[
        'postalAddress'
      ]
    expect(await read(address)).toBeNull()
    expect(await read({ ...address, country: { id: 161 } })).toMatchObject(address)
  })

  test('a customer or product that is inactive is hidden unless asked for, and no order takes it', async () => {
    const customerNumber = 60_000 + next()
    const id = await customer({ customerNumber })
    const found = async (more = '') =>
      (await call('GET', `/customer?customerAccountNumber=${customerNumber}${more}`)).body.values.length
    expect(await found()).toBe(1)
    await call('PUT', `/customer/${id}`, { isInactive: true })
    expect([await found(), await found('&isInactive=true')]).toEqual([0, 1])
    expect((await said(call('POST', '/order', await orderOf({ customer: { id } }))))[0]).toBe(404)
  })
})
