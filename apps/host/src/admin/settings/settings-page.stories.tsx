import type { Settings, SettingValue } from '@delebil/core-api/admin'
import { standardPolicy } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { SettingsPage } from './settings-page.tsx'

const staffWith = (...permissions: ('ADMIN_SETTINGS_READ' | 'ADMIN_SETTINGS_WRITE' | 'RESERVATION_READ')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })

const person = { id: 9, name: 'Kari Nordmann' }
const fee = (value: number, validFrom: string, why: string | null = null): SettingValue => ({
  key: 'cancelFeePercent',
  value,
  validFrom,
  person,
  why,
})
const upcoming = fee(40, '2027-01-01T00:00:00+01:00', 'Styret 4/26')
const sample: Settings = {
  version: 7,
  at: '2026-11-22T12:00:00+01:00',
  barred: [{ key: 'accountingOwner', value: 1, code: 'accounting.not-connected' }],
  values: [fee(45, '2026-03-01T00:00:00+01:00'), fee(55, '2026-06-01T00:00:00+02:00'), upcoming],
}
const untouched: Settings = { ...sample, version: 1, values: [] }
const history = {
  data: [
    {
      id: 6,
      at: '2026-11-20T12:00:00+01:00',
      person,
      action: 'change',
      why: 'Styret 4/26',
      titles: {},
      changes: { cancelFeePercent: { from: 55, to: 40 }, validFrom: { from: null, to: upcoming.validFrom } },
    },
  ],
}

const counts = http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 }))
// What stands before the settings on the page has stories of its own.
const setup = http.get('/api/admin/setup*', () => delay('infinite'))
const answering = (settings: Settings) => [
  counts,
  setup,
  http.get('/api/admin/settings/history', () => HttpResponse.json(settings.values.length > 0 ? history : { data: [] })),
  http.get('/api/admin/settings', () => HttpResponse.json(settings)),
]
const pageFor = (whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={adminPaths.settings} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

const meta = {
  title: 'Site/SettingsPage',
  component: SettingsPage,
  parameters: { isFlush: true, msw: answering(sample) },
  render: pageFor(staffWith('ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE')),
} satisfies Meta<typeof SettingsPage>
export default meta
type Story = StoryObj<typeof meta>

const feeCard = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Avbestillingsgebyr' }))

/** The text of an SMS is mended where it stands, and a field that nobody fills in is refused. */
export const TextOfSms: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Tekst: påminnelse før turen' }))
    await userEvent.click(card.getByRole('button', { name: /^Ny verdi for/ }))
    const text = card.getByRole('textbox', { name: 'Ny tekst' })
    await expect(text).toHaveValue(standardPolicy.smsTripStart)
    await userEvent.click(card.getByRole('button', { name: '{klubb}' }))
    await expect(text).toHaveValue(`${standardPolicy.smsTripStart} {klubb}`)
    await userEvent.type(text, ' {{tull}')
    await userEvent.click(card.getByRole('button', { name: 'Lagre' }))
    await expect(await card.findByText(problemText['field.sms-field'])).toBeVisible()
  },
}

/** What holds, what comes and what was stand at each value. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const card = await feeCard(canvas)
    await expect(card.getByText('55 prosent')).toBeVisible()
    await expect(card.getByText(/^40 prosent fra .*1\. januar 2027$/)).toBeVisible()
    await userEvent.click(card.getByText('Tidligere'))
    await expect(card.getByText(/^45 prosent fra .*1\. mars 2026$/)).toBeVisible()
    const hold = within(canvas.getByRole('region', { name: 'Tid til å svare på en ledig bil' }))
    await expect(hold.getByText('15 minutter')).toBeVisible()
    await expect(hold.getByText('Standard')).toBeVisible()
    await expect(await canvas.findByText(/Avbestillingsgebyr: 55 → 40 prosent/)).toBeVisible()
  },
}

/** What is no number is chosen by its words. */
export const Choice: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Sjekk av førerkort' }))
    await expect(card.getByText('Før start')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Ny verdi for Sjekk av førerkort' }))
    const words = card.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    await expect(words).toEqual(['Nei', 'Før reservasjon', 'Før start'])
    await userEvent.click(card.getByRole('radio', { name: 'Før reservasjon' }))
    await expect(card.getByRole('radio', { name: 'Før reservasjon' })).toBeChecked()
  },
}

/** What would be refused can't be chosen, and says why before anybody presses. */
export const BarredChoice: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Hvem eier fakturaene' }))
    await userEvent.click(card.getByRole('button', { name: 'Ny verdi for Hvem eier fakturaene' }))
    await expect(card.getByRole('radio', { name: 'Tripletex' })).toBeDisabled()
    await expect(card.getByRole('radio', { name: 'Delebil' })).toBeEnabled()
    const why = `Tripletex kan ikke velges nå. ${problemText['accounting.not-connected']}`
    await expect(card.getByRole('radiogroup')).toHaveAccessibleDescription(why)
  },
}

