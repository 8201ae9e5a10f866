import { shortMomentOf } from './set-up/day-and-clock.ts'
import { expect, task } from './set-up/day-test.ts'
import { halfHours, makeCars, makePerson, makeTrip } from './set-up/make.ts'

task('extend a trip that is on by an hour', async ({ hands, calls }) => {
  const { id, person, car, number, end } = await makeTrip(calls, { from: 'now', isOut: true })
  const { page } = hands
  await hands.open(car.licensePlate, new RegExp(`${person.name} har bil`), number)
  await hands.ask('forl', /^Forleng/)
  await hands.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Forleng' })
  await expect(dialog).toBeVisible()
  await hands.choose(/Hvor lenge\?$/, 'En time', 'En')
  await hands.pressOn(dialog.getByRole('button', { name: 'Forleng', exact: true }))
  await hands.sees(page.getByText('Reservasjonen er forlenget'))
  const { end: later } = await calls.get(`admin/reservations/${id}`)
  expect(new Date(later).getTime() - end.getTime()).toBeGreaterThan(20 * 60_000)
})

task('move a reservation to another car', async ({ hands, calls }) => {
  const { id, number, cars } = await makeTrip(calls, { cars: 2 })
  const { page } = hands
  const other = cars[1]
  await hands.open(number, new RegExp(number), number)
  await hands.goToField('bil', page.getByRole('combobox', { name: 'Bil', exact: true }))
  await hands.press('Control+a')
  await hands.type(other?.licensePlate ?? '')
  await hands.take(page.getByRole('option', { name: new RegExp(other?.licensePlate ?? '') }))
  await hands.press('Control+s')
  await hands.sees(page.getByRole('button', { name: 'Lagret' }))
  expect((await calls.get(`admin/reservations/${id}`)).carId).toBe(other?.id)
})

task('call a reservation off without a fee', async ({ hands, calls }) => {
  const { id, number } = await makeTrip(calls, { from: 2 })
  const { page } = hands
  await hands.open(number, new RegExp(number), number)
  await hands.ask('avbe', /^Avbestill/)
  await hands.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Avbestill' })
  await hands.tabTo(
    dialog.getByRole('checkbox', { name: 'Uten gebyr' }).or(dialog.getByRole('switch', { name: 'Uten gebyr' })),
  )
  await hands.press('Space')
  await hands.pressOn(dialog.getByRole('button', { name: 'Avbestill', exact: true }))
  await hands.sees(page.getByText('Reservasjonen er avbestilt'))
  expect((await calls.get(`admin/reservations/${id}`)).state).toBe('CANCELED')
})

task('void a reservation as if it had never been', async ({ hands, calls }) => {
  const { id, number } = await makeTrip(calls)
  const { page } = hands
  await hands.open(number, new RegExp(number), number)
  await hands.ask('annu', /^Annuller/)
  await hands.press('Enter')
  await hands.pressOn(
    page.getByRole('dialog', { name: 'Annuller' }).getByRole('button', { name: 'Annuller', exact: true }),
  )
  await hands.sees(page.getByText('Reservasjonen er annullert'))
  expect((await calls.get(`admin/reservations/${id}`)).state).toBe('VOIDED')
})

task('book a car for a member who calls', async ({ hands, calls }) => {
  const person = await makePerson(calls)
  const { cars } = await makeCars(calls)
  const { page } = hands
  await hands.ask(person.phone, new RegExp(`${person.name} har ingen bil nå`))
  await hands.take(page.getByRole('option', { name: `Ny reservasjon for ${person.name}` }))
  await hands.sees(page.getByRole('heading', { level: 1, name: 'Ny reservasjon' }))
  await hands.typeIn(page.getByRole('textbox', { name: 'Start', exact: true }), shortMomentOf(halfHours(40)))
  await hands.typeIn(page.getByRole('textbox', { name: 'Slutt', exact: true }), '+4')
  const car = page.getByRole('combobox', { name: /^Bil/ })
  await hands.typeIn(car, cars[0]?.licensePlate ?? '')
  await hands.take(page.getByRole('option', { name: new RegExp(cars[0]?.licensePlate ?? '') }))
  await hands.press('Control+s')
  await hands.sees(page.getByRole('heading', { level: 1, name: /^\d+$/ }))
  const [id] = page.url().match(/\d+$/) ?? []
  const { start, end, personId } = await calls.get(`admin/reservations/${id}`)
  expect([start, end].map((at) => new Date(at))).toEqual([halfHours(40), halfHours(48)])
  expect(personId).toBe(person.id)
})

task('write a note on a reservation', async ({ hands, calls }) => {
  const { id, number } = await makeTrip(calls)
  const { page } = hands
  await hands.open(number, new RegExp(number), number)
  await hands.goToField('notat', page.getByRole('textbox', { name: /^Notat/ }))
  await hands.type('Ring ved ankomst')
  await hands.press('Control+s')
  await hands.sees(page.getByRole('button', { name: 'Lagret' }))
  expect((await calls.get(`admin/reservations/${id}`)).userNote).toBe('Ring ved ankomst')
})
