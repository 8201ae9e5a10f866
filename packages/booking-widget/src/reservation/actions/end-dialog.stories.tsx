import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ongoingReservation, sampleNow } from '../../sample/bergen.ts'
import { drawnPicture } from '../../sample/drawn-picture.ts'
import { OpenedByButton } from '../../sample/opened-by-button.tsx'
import { SampleFrame } from '../../sample/sample-host.tsx'
import { never, sampleHandlers } from '../../sample/sample-mocks.ts'
import { EndDialog } from './end-dialog.tsx'

const patience = { timeout: 10_000 }
const sent = fn()
const meta = {
  title: 'Booking/EndDialog',
  component: EndDialog,
  args: {
    reservation: ongoingReservation,
    now: sampleNow,
    isOpen: false,
    onClose: fn(),
    onDone: fn(),
    onExtended: fn(),
  },
  render: (args) => (
    <OpenedByButton text="Avslutt turen">{(opening) => <EndDialog {...args} {...opening} />}</OpenedByButton>
  ),
  parameters: {
    guide: {
      do: ['Ask what must be done before the trip can end, and say why.', 'Show the price before the last press.'],
      dont: ["Don't end from one press.", "Don't lose the declaration when the server refuses."],
    },
    msw: sampleHandlers(),
  },
  decorators: [
    (Story) => (
      <SampleFrame>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof EndDialog>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const open = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Avslutt turen' }, patience))
  return within(await screen.findByRole('dialog', {}, patience))
}
const reportDamage = async (play: Pick<Play, 'canvas' | 'userEvent'>) => {
  const modal = await open(play)
  await play.userEvent.click(modal.getByRole('radio', { name: 'Ja, bilen er skadet' }))
  await play.userEvent.click(await modal.findByRole('button', { name: /Hvor på bilen/ }, patience))
  await play.userEvent.click(await screen.findByRole('option', { name: 'Foran' }, patience))
  await play.userEvent.type(modal.getByRole('textbox', { name: 'Hva er skadet?' }), 'Traff en stolpe')
  return modal
}

export const Asking: Story = { play: async (play) => void (await open(play)) }

export const Checking: Story = {
  parameters: { msw: sampleHandlers({ getEndBlockers: never }) },
  play: async (play) => {
    const modal = await open(play)
    await expect(await modal.findByText('Sjekker om turen kan avsluttes …', {}, patience)).toBeVisible()
  },
}

export const Blocked: Story = {
  parameters: {
    msw: sampleHandlers({
      getEndBlockers: () => ({
        canEnd: false,
        blockers: [{ code: 'reservation.not-active', message: 'Ola Nordmann avsluttet turen i dag 09:50.' }],
        warnings: [],
      }),
    }),
  },
  play: async (play) => {
    const modal = await open(play)
    await expect(await modal.findByText('Ola Nordmann avsluttet turen i dag 09:50.', {}, patience)).toBeVisible()
    await expect(modal.queryByRole('button', { name: 'Avslutt turen' })).toBeNull()
  },
}

export const Warned: Story = {
  parameters: {
    msw: sampleHandlers({
      getEndBlockers: () => ({
        canEnd: true,
        blockers: [],
        warnings: [
          { kind: 'AWAY', message: 'Bilen ser ut til å stå 1,1 km fra plassen sin.' },
          { kind: 'UNLOCKED', message: 'Bilen er ikke låst.' },
        ],
      }),
    }),
  },
  play: async (play) => {
    const modal = await open(play)
    await expect(await modal.findByText('Bilen er ikke låst.', {}, patience)).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Avslutt turen' })).toBeEnabled()
  },
}

export const DamageMissing: Story = {
  play: async (play) => {
    const modal = await open(play)
    await play.userEvent.click(modal.getByRole('radio', { name: 'Ja, bilen er skadet' }))
    await play.userEvent.click(modal.getByRole('button', { name: 'Avslutt turen' }))
    await expect(await modal.findAllByText('Må fylles ut', {}, patience)).toHaveLength(2)
    await expect(play.args.onDone).not.toHaveBeenCalled()
  },
}

export const EndedWithDamage: Story = {
  parameters: {
    msw: sampleHandlers({
      endReservation: ({ body }) => {
        sent(body)
        return { entity: { ...ongoingReservation, state: 'PAST', ended: '2026-11-21T10:10:00+01:00' }, errors: [] }
      },
      uploadPicture: () => ({
        entity: { id: 77, width: 80, height: 60, createdAt: ongoingReservation.start },
        errors: [],
      }),
    }),
  },
  play: async (play) => {
    sent.mockClear()
    const modal = await reportDamage(play)
    const dialog = await screen.findByRole('dialog', {}, patience)
    const field = [...dialog.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
    if (field) await play.userEvent.upload(field, await drawnPicture('stolpe.png'))
    await play.userEvent.click(modal.getByRole('button', { name: 'Avslutt turen' }))
    await waitFor(
      () => expect(play.args.onDone).toHaveBeenCalledWith('Turen er avsluttet, og skaden er meldt. Takk!'),
      patience,
    )
    await expect(sent).toHaveBeenCalledTimes(1)
    await expect(sent).toHaveBeenCalledWith({
      carWasDamaged: true,
      damage: { description: 'Traff en stolpe', place: 'FRONT', pictureIds: [77] },
    })
  },
}

export const NothingLostOnFailure: Story = {
  parameters: { msw: sampleHandlers({ endReservation: () => Promise.reject(new MockRefusal('server.busy')) }) },
  play: async (play) => {
    const modal = await reportDamage(play)
    await play.userEvent.click(modal.getByRole('button', { name: 'Avslutt turen' }))
    await modal.findByText('Tjenesten er opptatt akkurat nå. Prøv igjen om litt.', {}, patience)
    await expect(modal.getByRole('textbox', { name: 'Hva er skadet?' })).toHaveValue('Traff en stolpe')
  },
}