/** A club that has decided nothing has the standard everywhere. */
export const Untouched: Story = {
  parameters: { msw: answering(untouched) },
  play: async ({ canvas }) => {
    const card = await feeCard(canvas)
    await expect(card.getByText('50 prosent')).toBeVisible()
    await expect(canvas.getAllByText('Standard').length).toBeGreaterThan(5)
    await expect(await canvas.findByText('Ingen har endret noe ennå.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [counts, setup, http.get('/api/admin/settings*', () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Avbestilling' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ny verdi/ })).toBeNull()
  },
}

let isDown = true

/** What did not come is asked for again. */
export const Failed: Story = {
  beforeEach: () => {
    isDown = true
  },
  parameters: {
    msw: [
      http.get('/api/admin/settings', () =>
        isDown
          ? HttpResponse.json({ code: 'permission.missing', status: 403, errors: [], entity: null }, { status: 403 })
          : HttpResponse.json(sample),
      ),
      ...answering(sample),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problemText['permission.missing'])).toBeVisible()
    isDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }))
    await expect((await feeCard(canvas)).getByText('55 prosent')).toBeVisible()
  },
}

/** Who may only look is offered nothing to change. */
export const ReadOnly: Story = {
  render: pageFor(staffWith('ADMIN_SETTINGS_READ')),
  play: async ({ canvas }) => {
    await expect((await feeCard(canvas)).getByText('55 prosent')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ny verdi/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Ta tilbake/ })).toBeNull()
  },
}

/** Without the right there is neither a page nor an item in the menu. */
export const NoRight: Story = {
  render: pageFor(staffWith('RESERVATION_READ')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('link', { name: 'Vaktbord' }).length).toBeGreaterThan(0))
    await expect(canvas.queryByRole('link', { name: 'Oppsett' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Avbestillingsgebyr' })).toBeNull()
  },
}

const refusal = (code: 'field.in-past' | 'record.stale', status: number, fieldName?: string) =>
  HttpResponse.json(
    {
      type: 'about:blank',
      title: problemText[code],
      status,
      entity: null,
      code: fieldName ? 'request.invalid' : code,
      errors: [{ code, message: problemText[code], ...(fieldName && { fieldName }) }],
    },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
let sent: object[] = []

/** What is wrong stands at its field, nothing typed is lost, and the same press saves it in the end. */
export const Changes: Story = {
  beforeEach: () => {
    sent = []
  },
  parameters: {
    msw: [
      http.put('/api/admin/settings', async ({ request }) => {
        sent.push((await request.json()) as object)
        if (sent.length === 1) return refusal('field.in-past', 400, 'from')
        if (sent.length === 2) return refusal('record.stale', 409)
        return HttpResponse.json({ entity: sample, errors: [] })
      }),
      ...answering(sample),
    ],
  },
  play: async ({ canvas }) => {
    const card = await feeCard(canvas)
    const opener = card.getByRole('button', { name: 'Ny verdi for Avbestillingsgebyr' })
    await userEvent.click(opener)
    const value = card.getByRole('textbox', { name: /^Ny verdi/ })
    const from = card.getByRole('textbox', { name: /^Gjelder fra/ })
    const save = card.getByRole('button', { name: 'Lagre' })
    await waitFor(() => expect(value).toHaveFocus())
    await userEvent.type(value, '101{Enter}')
    await expect(await card.findByText(problemText['field.out-of-range'])).toBeVisible()
    await waitFor(() => expect(value).toHaveFocus())
    await userEvent.clear(value)
    await userEvent.type(value, '40')
    await userEvent.type(from, '1. januar')
    await userEvent.type(card.getByRole('textbox', { name: /^Hvorfor/ }), 'Styret 4/26')
    await userEvent.click(save)
    await expect(await card.findByText(problemText['field.format'])).toBeVisible()
    await userEvent.clear(from)
    await userEvent.type(from, '21.11.2026')
    await userEvent.click(save)
    await expect(await card.findByText(problemText['field.in-past'])).toBeVisible()
    await userEvent.clear(from)
    await userEvent.type(from, '01.01.2027')
    await userEvent.click(save)
    await expect(await card.findByText(problemText['record.stale'])).toBeVisible()
    await expect(value).toHaveValue('40')
    await userEvent.click(save)
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(card.queryByRole('textbox')).toBeNull()
    const body = { key: 'cancelFeePercent', value: 40, from: '01.01.2027', why: 'Styret 4/26', version: 7 }
    await expect(sent.at(-1)).toEqual(body)
  },
}

let removed: URLSearchParams | undefined

/** What does not hold yet is taken back after a question. */
export const TakesBack: Story = {
  beforeEach: () => {
    removed = undefined
  },
  parameters: {
    msw: [
      http.delete('/api/admin/settings', ({ request }) => {
        removed = new URL(request.url).searchParams
        return HttpResponse.json({ entity: untouched, errors: [] })
      }),
      counts,
      setup,
      http.get('/api/admin/settings/history', () => HttpResponse.json(history)),
      http.get('/api/admin/settings', () => HttpResponse.json(removed ? untouched : sample)),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ta tilbake 40 prosent/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/^Avbestillingsgebyr blir da ikke endret til 40 prosent/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Ta tilbake' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Ta tilbake/ })).toBeNull())
    await expect(removed?.get('validFrom')).toBe(upcoming.validFrom)
    await expect(removed?.get('version')).toBe('7')
  },
}
