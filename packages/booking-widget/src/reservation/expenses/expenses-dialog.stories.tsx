import { makeProblem } from '@delebil/core-api'
import { MockRefusal } from '@delebil/core-api/mocks'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ongoingReservation, sampleNow } from '../../sample/bergen.ts'
import { drawnPicture } from '../../sample/drawn-picture.ts'
import { sampleExpenses } from '../../sample/expense-mocks.ts'
import { SampleFrame } from '../../sample/sample-host.tsx'
import { never, sampleHandlers } from '../../sample/sample-mocks.ts'
import { ExpensesDialog } from './expenses-dialog.tsx'

const patience = { timeout: 10_000 }
let sent: unknown[] = []
const taken = { ...sampleExpenses[0], state: 'RECEIVED', approvedOre: null, reason: null }
const meta = {
  title: 'Booking/ExpensesDialog',
  component: ExpensesDialog,
  args: {
    reservation: ongoingReservation,
    now: sampleNow,
    isOpen: true,
    onClose: fn(),
    onDone: fn(),
    onExtended: fn(),
  },
  parameters: {
    guide: {
      do: [
        'Ask for the picture first: it is what one has in hand.',
        'Let who has paid send it, whatever we think of it.',
      ],
      dont: ["Don't ask for litres of a wash."],
    },
    msw: sampleHandlers(),
  },
  beforeEach: () => {
    sent = []
  },
  decorators: [
    (Story) => (
      <SampleFrame>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof ExpensesDialog>
export default meta
type Story = StoryObj<typeof meta>
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const dialog = async () => within(await screen.findByRole('dialog', {}, patience))
const fill = async (user: User) => {
  const modal = await dialog()
  const field = [...(await screen.findByRole('dialog')).querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
  if (!field) throw new Error('There is no field for files.')
  await user.upload(field, await drawnPicture('kvittering.png'))
  await modal.findByText('Bildet er lastet opp', {}, patience)
  await user.type(modal.getByRole('textbox', { name: 'Beløp i kroner' }), '249,50')
  await user.type(modal.getByRole('textbox', { name: /^(Liter|kWh)$/ }), '40')
  await user.type(modal.getByRole('textbox', { name: 'Klokkeslett på kvitteringen' }), '09:45')
  await user.type(modal.getByRole('textbox', { name: /^Sted/ }), 'Recharge')
  return modal
}

export const Empty: Story = {}

export const Sent: Story = {
  parameters: {
    msw: sampleHandlers({
      sendExpense: ({ body }) => {
        sent.push(body)
        return { entity: taken, errors: [] } as never
      },
    }),
  },
  play: async ({ userEvent, args }) => {
    const modal = await fill(userEvent)
    await userEvent.dblClick(modal.getByRole('button', { name: 'Send utlegget' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Takk! Utlegget er sendt til klubben.'), patience)
    await expect(sent).toHaveLength(1)
    await expect(sent[0]).toMatchObject({
      kind: 'CHARGING',
      amountOre: 24_950,
      quantity: 40,
      boughtAt: '2026-11-21T09:45:00+01:00',
      acceptDeviations: false,
    })
  },
}

/** Everything that is missing is told at its field. */
export const Missing: Story = {
  play: async ({ userEvent, args }) => {
    const modal = await dialog()
    await userEvent.click(await modal.findByRole('button', { name: 'Send utlegget' }, patience))
    await modal.findByText('Vi trenger ett bilde av kvitteringen.', {}, patience)
    await expect(modal.getAllByText('Må fylles ut')).toHaveLength(2)
    await expect(modal.getByText('Skriv klokkeslettet som 14:05.')).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** What does not agree with the trip stands at its field; who stands by it sends it all the same, and nothing was typed in vain. */
export const Deviates: Story = {
  parameters: {
    msw: sampleHandlers({
      sendExpense: ({ body }) => {
        sent.push(body)
        if ((body as { acceptDeviations: boolean }).acceptDeviations) return { entity: taken, errors: [] } as never
        return Promise.reject(new MockRefusal('expense.deviates'))
      },
    }),
  },
  play: async ({ userEvent, args }) => {
    const modal = await fill(userEvent)
    await userEvent.click(modal.getByRole('button', { name: 'Send utlegget' }))
    await modal.findByText('Noe stemmer ikke med turen', {}, patience)
    await expect(modal.getByRole('textbox', { name: 'Beløp i kroner' })).toHaveValue('249,50')
    await userEvent.click(modal.getByRole('checkbox', { name: 'Det er riktig likevel' }))
    await userEvent.click(modal.getByRole('button', { name: 'Send utlegget' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled(), patience)
    await expect(sent).toHaveLength(2)
  },
}

/** Fuel that does not fit the car is told where the fuel was chosen, with what to do before one drives on. */
export const WrongFuel: Story = {
  parameters: {
    msw: [
      http.post('*/api/reservations/:id/expenses', () => {
        const code = 'expense.wrong-fuel' as const
        const errors = [{ fieldName: 'fuel', code, message: problemText[code] }]
        const headers = { 'content-type': 'application/problem+json' }
        return HttpResponse.json(makeProblem('expense.deviates', 409, { errors }), { status: 409, headers })
      }),
      ...sampleHandlers(),
    ],
  },
  play: async ({ userEvent }) => {
    const modal = await fill(userEvent)
    await userEvent.click(modal.getByRole('button', { name: /Hva har du betalt for/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Drivstoff' }))
    await userEvent.click(await modal.findByRole('radio', { name: 'Diesel' }))
    await userEvent.click(modal.getByRole('button', { name: 'Send utlegget' }))
    const fuel = within(modal.getByRole('radiogroup', { name: /Hva fylte du/ }))
    await fuel.findByText(/Bilen går på noe annet/, {}, patience)
  },
}

export const NetworkLost: Story = {
  parameters: { msw: sampleHandlers({ sendExpense: () => Promise.reject(new MockRefusal('server.busy')) }) },
  play: async ({ userEvent }) => {
    const modal = await fill(userEvent)
    await userEvent.click(modal.getByRole('button', { name: 'Send utlegget' }))
    await modal.findByText('Tjenesten er opptatt akkurat nå. Prøv igjen om litt.', {}, patience)
    await expect(modal.getByRole('textbox', { name: 'Beløp i kroner' })).toHaveValue('249,50')
  },
}

/** What became of those that were sent stands first. */
export const Before: Story = {
  parameters: { msw: sampleHandlers({ listExpenses: () => ({ data: [...sampleExpenses] }) }) },
  play: async () => {
    const modal = await dialog()
    await expect(await modal.findByText(/^Trekkes fra neste faktura: 200/, {}, patience)).toBeVisible()
    await expect(modal.getByText('Avvist')).toBeVisible()
    await expect(modal.getByText('Bildet er ikke tydelig nok til å lese.')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { msw: sampleHandlers({ listExpenses: never }) } }
