import { expect, task } from './set-up/day-test.ts'
import { makeCars, makeTrip } from './set-up/make.ts'

task('take a case of the work list, then say that it has been seen', async ({ hands, calls }) => {
  const trip = await makeTrip(calls)
  const { version } = await calls.get(`admin/reservations/${trip.id}`)
  await calls.post(`admin/reservations/${trip.id}/ask-review`, { version })
  const { page } = hands
  await hands.press('g', 'a')
  const cases = page.getByRole('navigation', { name: 'Arbeidsliste' })
  await hands.sees(cases.getByRole('searchbox'))
  await hands.press('f')
  await hands.type(trip.number)
  await hands.sees(cases.getByText('1 i listen', { exact: true }))
  await hands.pressOn(cases.getByRole('link', { name: new RegExp(trip.number) }))
  await hands.sees(page.getByRole('button', { name: /^Er sett på/ }))
  await hands.press('a')
  await hands.sees(page.getByText('Du følger den opp'))
  await hands.press('e')
  await hands.sees(page.getByText('Reservasjonen er ute av arbeidslisten'))
})

task('close the first case of the work list and have the next one open', async ({ hands }) => {
  const { page } = hands
  await hands.press('g', 'a')
  await hands.sees(page.getByRole('button', { name: /^Utsett/ }))
  const first = page.url()
  await hands.press('h')
  await hands.pressOn(page.getByRole('dialog').getByRole('button', { name: 'Utsett' }))
  await hands.sees(page.getByText(/^Utsatt:/))
  await expect(page).not.toHaveURL(first)
})

task('accept a damage that was told of, and have the next one open', async ({ hands, calls }) => {
  const { cars } = await makeCars(calls)
  const damage = { carId: cars[0]?.id, kind: 'DAMAGE', place: 'LEFT', description: `Ripe ${Date.now()}` }
  await calls.post('admin/damages', damage)
  const { page } = hands
  await hands.press('g', 's')
  await hands.openFirst()
  await hands.sees(page.getByRole('button', { name: /^Godta skaden/ }))
  const [id] = page.url().match(/\d+$/) ?? []
  await hands.press('e')
  await hands.sees(page.getByText('Skaden er godtatt'))
  expect((await calls.get(`admin/damages/${id}`)).state).toBe('ACCEPTED')
})

task(
  'move a trip off a car that goes out of use, as the conflict solver suggests, and tell the member',
  async ({ hands, calls }) => {
    const trip = await makeTrip(calls, { cars: 2, from: 4 })
    const { version } = await calls.get(`admin/cars/${trip.car.id}`)
    await calls.put(`admin/cars/${trip.car.id}`, { version, active: false, acceptAffected: true, why: 'EU-kontroll' })
    const { page } = hands
    await hands.press('g', 'k')
    const list = page.getByRole('list', { name: 'Konflikter' })
    await hands.sees(list.getByRole('link', { name: trip.person.name }))
    await hands.pressOn(list.getByRole('link', { name: trip.person.name }))
    await hands.sees(page.getByRole('heading', { name: trip.person.name }))
    await hands.sees(page.getByRole('radio', { name: /^Flytt til/ }))
    await hands.pressOn(page.getByRole('button', { name: 'Se hva som skjer' }))
    await hands.sees(page.getByRole('region', { name: 'Dette skjer' }))
    await hands.pressOn(page.getByRole('button', { name: 'Gjennomfør og si fra' }))
    await hands.sees(page.getByText('Løst: Flytt til'))
    expect((await calls.get(`admin/reservations/${trip.id}`)).carId).toBe(trip.cars[1]?.id)
  },
)
