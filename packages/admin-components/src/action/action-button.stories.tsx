import type { Refusal } from '@delebil/core-api'
import { longText } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarX2 } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SampleAdmin, sampleScreen } from '../sample/sample-admin.tsx'
import type { RecordAction } from '../screen/record-action.ts'
import { ActionButton } from './action-button.tsx'

const record = { id: 1, version: 1, name: 'Toyota Yaris', seats: 5 }
const done = { ok: true, value: { entity: record } } as const
const refusal = (code: string, message: string, fields = {}) =>
  ({ ok: false, refusal: { code, message, fields, status: 409 } as Refusal }) as const

const lost = () =>
  ({
    ok: false,
    refusal: { ...refusal('network.unreachable', 'Vi får ikke kontakt. Sjekk nettet.').refusal, status: 0 },
  }) as const

const cancel: RecordAction = {
  key: 'cancel',
  label: 'Avbestill',
  icon: CalendarX2,
  run: () => Promise.resolve(done),
  undo: () => Promise.resolve(done),
  done: 'Reservasjonen er avbestilt',
}

const meta = {
  title: 'Admin/ActionButton',
  component: ActionButton,
  parameters: {
    guide: {
      do: [
        'Say why an action is not possible now, and let it be undone where that can be.',
        'Ask first where it cannot be undone.',
      ],
      dont: ["Don't show actions that are not granted.", "Don't ask twice."],
    },
  },
  args: { screen: sampleScreen, record, action: cancel },
  decorators: [
    (Story, { parameters }) => (
      <SampleAdmin host={parameters.host}>
        <h1 tabIndex={-1}>Reservasjon</h1>
        <Story />
      </SampleAdmin>
    ),
  ],
} satisfies Meta<typeof ActionButton>
export default meta
type Story = StoryObj<typeof meta>

/** Said at once, taken back by key: F6 goes to what was said. */
export const Undo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avbestill' }))
    await expect(await canvas.findByText('Reservasjonen er avbestilt')).toBeVisible()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Angre' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Angret: avbestill')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Reservasjonen er avbestilt')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Avbestill' })).toHaveFocus()
  },
}

let takenBack: unknown
const left = { ...record, version: 6 }
const stale = refusal('record.stale', 'Noen andre har endret dette siden du åpnet det.')

