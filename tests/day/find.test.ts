import { expect, task } from './set-up/day-test.ts'
import { makePerson, makeTrip } from './set-up/make.ts'

task('see by its plate who has a car now', async ({ hands, calls }) => {
  const { person, car } = await makeTrip(calls, { from: 'now', isOut: true })
  await hands.ask(car.licensePlate, new RegExp(`${person.name} har bil ${car.carNumber}`))
})

task('see which car somebody has who calls, by the phone', async ({ hands, calls }) => {
  const { person, car } = await makeTrip(calls, { from: 'now', isOut: true })
  await hands.ask(person.phone, new RegExp(`${person.name} har bil ${car.carNumber}`))
})

task('find a member by name and open them', async ({ hands, calls }) => {
  const { name, email } = await makePerson(calls)
  await hands.open(name, new RegExp(name), 'Person')
  await hands.sees(hands.page.getByText(email))
})

task('open a reservation by its number', async ({ hands, calls }) => {
  const { number, person } = await makeTrip(calls)
  await hands.open(number, new RegExp(number), number)
  await hands.sees(hands.page.getByRole('link', { name: person.name }))
})

task('see who drove a car when it was fined', async ({ hands, calls }) => {
  const { car, person } = await makeTrip(calls, { from: 'now', isOut: true })
  const { page } = hands
  const [date = '', time = ''] = new Intl.DateTimeFormat('nb-NO', {
    timeZone: 'Europe/Oslo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format()
    .split(', ')
  await hands.press('g', 'h')
  await hands.typeIn(page.getByRole('textbox', { name: 'Registreringsnummer' }), car.licensePlate)
  await hands.typeIn(page.getByRole('textbox', { name: 'Dato' }), date)
  await hands.typeIn(page.getByRole('textbox', { name: 'Klokkeslett' }), time)
  await hands.typeIn(page.getByRole('textbox', { name: /^Hvorfor slår du opp/ }), 'Bot 4711')
  await hands.press('Enter')
  await hands.sees(page.getByRole('heading', { name: `${person.name} hadde bilen` }))
})

task('find somebody who calls the night desk, and their trip', async ({ hands, calls }) => {
  const { car, person } = await makeTrip(calls, { from: 'now' })
  const { page } = hands
  await hands.press('g', 'v')
  await expect(page.getByRole('searchbox', { name: 'Hvem ringer?' })).toBeFocused()
  await hands.type(person.phone)
  await hands.sees(page.getByRole('list', { name: 'Treff' }).getByRole('button', { name: person.name }))
  await hands.press('Enter')
  await hands.sees(page.getByRole('heading', { name: car.licensePlate }))
})
