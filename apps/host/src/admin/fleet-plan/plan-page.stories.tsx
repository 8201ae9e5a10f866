import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleNow, samplePlanApi } from '../../sample/sample-plan.ts'
import { SamplePlan } from '../../sample/sample-plan-page.tsx'
import { FleetPlanPage } from './plan-page.tsx'

const meta = {
  title: 'Site/FleetPlanPage',
  component: FleetPlanPage,
  parameters: { isFlush: true },
  render: () => <SamplePlan />,
} satisfies Meta<typeof FleetPlanPage>
export default meta
type Story = StoryObj<typeof meta>

/** A booking is put where another is: seen before anything is saved; then where it is free, and done. */
export const Draft: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /^Kari Nordmann ?, / })
    bar.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    // It is there only while there is a draft.
    const open = async () => within(await canvas.findByRole('region', { name: 'Utkast' }))
    let draft = await open()
    await expect(await draft.findByRole('link', { name: 'Ola Dunk' })).toBeVisible()
    await expect(draft.getByText('Rett det som er merket først.')).toBeVisible()
    // Who was in the way gets the car that was left.
    await userEvent.click(await draft.findByRole('button', { name: /^Bytt med Ola Dunk/ }))
    await expect(await draft.findByText('2 endringer')).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Angre siste' }))
    await userEvent.click(draft.getByRole('button', { name: 'Angre siste' }))
    await expect(canvas.queryByRole('region', { name: 'Utkast' })).toBeNull()
    canvas.getByRole('button', { name: /^Kari Nordmann ?, / }).focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}')
    draft = await open()
    await expect(await draft.findByText('Kari Nordmann får beskjed.')).toBeVisible()
    await expect(draft.getAllByText(/65 kr/)[0]).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Bruk endringen' }))
    await expect(await draft.findByText('1 reservasjon er flyttet')).toBeVisible()
  },
}

