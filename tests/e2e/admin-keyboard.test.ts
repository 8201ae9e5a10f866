import type { Page } from '@playwright/test'
import { adminCalls } from './set-up/admin-calls.ts'
import { pressByKey, tabTo, typeByKey } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('a list by keyboard alone: filter, select three, rehearse, change, undo, open one, save, return to its row', async ({
  page,
  request,
}) => {
  const calls = await adminCalls(request, 'admin')
  const word = `Tastatur ${Date.now()}`
  const model = { category: 'small', bodyType: 'city', seats: 4, chargers: [] }
  for (const number of [1, 2, 3, 4]) await calls.create('models', { ...model, name: `${word} ${number}` })
  await logInAt(page, '/admin/fleet-management/models', 'admin')
  await expect(page).toHaveTitle('Bilmodeller - Flåte - Byfjord bildeling')

  await pressByKey(page, page.getByRole('button', { name: 'Filter', exact: true }))
  await chooseByKey(page, 'Vilkår', 'inneholder')
  await typeByKey(page, page.getByRole('textbox', { name: 'Verdi' }), word)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Viser 4 av 4')).toBeVisible()

  await tabTo(page, page.getByRole('checkbox', { name: `Velg ${word} 1` }))
  await page.keyboard.press('Space')
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('checkbox', { name: `Velg ${word} ${number}` })).toBeFocused()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('3 valgt')).toBeVisible()
  await expectNotCovered(page)

  await tabTo(page, page.getByRole('button', { name: 'Handlinger' }), 'back')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Endre flere' })
  await chooseByKey(page, 'Felt', 'Seter')
  await typeByKey(page, dialog.getByRole('textbox', { name: 'Seter' }), '7')
  await pressByKey(page, dialog.getByRole('button', { name: 'Se hva som skjer' }))
  await expect(dialog.getByText('3 blir endret')).toBeVisible()
  await pressByKey(page, dialog.getByRole('button', { name: 'Endre 3' }))
  await expect(dialog.getByText('3 endret')).toBeVisible()
  await pressByKey(page, dialog.getByRole('button', { name: 'Angre endringene' }))
  const undoing = page.getByRole('dialog', { name: 'Angre' })
  await expect(undoing.getByText('3 er som før')).toBeVisible()
  await expect(undoing.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const link = page.getByRole('link', { name: `${word} 2` })
  await pressByKey(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Bilmodell' })).toBeFocused()
  await expect(page).toHaveTitle(`Bilmodell ${word} 2 - Flåte - Byfjord bildeling`)
  const seats = page.getByRole('textbox', { name: 'Seter' })
  await expect(seats).toHaveValue('4')
  await typeByKey(page, seats, '5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeVisible()
  await pressByKey(page, page.getByRole('link', { name: 'Tilbake til listen' }))
  await expect(link).toBeFocused()
  await expectNotCovered(page)
})

/** Opens a choice, types the beginning of what is wanted, and takes it. */
async function chooseByKey(page: Page, label: string, wanted: string): Promise<void> {
  await pressByKey(page, page.getByRole('button', { name: new RegExp(`${label}$`) }))
  const option = page.getByRole('option', { name: wanted, exact: true })
  await expect(option).toBeVisible()
  await page.keyboard.type(wanted)
  await expect(option).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(option).toHaveCount(0)
}

/** What has the focus is what one sees there: no head, bar or message lies over it. */
async function expectNotCovered(page: Page): Promise<void> {
  const isSeen = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      if (!focused) return false
      const { left, top, width, height } = focused.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return seen !== null && (focused.contains(seen) || (seen.contains(focused) && seen.tagName !== 'MAIN'))
    })
  await expect.poll(isSeen).toBe(true)
}
