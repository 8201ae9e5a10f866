import { bookNow } from './set-up/book-now.ts'
import { openInApp } from './set-up/native-app.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('inside the app: a car nearby is logged in to and opened, Bluetooth is lost and back, and the trip has begun', async ({
  page,
  otherPage,
}) => {
  const trip = await bookNow(page.request, 'employee')
  const stranger = trip.carId === 1 ? 2 : 1
  await openInApp(page, [trip.carId, stranger])

  await test.step('the reservation finds its car', async () => {
    await logInAt(page, `/reservations/${trip.id}`, 'employee')
    await expect(page.getByText('Du er ikke logget inn i bilen')).toBeVisible()
  })

  await test.step('cars nearby', async () => {
    await page.getByRole('button', { name: 'Åpne menyen' }).click()
    await page.getByRole('link', { name: 'Biler i nærheten' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Biler i nærheten' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Andre biler' }).getByRole('listitem')).toHaveCount(1)
  })

  const mine = page.getByRole('article').filter({ has: page.getByText('Bilen over Bluetooth') })
  await test.step('into the car, and the trip has begun', async () => {
    await mine.getByRole('button', { name: 'Logg inn i bilen' }).click()
    await expect(mine.getByText('Du er logget inn i bilen')).toBeVisible()
    await expect.poll(trip.started).not.toBeNull()
  })

  await test.step('open it', async () => {
    await expect(mine.getByText('Låst', { exact: true })).toBeVisible()
    await mine.getByRole('button', { name: 'Lås opp over Bluetooth' }).click()
    await expect(mine.getByText('Ulåst')).toBeVisible()
  })

  await test.step('without Bluetooth nothing of it is left, and late answers bring nothing back', async () => {
    await page.evaluate(() => window.simulatedApp.behave('lock', 'late'))
    await mine.getByRole('button', { name: 'Lås over Bluetooth' }).click()
    await page.evaluate(() => {
      window.simulatedApp.turn('OFF')
      window.simulatedApp.release()
    })
    await expect(page.getByText('Bluetooth er av')).toBeVisible()
    await expect(page.getByText('Du er logget inn i bilen')).toHaveCount(0)
    await expect(page.getByText('Andre biler')).toHaveCount(0)
  })

  await test.step('back, and out of the car', async () => {
    await page.evaluate(() => window.simulatedApp.turn('ON'))
    await mine.getByRole('button', { name: 'Logg ut av bilen' }).click()
    await expect(mine.getByText('Du er ikke logget inn i bilen')).toBeVisible()
  })

  expect(await page.evaluate(() => window.simulatedApp.strange)).toEqual([])
  await trip.end()

  await test.step('in a browser there is nothing of this, and nothing of it is loaded', async () => {
    await otherPage.goto('/nearby')
    await expect(otherPage.getByRole('heading', { name: '404 Ukjent URL' })).toBeVisible()
    const files = await otherPage.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => name.includes('start-native'))).toEqual([])
    expect(files.length).toBeGreaterThan(1)
  })
})
