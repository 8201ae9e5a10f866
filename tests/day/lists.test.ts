import { expect, task } from './set-up/day-test.ts'

task('see the trips of tomorrow', async ({ hands }) => {
  const { page } = hands
  await hands.press('g', 'r')
  await hands.sees(page.getByRole('rowheader').getByRole('link'))
  await hands.pressOn(page.getByRole('link', { name: /^I morgen/ }))
  await hands.sees(page.locator('a[aria-current]').filter({ hasText: 'I morgen' }))
})

task('search in the list of reservations for a name', async ({ hands }) => {
  const { page } = hands
  await hands.press('g', 'r')
  await hands.sees(page.getByRole('rowheader').getByRole('link'))
  await hands.press('f')
  await hands.type('Hansen')
  await hands.sees(page.getByRole('row').filter({ hasText: 'Hansen' }))
})

task('filter the cars by their number and keep that as a view', async ({ hands }) => {
  const { page } = hands
  const name = `Bil 1, ${Date.now()}`
  await hands.press('g', 'f')
  await hands.sees(page.getByRole('rowheader').getByRole('link'))
  await hands.pressOn(page.getByRole('button', { name: 'Filter', exact: true }))
  await hands.typeIn(page.getByRole('textbox', { name: 'Verdi' }), '1')
  await hands.press('Enter')
  await hands.sees(page.getByRole('button', { name: /^Fjern filteret/ }))
  await hands.pressOn(page.getByRole('button', { name: 'Lagre visning' }), 'back')
  await expect(page.getByRole('menuitem', { name: /^Lagre visningen/ })).toBeFocused()
  await hands.press('Enter')
  await hands.typeIn(page.getByRole('textbox', { name: /^Navn/ }), name)
  await hands.press('Enter')
  await hands.sees(page.getByRole('link', { name: new RegExp(name) }))
})

task('download the list of members as CSV', async ({ hands }) => {
  const { page } = hands
  await hands.press('g', 'b')
  await hands.sees(page.getByRole('rowheader').getByRole('link'))
  await hands.pressOn(page.getByRole('button', { name: 'Last ned' }))
  const coming = page.waitForEvent('download')
  await hands.pressOn(page.getByRole('button', { name: 'Last ned CSV' }))
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/)
})
