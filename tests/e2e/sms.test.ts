import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { pressByKey, typeByKey } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

type Calls = Awaited<ReturnType<typeof adminCalls>>
type Person = { readonly id: number; readonly phone: string | null }
type Page<Row> = { readonly data: readonly Row[]; readonly cursor: string | null }
type Sms = { readonly text: string; readonly state: string; readonly phone: string }

const most = 300
const written = 'Hei! Kontoret er stengt fredag \u2013 ring \u00abvakta\u00bb.'
const sent = 'Hei! Kontoret er stengt fredag - ring "vakta".'

/** So many rows of a list, page after page. */
const listRows = async <Row>(calls: Calls, key: string, rows: number): Promise<readonly Row[]> => {
  const found: Row[] = []
  for (let cursor: string | null = ''; cursor !== null && found.length < rows; ) {
    const more = cursor && `&cursor=${cursor}`
    const page: Page<Row> = await calls.read(`${key}?size=100${more}`)
    found.push(...page.data)
    cursor = page.cursor
  }
  return found
}
/** Persons with a mobile each of their own. */
const findReceivers = async (calls: Calls): Promise<readonly number[]> => {
  const persons = await listRows<Person>(calls, 'persons', 2 * most)
  const mobiles = persons.flatMap(({ id, phone }) => (phone && /^\+47[49]/.test(phone) ? [[phone, id] as const] : []))
  return [...new Map(mobiles).values()].slice(0, most)
}
const listSent = async (calls: Calls): Promise<readonly Sms[]> =>
  (await listRows<Sms>(calls, 'sms', most + 100)).filter(({ text }) => text === sent)

test('an SMS to 300 members is written and sent by keyboard, and each that arrives says so, though it is reported late, twice or out of order', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const calls = await adminCalls(request, 'admin')
  // Whatever the hour of the run: no quiet hours.
  await calls.decide('smsQuietTo', 21)
  const ids = await findReceivers(calls)
  expect(ids).toHaveLength(most)
  await logInAt(page, '/reservations', 'admin')
  await page.goto(`/admin/reservation-management/sms/new?personer=${ids.join(',')}`)

  await test.step('the preview says how many, what it costs and what was turned', async () => {
    await typeByKey(page, page.getByRole('textbox', { name: 'Tekst' }), written)
    await expect(page.getByText(`${most} mottakere, ${most} SMS`)).toBeVisible()
    await expect(page.getByText(sent).first()).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'sms-new')
  })

  await test.step('it is sent', async () => {
    await pressByKey(page, page.getByRole('button', { name: `Send til ${most}` }))
    const question = page.getByRole('alertdialog')
    await pressByKey(page, question.getByRole('button', { name: `Send til ${most}` }))
    await expect(page).toHaveURL(/\/sms$/)
  })

  await test.step('each is reported on', async () => {
    await expect
      .poll(async () => (await listSent(calls)).filter(({ state }) => state === 'DELIVERED').length, {
        timeout: 90_000,
      })
      .toBe(most)
    const ends = new Set((await listSent(calls)).map(({ phone }) => phone.slice(-1)))
    expect([...ends].filter((digit) => '789'.includes(digit)).toSorted()).toEqual(['7', '8', '9'])
    await page.reload()
    await expect(page.getByText('Kom fram').first()).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'sms-list')
  })

  await test.step('and stands with the person', async () => {
    await page.goto(`/admin/user-management/persons/${ids[0]}`)
    await expect(page.getByRole('region', { name: 'SMS' }).getByText(sent).first()).toBeVisible()
  })
})
