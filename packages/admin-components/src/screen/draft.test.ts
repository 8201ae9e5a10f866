import { adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { type Draft, type Mode, readForm as read, toDraft } from './draft.ts'

const { assignments, cars, membershipTypes, models, persons, products } = adminResources
const person = { name: 'Kari Nordmann', email: 'kari@delebil.test', phone: '+4791234567' }

const readForm = (resource: Parameters<typeof read>[0], mode: Mode, base: Draft, draft: Draft) =>
  read(
    resource,
    mode,
    draft,
    Object.keys(draft).filter((name) => draft[name] !== base[name]),
  )

test('an unchanged form sends nothing, a changed one its changed fields trimmed', () => {
  const base = toDraft(persons, 'change', person)
  expect(base).toEqual({ ...person, phone: '912 34 567', currentPassword: '' })
  expect(readForm(persons, 'change', base, base)).toEqual({ values: {}, errors: {} })
  const { values } = readForm(persons, 'change', base, { ...base, phone: '', name: ' Kari Holm ' })
  expect(values).toEqual({ phone: '', name: 'Kari Holm' })
})

test('an invalid field gets the message of its rule', () => {
  const base = toDraft(persons, 'create', {})
  const { errors } = readForm(persons, 'create', base, { name: 'Kari', email: 'nei', phone: '12' })
  expect(errors).toEqual({
    name: 'Må inneholde fornavn og etternavn',
    email: 'Ugyldig format på epost',
    phone: 'Ugyldig format på telefonnummer',
  })
  expect(readForm(persons, 'create', base, base).errors).toMatchObject({
    name: 'Må fylles ut',
    email: 'Må fylles ut',
  })
})

test("a moment is shown and sent in Oslo's time, in summer and winter", () => {
  const base = toDraft(assignments, 'change', { start: '2026-07-01T12:30:00+02:00', end: '2026-11-21T00:00:00+01:00' })
  expect(base).toMatchObject({ start: '01.07.2026 12:30', end: '21.11.2026 00:00' })
  const { values } = readForm(assignments, 'change', base, { ...base, start: '01.07.2026 9.05', end: '' })
  expect(values).toEqual({ start: '2026-07-01T09:05:00+02:00', end: null })
  const { errors } = readForm(assignments, 'change', base, {
    ...base,
    end: '31.02.2026 12:00',
    start: '01.07.2026 25:00',
  })
  expect(errors).toEqual({ end: 'Ugyldig format', start: 'Ugyldig format' })
  for (const start of ['', '10:00']) {
    expect(readForm(assignments, 'change', base, { ...base, start }).errors).toEqual({
      start: 'Dato må fylles ut (DD.MM.YYYY/DDMMYYYY)',
    })
  }
  expect(readForm(assignments, 'change', base, { ...base, start: '28.03.2027 02:30' }).errors).toEqual({
    start: 'Dette klokkeslettet finnes ikke. Klokken stilles fram denne natten.',
  })
})

test('an amount in kroner is sent as whole øre', () => {
  const base = toDraft(membershipTypes, 'change', { depositOre: 150050 })
  expect(base).toMatchObject({ depositOre: '1500,5' })
  expect(readForm(membershipTypes, 'change', base, { ...base, depositOre: '1 200,05' }).values).toEqual({
    depositOre: 120005,
  })
  expect(readForm(membershipTypes, 'change', base, { ...base, depositOre: '12,345' }).errors).toEqual({
    depositOre: 'Kan bare inneholde tall',
  })
})

test('a field left empty in a new record is not sent, and a 0 is', () => {
  const base = toDraft(models, 'create', {})
  expect(readForm(models, 'create', base, base).values).not.toHaveProperty('rangeKilometers')
  expect(readForm(models, 'create', base, { ...base, rangeKilometers: '0' }).values).toMatchObject({
    rangeKilometers: 0,
  })
})

test('a changed list or choice is sent whole', () => {
  const base = toDraft(cars, 'change', { properties: ['A:B'], access: ['DIAL'] })
  const { values } = readForm(cars, 'change', base, {
    ...base,
    properties: ['A:B', 'C:D'],
    access: ['DIAL', 'BLUETOOTH'],
  })
  expect(values).toEqual({ properties: ['A:B', 'C:D'], access: ['DIAL', 'BLUETOOTH'] })
})

test('a day is shown as it is typed, and sent as a day of the calendar', () => {
  const base = toDraft(products, 'change', { vatFrom: '2027-01-31' })
  expect(base).toMatchObject({ vatFrom: '31.01.2027' })
  const send = (vatFrom: string) => readForm(products, 'change', base, { ...base, vatFrom })
  expect(send('01022027').values).toEqual({ vatFrom: '2027-02-01' })
  expect(send('').values).toEqual({ vatFrom: null })
  expect(send('31.02.2027').errors).toEqual({ vatFrom: 'Ugyldig format' })
})

test('an amount below zero is read with either minus, and refused where its field takes none', () => {
  const line = {
    membershipId: '2',
    productId: '3',
    description: 'Vask',
    delivered: '01.07.2026 12:30',
    unitPriceOre: '40',
  }
  const quantityOf = (quantity: string) => {
    const { values, errors } = readForm(adminResources.billing, 'create', {}, { ...line, quantity })
    return errors['quantity'] ?? values['quantity']
  }
  expect([quantityOf('-2'), quantityOf('−2'), quantityOf('2')]).toEqual([-2, -2, 2])
  expect(quantityOf('2-')).toBe('Kan bare inneholde tall')
  const price = readForm(adminResources.billing, 'create', {}, { ...line, quantity: '1', unitPriceOre: '-40' })
  expect(price.errors['unitPriceOre']).toBeDefined()
})
