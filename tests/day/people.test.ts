import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Calls } from './set-up/calls.ts'
import { expect, task } from './set-up/day-test.ts'
import { logInAs, makePerson } from './set-up/make.ts'

const picture = new URL('../../docs/findcar.png', import.meta.url)

/** Somebody has sent a picture of the licence. */
async function sendLicense(calls: Calls) {
  const person = await makePerson(calls, { isChecked: false })
  const member = await logInAs(calls, person)
  const base64Data = (await readFile(picture)).toString('base64')
  await member.post('persons/license-pictures?side=FRONT', { base64Data, name: 'kort.png', contentType: 'image/png' })
  return person
}

task('approve a licence that was sent', async ({ hands, calls }) => {
  const { id, name } = await sendLicense(calls)
  const { page } = hands
  await hands.ask('førerkort å', /^Førerkort å sjekke/)
  await hands.press('Enter')
  await hands.sees(page.getByRole('navigation', { name: 'Køen' }).getByRole('button', { name }))
  while (!(await page.getByRole('heading', { level: 2, name }).isVisible())) await hands.press('j')
  await hands.press('e')
  await expect(page.getByRole('textbox', { name: 'Gyldig til' })).toBeFocused()
  await hands.type('31.12.2049')
  await hands.press('Control+Enter')
  await hands.sees(page.getByText(`Førerkortet til ${name} er godkjent.`))
  expect((await calls.get(`admin/persons/${id}`)).driversLicenseValid).toBe(true)
})

task('refuse a licence that was sent', async ({ hands, calls }) => {
  const { name } = await sendLicense(calls)
  const { page } = hands
  await hands.ask('førerkort å', /^Førerkort å sjekke/)
  await hands.press('Enter')
  await hands.sees(page.getByRole('navigation', { name: 'Køen' }).getByRole('button', { name }))
  while (!(await page.getByRole('heading', { level: 2, name }).isVisible())) await hands.press('j')
  await hands.press('2', 'Space', 'Tab', 'Enter')
  await hands.sees(page.getByText(`Førerkortet til ${name} er avvist.`))
})

task('approve the licence of somebody who calls', async ({ hands, calls }) => {
  const { id, phone, name } = await makePerson(calls, { isChecked: false })
  const { page } = hands
  await hands.open(phone, new RegExp(name), 'Person')
  await hands.ask('godkj', /^Godkjenn førerkort/)
  await hands.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Godkjenn førerkort' })
  await hands.pressOn(dialog.getByRole('button', { name: 'Godkjenn førerkort' }))
  await hands.sees(page.getByText('Førerkortet er godkjent'))
  expect((await calls.get(`admin/persons/${id}`)).driversLicenseValid).toBe(true)
})

task('give somebody a key card', async ({ hands, calls }) => {
  const { id, phone, name } = await makePerson(calls)
  const cardNumber = `DD-${randomInt(1_000_000)}`
  const { entity } = await calls.post('admin/member-cards', { cardNumber, chipId: randomInt(2 ** 32).toString(16) })
  const { page } = hands
  await hands.open(cardNumber, new RegExp(cardNumber), 'Nøkkelkort')
  await hands.ask('gi til', /^Gi til person/)
  await hands.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Gi til person' })
  await hands.typeIn(dialog.getByRole('combobox', { name: 'Person' }), phone)
  await hands.take(page.getByRole('option', { name: new RegExp(name) }))
  await hands.pressOn(dialog.getByRole('button', { name: 'Gi til person' }))
  await hands.sees(page.getByText('Kortet har fått ny eier'))
  expect((await calls.get(`admin/member-cards/${entity.id}`)).personId).toBe(id)
})

task('write down the new phone of a member', async ({ hands, calls }) => {
  const { id, phone, name } = await makePerson(calls)
  const other = `4${randomInt(1_000_000, 9_999_999)}`
  const { page } = hands
  await hands.open(phone, new RegExp(name), 'Person')
  await hands.goToField('telefon', page.getByRole('textbox', { name: /^Telefon/ }))
  await hands.press('Control+a')
  await hands.type(other)
  await hands.press('Enter')
  await hands.sees(page.getByRole('button', { name: 'Lagret' }))
  expect((await calls.get(`admin/persons/${id}`)).phone).toContain(other)
})

task('write down the identity card of a membership', async ({ hands, calls }) => {
  const { membershipId } = await makePerson(calls)
  const { name } = await calls.get(`admin/memberships/${membershipId}`)
  const { page } = hands
  await hands.press('g', 'e')
  await hands.sees(page.getByRole('rowheader').getByRole('link'))
  await hands.press('f')
  await hands.type(name)
  await hands.sees(page.getByRole('rowheader').getByRole('link', { name }))
  // A letter is heard again once the field is left.
  await hands.press('Tab', 'j', 'Enter')
  const card = page.getByRole('textbox', { name: /^ID-kort/ })
  await hands.sees(card)
  await hands.goToField('id-kort', card)
  await hands.type('Sett 24.11.')
  await hands.press('Enter')
  await hands.sees(page.getByRole('button', { name: 'Lagret' }))
})