/** The list says the same, and moves by a dialog. */
export const List: Story = {
  render: () => <SamplePlan query="vis=dag" />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Flytt Kari Nordmann …' }))
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Flytt reservasjon' }),
    )
    await expect(dialog.getByRole('combobox', { name: 'Bil' })).toHaveValue('101 EL10001 · Volkswagen ID.3')
    await userEvent.click(dialog.getByRole('button', { name: 'Legg i utkastet' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Parker Kari Nordmann' }))
    const draft = within(await canvas.findByRole('region', { name: 'Utkast' }))
    await expect(await draft.findByText('Flytt det som står på parkeringsplassen først.')).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Forkast alt' }))
    await userEvent.click(draft.getByRole('button', { name: 'Lukk utkastet' }))
    await expect(canvas.queryByRole('region', { name: 'Utkast' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  render: () => <SamplePlan mayMove={false} />,
  globals: { viewport: { value: 'breakpoint' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /^Kari Nordmann ?, / })
    bar.focus()
    await userEvent.keyboard('{Enter}')
    await expect(
      within(canvas.getByRole('region', { name: 'Valgt' })).getByText(/Du kan se planen, men ikke flytte noe\.$/),
    ).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Utkast' })).toBeNull()
  },
}

const refused = (status: number) =>
  Promise.resolve({
    ok: false,
    refusal: { code: 'server.error', status, message: 'Noe gikk galt hos oss.', fields: {} },
  })

const isLater = (input: unknown) =>
  ((input as { query?: { from?: string } }).query?.from ?? '') > sampleNow.toISOString()

/** The days that were seen before don't stand under those that could not be had. */
export const Failed: Story = {
  render: () => <SamplePlan answer={(_, input) => (isLater(input) ? refused(500) : undefined)} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/^6 biler · /)
    await userEvent.click(canvas.getByRole('button', { name: 'Senere' }))
    await expect(await canvas.findByRole('heading', { name: 'Fikk ikke hentet planen' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
    await expect(canvas.queryByText(/^6 biler · /)).toBeNull()
  },
}

export const Loading: Story = {
  render: () => <SamplePlan answer={() => new Promise(() => undefined)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Henter planen …')).toBeInTheDocument()
  },
}

const whole = samplePlanApi() as unknown as { call: (name: string, input: object) => Answered }
type Answered = Promise<{ value: { cars: { id: number }[] } }>
let bringRest = () => {}

/** The cars that are seen first are there while the rest of a large club is asked for. */
export const FirstCarsFirst: Story = {
  render: () => (
    <SamplePlan
      answer={async (name, input) => {
        if (name !== 'fleet.plan') return undefined
        const { query } = input as { query: { cursor?: number } }
        const answer = await whole.call(name, {})
        const { cars, ...more } = answer.value
        if (query.cursor === undefined) return { ...answer, value: { ...more, cars: cars.slice(0, 2), cursor: 2 } }
        await new Promise<void>((done) => {
          bringRest = done
        })
        return { ...answer, value: { ...more, bars: [], cars: cars.slice(2) } }
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Kari Nordmann ?, / })).toBeVisible()
    await expect(canvas.getByText('Henter resten av bilene …')).toBeVisible()
    await expect(canvas.queryByText(/^6 biler · /)).toBeNull()
    bringRest()
    await expect(await canvas.findByText(/^6 biler · /)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Kari Nordmann ?, / })).toBeVisible()
  },
}

/** Without network, and nothing kept to show. */
export const Offline: Story = {
  render: () => <SamplePlan isOffline answer={() => refused(0)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du er offline' })).toBeVisible()
  },
}

const noCars = { ok: true, value: { places: [], cars: [], bars: [], cursor: null }, headers: new Headers() }

export const Empty: Story = {
  render: () => <SamplePlan answer={() => Promise.resolve(noCars)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingen biler her' })).toBeVisible()
  },
}

/** Cars by number, plate and class; what fits nothing says so and leads back. */
export const Sought: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^6 biler · /)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn bil' }), 'el10004')
    await expect(canvas.getByRole('searchbox', { name: 'Finn bil' })).toHaveValue('el10004')
    await expect(await canvas.findByText(/^1 av 6 biler · /)).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Finn bil' }), '9')
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis alle' }))
    await expect(await canvas.findByText(/^6 biler · /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Taster' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Taster på planen' }))
    await expect(sheet.getByText('Løftet: et døgn')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** A block is made longer by keys, one that affects somebody is placed with a reason, and both are saved and taken back. */
export const Fixtures: Story = {
  globals: { viewport: { value: 'desk' }, theme: 'dark' },
  play: async ({ canvas }) => {
    const block = await canvas.findByRole('button', { name: /^Vask ?, / })
    block.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}++{Enter}')
    const draft = within(await canvas.findByRole('region', { name: 'Utkast' }))
    await expect(await draft.findByText(/^104 EL10004, .*14:00 ?– ?19:00/)).toBeVisible()
    const placed = canvas.getByRole('button', { name: /^Plassert: Bryggen ?, / })
    placed.focus()
    await userEvent.keyboard('{Enter}{PageUp}')
    await expect(canvas.getByText(/^Plassert: Bryggen\. En plassering kan ikke parkeres/)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Ny plassering' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Ny plassering' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Legg i utkastet' }))
    await expect(dialog.getByText('Velg hvor bilen skal stå')).toBeVisible()
    await userEvent.type(dialog.getByRole('combobox', { name: 'Hvor bilen skal stå' }), 'Danm{ArrowDown}{Enter}')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Bil' }), '{Control>}a{/Control}105{ArrowDown}{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Legg i utkastet' }))
    await expect(await draft.findByRole('link', { name: 'Åse Økland' })).toBeVisible()
    await userEvent.click(draft.getByRole('checkbox', { name: /Plasser bilen likevel/ }))
    await expect(draft.getByText('Skriv hvorfor du gjør det likevel')).toBeVisible()
    await userEvent.type(draft.getByRole('textbox', { name: /Hvorfor flyttes det/ }), 'Avtalt')
    await draft.findByText('Disse har reservert bilen på den gamle plassen')
    await userEvent.click(draft.getByRole('button', { name: 'Bruk 2 endringer' }))
    await expect(await draft.findByText('2 endringer er lagret')).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Angre' }))
    await expect(await draft.findByText('Flyttingen er angret')).toBeVisible()
  },
}

let sent: string[] = []
const lostOnce = (name: string, input: unknown) => {
  const { body, idempotencyKey } = input as { body?: { rehearse?: boolean }; idempotencyKey?: string }
  if (name !== 'fleet.move' || body?.rehearse !== false) return undefined
  sent.push(idempotencyKey ?? '')
  return sent.length === 1 ? refused(0) : undefined
}

/** The network is cut while it is saved: the same is asked once more under the same key, and nothing of the draft is lost. */
export const Unsure: Story = {
  globals: { viewport: { value: 'desk' } },
  render: () => <SamplePlan answer={lostOnce} />,
  play: async ({ canvas }) => {
    sent = []
    const bar = await canvas.findByRole('button', { name: /^Kari Nordmann ?, / })
    bar.focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    const draft = within(await canvas.findByRole('region', { name: 'Utkast' }))
    await draft.findByText('Kari Nordmann får beskjed.')
    await userEvent.click(draft.getByRole('button', { name: 'Bruk endringen' }))
    await expect(await draft.findByText('Vi vet ikke om endringene ble lagret')).toBeVisible()
    await expect(draft.getByText('Kari Nordmann')).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Prøv igjen' }))
    await expect(await draft.findByText('1 reservasjon er flyttet')).toBeVisible()
    await expect(sent[1]).toBe(sent[0])
    await expect(sent[0]).not.toBe('')
  },
}

const change = {
  bar: {
    kind: 'reservation',
    id: 1,
    carId: 1,
    version: 1,
    reservationNumber: 100_401,
    start: '2026-11-23T11:00:00Z',
    end: '2026-11-23T19:00:00Z',
  },
  to: { carId: 4, start: '2026-11-24T11:00:00Z', end: '2026-11-24T19:00:00Z' },
  override: false,
}
const keptOne = JSON.stringify({ v: 1, why: 'Verksted', changes: [change] })

/** A draft that was there before a reload is there after it, with the names that the plan knows. */
export const Kept: Story = {
  globals: { viewport: { value: 'desk' } },
  render: () => <SamplePlan kept={keptOne} />,
  play: async ({ canvas }) => {
    const draft = within(await canvas.findByRole('region', { name: 'Utkast' }))
    await expect(await draft.findByText('Kari Nordmann')).toBeVisible()
    await expect(draft.getByRole('textbox', { name: /Hvorfor flyttes det/ })).toHaveValue('Verksted')
    await expect(await draft.findByText('Kari Nordmann får beskjed.')).toBeVisible()
  },
}

/** The right to move went while something lay in the draft: it stays, and says why it cannot be used. */
export const NoRightAnyMore: Story = {
  globals: { viewport: { value: 'desk' } },
  render: () => <SamplePlan kept={keptOne} mayMove={false} />,
  play: async ({ canvas }) => {
    const draft = within(await canvas.findByRole('region', { name: 'Utkast' }))
    await expect(await draft.findByText('Kari Nordmann')).toBeVisible()
    await expect(draft.getByText(/Du har ikke lenger tilgang til å flytte/)).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Bruk endringen' }))
    await expect(draft.queryByText('1 reservasjon er flyttet')).toBeNull()
  },
}