/** Somebody has gone on from what was done: their work is not taken back with it. */
export const ChangedSince: Story = {
  args: {
    action: {
      ...cancel,
      run: () => Promise.resolve({ ok: true, value: { entity: left } }),
      undo: (_host, { version }) => {
        takenBack = version
        return Promise.resolve(stale)
      },
    },
  },
  play: async ({ canvas }) => {
    takenBack = undefined
    await userEvent.click(canvas.getByRole('button', { name: 'Avbestill' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Angre' }))
    await expect(await canvas.findByText('Noen andre har endret dette siden. Da kan det ikke angres.')).toBeVisible()
    // The server was told which version is taken back, and refused.
    await expect(takenBack).toBe(6)
  },
}

/** Reached by the keyboard, with its reason; a press says it too. */
export const Forbidden: Story = {
  args: { action: { ...cancel, forbidden: () => 'Turen har begynt.' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Avbestill' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/Turen har begynt\./)
    await userEvent.keyboard('{Enter}')
    await expect(await within(canvas.getByRole('status')).findByText('Turen har begynt.')).toBeVisible()
  },
}

let sent = 0
let late = Promise.withResolvers<void>()
const twice: RecordAction = {
  ...cancel,
  isDanger: true,
  question: () => 'Medlemmet får beskjed. Avbestillingen koster 240 kr.',
  fields: { why: longText('Hvorfor?', { write: true }) },
  run: async (_host, _record, { why }) => {
    sent += 1
    if (why === 'sen') await late.promise
    if (why === 'x') return refusal('request.invalid', 'Noe i skjemaet må rettes.', { why: 'For kort' })
    return why === 'sen' ? refusal('request.timeout', 'Request timed out') : done
  },
}

/** What is wrong stands at its field, what was typed stays, and a double press sends once. */
export const AsksFirst: Story = {
  args: { action: twice },
  play: async ({ canvas, canvasElement }) => {
    sent = 0
    late = Promise.withResolvers()
    await userEvent.click(canvas.getByRole('button', { name: 'Avbestill' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Avbestill' }))
    const confirm = dialog.getByRole('button', { name: 'Avbestill' })
    await userEvent.click(confirm)
    const why = dialog.getByRole('textbox', { name: /Hvorfor/ })
    await expect(await dialog.findByText('Må fylles ut')).toBeVisible()
    await expect(why).toHaveFocus()
    await userEvent.type(why, 'x')
    await userEvent.click(confirm)
    await expect(await dialog.findByText('For kort')).toBeVisible()
    await expect(why).toHaveValue('x')
    await userEvent.clear(why)
    await userEvent.type(why, 'sen')
    await userEvent.dblClick(confirm)
    late.resolve()
    await expect(await dialog.findByText('Request timed out')).toBeVisible()
    await expect(dialog.getByText(/det samme gjøres bare én gang/)).toBeVisible()
    await expect(sent).toBe(2)
    await userEvent.type(why, 't ute')
    await userEvent.click(confirm)
    await expect(await canvas.findByText('Reservasjonen er avbestilt')).toBeVisible()
  },
}

const keys: (string | undefined)[] = []
const answers = [refusal('billing.run.control-open', 'Medlemmene kan fortsatt si fra.'), lost(), lost(), done]
const waited: RecordAction = {
  ...cancel,
  question: () => 'Bilen blir ledig for andre.',
  run: (_host, _record, _values, { idempotencyKey }) => {
    keys.push(idempotencyKey)
    return Promise.resolve(answers[keys.length - 1] ?? done)
  },
}

/** What was refused is asked anew at the next press; what nobody answered is the same call, however often it is sent. */
export const PressedAgain: Story = {
  args: { action: waited },
  play: async ({ canvas, canvasElement }) => {
    keys.length = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Avbestill' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: 'Avbestill' })
    await userEvent.click(confirm)
    await expect(await dialog.findByText('Medlemmene kan fortsatt si fra.')).toBeVisible()
    await userEvent.click(confirm)
    await expect(await dialog.findByText('Vi får ikke kontakt. Sjekk nettet.')).toBeVisible()
    await userEvent.click(confirm)
    await waitFor(() => expect(keys).toHaveLength(3))
    await userEvent.click(confirm)
    await expect(await canvas.findByText('Reservasjonen er avbestilt')).toBeVisible()
    const [refused, unanswered, ...again] = keys
    await expect(unanswered).not.toBe(refused)
    await expect(again).toEqual([unanswered, unanswered])
  },
}

/** What was never granted is not there. */
export const NotGranted: Story = {
  args: { action: { ...cancel, access: ['BILLING_WRITE'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reservasjon' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Avbestill' })).toBeNull()
  },
}

/** What is deleted is asked about under the heading that all deletions have. */
export const Deletes: Story = {
  args: {
    action: {
      ...cancel,
      key: 'delete',
      label: 'Slett bilmodell',
      isGone: true,
      isDanger: true,
      question: () => 'Vil du slette Toyota Yaris?',
      run: () => Promise.resolve(refusal('model.in-use', 'Modellen har biler.')),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slett bilmodell' }))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('alertdialog', { name: 'Bekreft sletting' }))
    await expect(dialog.getByText('Vil du slette Toyota Yaris?')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Avbryt' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Slett bilmodell' }))
    await expect(await dialog.findByText('Modellen har biler.')).toBeVisible()
  },
}

const offline = refusal('network.unreachable', 'Vi får ikke kontakt. Sjekk nettet.')
let tries = 0
const unreported: RecordAction = {
  ...cancel,
  question: () => 'Bilen blir ledig for andre.',
  facts: () => {
    tries += 1
    return Promise.resolve(tries === 1 ? offline : { ok: true, value: ['Medlemmet betaler 240 kr.'] })
  },
}

/** What follows is not known: that is said, and asked for anew. */
export const FactsUnreported: Story = {
  args: { action: unreported },
  play: async ({ canvas, canvasElement }) => {
    tries = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Avbestill' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(await dialog.findByText('Fikk ikke vite hva som følger med.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Prøv igjen' }))
    await expect(await dialog.findByText('Medlemmet betaler 240 kr.')).toBeVisible()
  },
}

/** Nothing is asked where what the fields begin with is not known: saving would write over it. */
export const NotLoaded: Story = {
  args: { action: { ...twice, load: () => Promise.resolve(offline) } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avbestill' }))
    await expect(await canvas.findByText('Vi får ikke kontakt. Sjekk nettet.')).toBeVisible()
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull()
  },
}

let answer = Promise.withResolvers<void>()
const slow: RecordAction = {
  ...cancel,
  question: () => 'Bilen blir ledig for andre.',
  run: async () => {
    await answer.promise
    return offline
  },
}

/** Closed before the answer came: a refusal is told all the same. */
export const ClosedMeanwhile: Story = {
  args: { action: slow },
  play: async ({ canvas, canvasElement }) => {
    answer = Promise.withResolvers()
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Avbestill' }))
    const dialog = within(await body.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Avbestill' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    answer.resolve()
    await expect(await canvas.findByText('Vi får ikke kontakt. Sjekk nettet.')).toBeVisible()
  },
}

/** Closed by Escape, what was written is there again; a press on 'Avbryt' lets go of it. */
export const WrittenBefore: Story = {
  args: { action: twice },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Avbestill' }))
      return within(await body.findByRole('dialog'))
    }
    const closed = () => waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await userEvent.type((await open()).getByRole('textbox'), 'Bilen er skadet')
    await userEvent.keyboard('{Escape}')
    await closed()
    const again = await open()
    await expect(again.getByRole('textbox')).toHaveValue('Bilen er skadet')
    await userEvent.click(again.getByRole('button', { name: 'Avbryt' }))
    await closed()
    await expect((await open()).getByRole('textbox')).toHaveValue('')
  },
}
