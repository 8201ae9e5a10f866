import type { Page } from '@playwright/test'
import type { Calls } from './set-up/calls.ts'
import { expect, task } from './set-up/day-test.ts'
import type { Hands } from './set-up/hands.ts'
import { logInAs, makeTrip } from './set-up/make.ts'

/** A member with a trip that is on asks something; who is on a trip stands first. */
async function askedBy(calls: Calls, text: string) {
  const trip = await makeTrip(calls, { from: 'now', isOut: true })
  const member = await logInAs(calls, trip.person)
  await member.post(`reservations/${trip.id}/messages`, { text })
  return trip
}

const replyField = (page: Page) => page.getByRole('textbox', { name: /^Svar/ })

/** Writes under what was said, and sends it with the keys that also lead to the next. */
async function reply(hands: Hands, calls: Calls, text: string) {
  const { page } = hands
  await hands.sees(replyField(page))
  const [id] = page.url().match(/\d+$/) ?? []
  await hands.press('r')
  await expect(replyField(page)).toBeFocused()
  await hands.type(text)
  await hands.press('Control+Enter')
  await hands.sees(page.getByText('Svaret sendes om 10 s').last())
  expect((await calls.get(`admin/messages/${id}`)).caseState).toBe('CLOSED')
}

task('answer a message and have the next one open', async ({ hands, calls }) => {
  for (const question of ['Hvor står ladekabelen?', 'Hvor er nøkkelen?']) await askedBy(calls, question)
  await hands.press('g', 'm')
  await hands.sees(hands.page.getByRole('heading', { level: 1, name: 'Melding' }))
  await reply(hands, calls, 'I bagasjen.')
  await hands.sees(replyField(hands.page))
})

task('answer the first message that the overview shows', async ({ hands, calls }) => {
  await hands.pressOn(hands.page.getByRole('link', { name: 'Svar', exact: true }).first())
  await hands.sees(hands.page.getByRole('heading', { level: 1, name: 'Melding' }))
  await reply(hands, calls, 'Takk!')
})

task('put a message off until later', async ({ hands, calls }) => {
  await askedBy(calls, 'Kan jeg få kvittering?')
  const { page } = hands
  await hands.press('g', 'm')
  await hands.sees(page.getByRole('button', { name: /^Utsett/ }))
  await hands.press('h')
  await hands.pressOn(page.getByRole('dialog', { name: 'Utsett' }).getByRole('button', { name: 'Utsett' }))
  await hands.sees(page.getByText(/^Utsatt:/))
})
