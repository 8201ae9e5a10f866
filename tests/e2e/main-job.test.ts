import { carRow, pickCar } from './set-up/cars.ts'
import { pressByKey, tabTo, typeByKey } from './set-up/keyboard.ts'
import { password, people } from './set-up/people.ts'
import { searchFromNow } from './set-up/search.ts'
import { expect, test } from './set-up/test.ts'

test('the whole trip by keyboard alone: find a car, book with a log-in on the way, open, extend, end', async ({
  page,
}, { project, retry }) => {
  const isPhone = project.name === 'phone'
  const person = isPhone ? people.member : people.employee
  await page.goto('/findcar')

  await test.step('search for a car from now', () => searchFromNow(page))

  await test.step('choose a car', async () => {
    const id = await pickCar(page, retry > 0 ? (isPhone ? 2 : 3) : isPhone ? 0 : 1)
    await pressByKey(page, carRow(page, id))
    await pressByKey(page, page.getByRole('button', { name: 'Reserver', exact: true }))
  })

  await test.step('book it, and log in on the way', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Bekreft reservasjon' }))
    const box = page.getByRole('dialog', { name: 'Logg inn' })
    await expect(box.getByLabel('E-post')).toBeFocused()
    await page.keyboard.type(person.email)
    await typeByKey(page, box.getByLabel('Passord', { exact: true }), password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Bilen er din!' })).toBeVisible()
    await expect(page).toHaveURL('/findcar')
  })

  await test.step('see the reservation', async () => {
    await pressByKey(page, page.getByRole('link', { name: 'Se reservasjonen' }))
    await expect(page).toHaveURL(/\/reservations\/\d+$/)
    await expect(page.getByRole('heading', { level: 2, name: /^Reservasjon \d/ })).toBeVisible()
  })

  await test.step('open the car', async () => {
    // Cars that have no answer can't be locked; one that somebody left open is locked first.
    await expect(page.getByText(/^(Bilen er låst|Denne bilen låses)/).first()).toBeVisible()
    if (await page.getByText('Bilen er låst opp').isVisible()) {
      await pressByKey(page, page.getByRole('button', { name: 'Lås bilen' }))
    }
    await pressByKey(page, page.getByRole('button', { name: 'Lås opp' }))
    await expect(page.getByText('Bilen er låst opp')).toBeVisible()
  })

  await test.step('extend by half an hour', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Forleng 30 min' }))
    const question = page.getByRole('alertdialog', { name: 'Forlenge med 30 minutter?' })
    await expect(question.getByRole('table', { name: 'Pris' })).toBeVisible()
    await pressByKey(page, question.getByRole('button', { name: 'Forleng 30 min' }))
    await expect(page.getByText(/Forlenget\. Ny slutt er/)).toBeVisible()
  })

  await test.step('end the trip, and declare that the car is whole', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Avslutt turen' }))
    const box = page.getByRole('dialog', { name: 'Avslutte turen?' })
    // Whoever is faster than the price gets a refusal of it that nobody sees.
    await expect(box.getByRole('table', { name: 'Pris' })).toBeVisible()
    await tabTo(page, box.getByRole('radio', { name: 'Nei, bilen er uskadd' }))
    await page.keyboard.press('Space')
    await pressByKey(page, box.getByRole('button', { name: 'Avslutt turen' }))
    await expect(page.getByText('Turen er avsluttet. Takk for turen!')).toBeVisible()
  })

  await test.step('the back button leads to the search in one step', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/findcar')
  })
})
