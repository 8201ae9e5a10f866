import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { drawnPicture } from '../sample/drawn-picture.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { ReportDialog } from './report-dialog.tsx'

const patience = { timeout: 10_000 }
const meta = {
  title: 'Booking/ReportDialog',
  component: ReportDialog,
  args: { reservation: { id: 502 }, kind: 'DAMAGE', isOpen: true, onClose: fn(), onDone: fn() },
  parameters: {
    guide: {
      do: [
        'One question at a time; pictures are taken while the rest is written.',
        'Keep everything that was written when the network is lost.',
      ],
      dont: ["Don't demand a picture of what cannot be photographed.", "Don't ask whose fault it was."],
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
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const dialog = async () => within(await screen.findByRole('dialog', {}, patience))
const fileField = async (): Promise<HTMLInputElement> => {
  const modal = await screen.findByRole('dialog', {}, patience)
  const field = [...modal.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
  if (!field) throw new Error('There is no field for files.')
  return field
}
const fill = async (user: User, files: File[]) => {
  const modal = await dialog()
  await user.click(modal.getByRole('button', { name: /Hvor på bilen/ }))
  await user.click(await screen.findByRole('option', { name: 'Venstre side' }, patience))
  await user.type(modal.getByRole('textbox', { name: 'Hva er skadet?' }), 'Bulk i døra')
  for (const file of files) await user.upload(await fileField(), file)
  return modal
}

export const Damage: Story = {}
export const Deviation: Story = { args: { kind: 'DEVIATION' } }

export const Missing: Story = {
  play: async ({ userEvent, args }) => {
    const modal = await dialog()
    await userEvent.click(modal.getByRole('button', { name: 'Send skademelding' }))
    await expect(await modal.findAllByText('Må fylles ut', {}, patience)).toHaveLength(2)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const SentWithPictures: Story = {
  play: async ({ userEvent, args }) => {
    const modal = await fill(userEvent, [await drawnPicture('bulk.png'), await drawnPicture('dør.png')])
    await modal.findByText('2 bilder er lastet opp', {}, patience)
    await expect(await modal.findByRole('img', { name: 'Valgt bilde: bulk.png' }, patience)).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Ta bort dør.png' }))
    await modal.findByText('Bildet er lastet opp', {}, patience)
    await userEvent.click(modal.getByRole('button', { name: 'Send skademelding' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Takk! Skaden er meldt til klubben.'), patience)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const NoPicture: Story = {
  parameters: { msw: sampleHandlers({ uploadPicture: () => Promise.reject(new MockRefusal('picture.unreadable')) }) },
  play: async ({ userEvent, args }) => {
    const modal = await fill(userEvent, [new File(['hei'], 'brev.png', { type: 'image/png' })])
    await modal.findByText(/ikke et bilde vi kan lese/, {}, patience)
    await userEvent.click(modal.getByRole('button', { name: 'Send skademelding' }))
    await modal.findByText('Et bilde ble ikke sendt. Prøv igjen, eller ta det bort.', {}, patience)
    await expect(modal.getByRole('textbox', { name: 'Hva er skadet?' })).toHaveValue('Bulk i døra')
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.click(modal.getByRole('button', { name: 'Ta bort brev.png' }))
    await userEvent.click(modal.getByRole('button', { name: 'Send skademelding' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled(), patience)
  },
}

export const NetworkLost: Story = {
  parameters: { msw: sampleHandlers({ reportDamage: () => Promise.reject(new MockRefusal('server.busy')) }) },
  play: async ({ userEvent }) => {
    const modal = await fill(userEvent, [])
    await userEvent.click(modal.getByRole('button', { name: 'Send skademelding' }))
    await modal.findByText('Tjenesten er opptatt akkurat nå. Prøv igjen om litt.', {}, patience)
    await expect(modal.getByRole('textbox', { name: 'Hva er skadet?' })).toHaveValue('Bulk i døra')
  },
}

export const Uploading: Story = {
  parameters: { msw: sampleHandlers({ uploadPicture: never }) },
  play: async ({ userEvent }) => {
    const modal = await fill(userEvent, [await drawnPicture('bulk.png')])
    await modal.findByText('Sender bilder: 0 av 1 er sendt', {}, patience)
  },
}
