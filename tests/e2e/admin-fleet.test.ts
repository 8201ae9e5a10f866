import type { Page } from '@playwright/test'
import { cameraPicture } from '../../apps/api/src/adapters/pictures/test-pictures.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { storeSearch } from './set-up/cars.ts'
import { pressByKey, tabTo, typeByKey } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** Unlike what any other run of the day makes. */
const own = () => String(100_000 + (Date.now() % 900_000))

async function startNew(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'NY', exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

async function choose(page: Page, field: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(typed)
  await page.getByRole('option', { name: typed }).first().click()
}

test('a car made with picture, model and place is found by a member', async ({ page }) => {
  // Four records are made one after the other.
  test.slow()
  const number = own()
  const model = `Polestar ${number}`
  await logInAt(page, '/reservations', 'admin')
  await page.goto('/admin/fleet-management/car-images')
  await startNew(page, 'Bil-bilde')
  await expect(page.getByRole('heading', { level: 1, name: 'Nytt Bil-bilde' })).toBeVisible()
  const picture = { name: 'bil.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(6) }
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('textbox', { name: 'Navn' }).fill(model)
  await expectNoBreaches(page, 'admin-new-picture')
  await page.getByRole('button', { name: 'Last opp bildet' }).click()
  await expect(page.getByText('Bildene er lastet opp')).toBeVisible()

  await startNew(page, 'Bilmodell')
  await page.getByRole('textbox', { name: 'Navn' }).fill(model)
  await choose(page, 'Bilde', model)
  await page.getByRole('button', { name: 'Opprett' }).click()
  await expect(page.getByRole('region', { name: 'Bilde' }).getByRole('button', { name: /Vis stort/ })).toBeVisible()

  await startNew(page, 'Bil')
  await page.getByRole('textbox', { name: 'Bilnummer' }).fill(number)
  await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill(`T${number}`)
  await choose(page, 'Modell', model)
  await choose(page, 'Plass', 'Torget')
  await page.getByRole('button', { name: /Takst/ }).click()
  await page.getByRole('option', { name: 'Stor bil', exact: true }).click()
  await page.getByText('Elektrisk', { exact: true }).click()
  await page.getByRole('button', { name: 'Opprett' }).click()
  await page
    .getByRole('navigation', { name: 'Deler av siden' })
    .getByRole('link', { name: /^Plasseringer/ })
    .click()
  const placed = page.getByRole('region', { name: 'Plasseringer' })
  await expect(placed).toBeVisible()
  await expectNoBreaches(page, 'admin-car')

  await placed.getByRole('link', { name: 'Ny plassering' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('combobox', { name: 'Bil' })).toHaveValue(new RegExp(number))
  await choose(page, 'Plass', 'Torget')
  await drawer.getByRole('textbox', { name: 'Fra', exact: true }).fill('01.11.2026 08:00')
  await drawer.getByRole('button', { name: 'Opprett' }).click()
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible()

  await page.goto('/findcar')
  await storeSearch(page, 40)
  await page.reload()
  await expect(page.getByText(model).first()).toBeVisible()
})

test('a damage goes from reported to repaired, with its picture, by keyboard', async ({ page }) => {
  const words = `Bulk i støtfangeren ${own()}`
  await logInAt(page, '/reservations', 'admin')
  await page.goto('/admin/damages/new?carId=110')
  await expect(page.getByRole('heading', { level: 1, name: 'Skade' })).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Opprett' }))
  await expect(page.getByText(/må rettes før det kan lagres/)).toBeVisible()
  await page.keyboard.press('Tab')
  await pressByKey(page, page.getByRole('link', { name: /Beskrivelse: Må fylles ut/ }))
  await page.keyboard.type(words)
  await tabTo(page, page.getByRole('button', { name: /Sted på bilen/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Foran')
  await page.keyboard.press('Enter')
  await pressByKey(page, page.getByRole('button', { name: 'Opprett' }))
  await expect(page.getByRole('button', { name: 'Godta skaden' })).toBeVisible()

  const chooser = page.waitForEvent('filechooser')
  await pressByKey(page, page.getByRole('button', { name: 'Velg bilder' }))
  const picture = { name: 'bulk.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(6) }
  await (await chooser).setFiles(picture)
  await pressByKey(page, page.getByRole('button', { name: 'Roter mot høyre' }))
  await typeByKey(page, page.getByRole('textbox', { name: 'Hva viser bildet?' }), words)
  await pressByKey(page, page.getByRole('button', { name: 'Last opp bildet' }))
  await expect(page.getByRole('button', { name: `${words}. Vis stort` })).toBeVisible()

  // What is done with it leads to the next of the queue: it is come back to.
  const damage = page.url()
  const goOn = async (label: string) => {
    await page.goto(damage)
    await pressByKey(page, page.getByRole('button', { name: label }))
    await expect(page).not.toHaveURL(damage)
  }
  await goOn('Godta skaden')
  await goOn('Meld utbedret')
  await expect(page.getByText('Skaden er utbedret', { exact: true })).toBeVisible()
  await expectNoBreaches(page, 'admin-damage')
  await page.keyboard.press('F6')
  await pressByKey(page, page.getByRole('button', { name: 'Angre' }).last())
  await expect(page.getByText('Angret: meld utbedret')).toBeVisible()
  await goOn('Meld utbedret')
  await page.goto(damage)
  await expect(page.getByRole('button', { name: 'Åpne igjen' })).toBeVisible()
  const history = page.getByRole('region', { name: 'Historikk' })
  await expect(history.getByText(/Status: Godtatt Utbedret/).first()).toBeVisible()
})
