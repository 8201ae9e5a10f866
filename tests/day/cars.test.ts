import { dayOf, shortMomentOf } from './set-up/day-and-clock.ts'
import { expect, task } from './set-up/day-test.ts'
import { halfHours, makeCars } from './set-up/make.ts'

task('block a car for two hours', async ({ hands, calls }) => {
  const { cars } = await makeCars(calls)
  const car = cars[0]
  const { page } = hands
  await hands.ask(car?.licensePlate ?? '', new RegExp(`Bil ${car?.carNumber} er ledig`))
  await hands.take(page.getByRole('option', { name: `Sperr bil ${car?.carNumber}` }))
  await hands.sees(page.getByRole('heading', { level: 1, name: 'Sperr en bil' }))
  await hands.typeIn(page.getByRole('textbox', { name: 'Start', exact: true }), shortMomentOf(halfHours(40)))
  await hands.typeIn(page.getByRole('textbox', { name: 'Slutt', exact: true }), '+2')
  await hands.press('Control+s')
  await hands.sees(page.getByRole('heading', { level: 1, name: /^\d+$/ }))
  const [id] = page.url().match(/\d+$/) ?? []
  const { start, end } = await calls.get(`admin/admin-reservations/${id}`)
  expect([start, end].map((at) => new Date(at))).toEqual([halfHours(40), halfHours(44)])
})

task('move a block to another car', async ({ hands, calls }) => {
  const { cars } = await makeCars(calls, 2)
  const [car, other] = cars
  const period = { start: halfHours(40).toISOString(), end: halfHours(44).toISOString() }
  const { entity } = await calls.post('admin/admin-reservations', { carId: car?.id, ...period })
  const { page } = hands
  const number = String(entity.reservationNumber)
  await hands.open(number, new RegExp(number), number)
  await hands.goToField('bil', page.getByRole('combobox', { name: /^Bil/ }))
  await hands.press('Control+a')
  await hands.type(other?.licensePlate ?? '')
  await hands.take(page.getByRole('option', { name: new RegExp(other?.licensePlate ?? '') }))
  await hands.press('Control+s')
  await hands.sees(page.getByRole('button', { name: 'Lagret' }))
  expect((await calls.get(`admin/admin-reservations/${entity.id}`)).carId).toBe(other?.id)
})

task('look at the fleet plan of a day that was asked for', async ({ hands }) => {
  const at = halfHours(48 * 5)
  await hands.ask(dayOf(at), /^Flåteplan/)
  const options = await hands.page.getByRole('option').allTextContents()
  for (let row = 0; row <= options.findIndex((text) => text.startsWith('Flåteplan')); row += 1)
    await hands.press('ArrowDown')
  await hands.press('Enter')
  await hands.sees(hands.page.getByRole('application', { name: 'Flåteplan' }).getByRole('button').first())
})

task('look at the fleet map', async ({ hands }) => {
  await hands.ask('flåtek', /^Flåtekart/)
  await hands.press('Enter')
  await hands.sees(hands.page.getByRole('button', { name: /^Alle biler/ }))
})
