import { osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CarAccess, CarCard } from '../../adapters/car-access/port.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, type TestApi, testCarAccess, testContext } from '../../testing/test-api.ts'
import { book, minutesOn, NOW, onto, wire } from '../reservations/member/test-bookings.ts'
import { pushCards } from './push-cards.ts'

const { owner, colleague } = testOrg
const setCards = vi.fn<CarAccess['setCards']>(async () => 'taken')
const carAccess: CarAccess = { ...testCarAccess, setCards }

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ carAccess })
  await api.database.change(
    `insert into member_card (organization_id, person_id, chip_id) values (1, 1, '04AA'), (1, 2, '04BB'), (2, 3, '04CC')`,
  )
})
afterAll(() => api.drop())
beforeEach(async () => {
  setCards.mockClear()
  await api.database.change('delete from pushed_cards; delete from reservation; delete from organization_setting')
  await api.database.change(`update person set license_state = 'MANUAL', license_valid_until = null`)
  await api.database.change(`update car set access = '{TELEMATICS}'`)
})

/** What cars are told in a run: the number of each with its cards. */
const listsGiven = async (minute = 0): Promise<[string, readonly CarCard[]][]> => {
  setCards.mockClear()
  await pushCards({ ...testContext(api.database), carAccess }, minutesOn(minute))
  return setCards.mock.calls.map(([car, cards]) => [car.carNumber, cards])
}
const chips = async (minute?: number) =>
  (await listsGiven(minute)).map(([car, cards]) => [car, cards.map(({ chipId }) => chipId)])
const license = (state: string, validUntil: string | null = null) =>
  api.database.change('update person set license_state = $1, license_valid_until = $2 where id = $3', [
    state,
    validUntil,
    owner,
  ])

test('a car is told once of the cards of its drivers, with the window in which each opens', async () => {
  const trip = await book(api.ask, 60, 120)
  await api.ask('updateDrivers', owner, onto(trip, [{ id: owner }, { id: colleague }]), NOW)
  const window = { from: wire(50), until: wire(130) }
  expect(await listsGiven()).toEqual([
    [
      '101',
      [
        { chipId: '04AA', ...window },
        { chipId: '04BB', ...window },
      ],
    ],
  ])
  expect(await listsGiven(1)).toEqual([])
})

test('the card of somebody who may not drive is left out, and the list is given again when the licence is checked and when it no longer is', async () => {
  const trip = await book(api.ask, 60, 120)
  await api.ask('updateDrivers', owner, onto(trip, [{ id: owner }, { id: colleague }]), NOW)
  await license('UNKNOWN')
  expect(await chips()).toEqual([['101', ['04BB']]])
  await license('VERIFIED')
  expect(await chips(1)).toEqual([['101', ['04AA', '04BB']]])
  await license('NO_HIT')
  expect(await chips(2)).toEqual([['101', ['04BB']]])
})

test('a licence that runs out takes its card off the list when the day is over, on a trip that has begun too', async () => {
  await license('MANUAL', osloDateText(NOW))
  // NOW is 10:00 in Oslo: the day ends 840 minutes later.
  await book(api.ask, 780, 900)
  expect(await chips()).toEqual([['101', ['04AA']]])
  expect(await chips(839)).toEqual([])
  expect(await chips(840)).toEqual([['101', []]])
})

test('a club that does not check licences leaves nobody out', async () => {
  await license('UNKNOWN')
  await api.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'licenseCheck', '2020-01-01', '0')`,
  )
  await book(api.ask, 60, 120)
  expect(await chips()).toEqual([['101', ['04AA']]])
})

test('a trip that is cancelled takes its cards off the list, and a car without telematics is told nothing', async () => {
  const trip = await book(api.ask, 60, 120)
  await api.database.change(`update car set access = '{BLUETOOTH}' where id = 2`)
  await book(api.ask, 60, 120, { carId: 2 })
  expect(await chips()).toEqual([['101', ['04AA']]])
  await api.ask('cancelReservation', owner, onto(trip, {}), NOW)
  expect(await chips(1)).toEqual([['101', []]])
})

test('a car that does not take its list is given it again at the next run', async () => {
  await book(api.ask, 60, 120)
  setCards.mockResolvedValueOnce('silent')
  await pushCards({ ...testContext(api.database), carAccess }, NOW)
  expect(await chips(1)).toEqual([['101', ['04AA']]])
  expect(await chips(2)).toEqual([])
})
