import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { WaitingAction } from '../../site/offline/waiting-action.ts'
import { WaitingList } from './waiting-list.tsx'

const note: WaitingAction = {
  id: 1,
  personId: 9,
  name: 'updateReservationNote',
  input: { params: { id: 501 }, body: { userNote: 'Nøkkelen ligger i skuffen til Kari' } },
  key: 'a',
  atMs: Date.parse('2026-11-21T10:00:00+01:00'),
}
const drivers: WaitingAction = {
  ...note,
  id: 2,
  name: 'updateDrivers',
  input: { params: { id: 502 }, body: [{ id: 9 }, { id: 10 }] },
}
const standard: WaitingAction = {
  ...note,
  id: 3,
  name: 'setDefaultMembership',
  input: { params: { id: 1, memberId: 9 }, body: { default: true } },
}
const refused = { ...note, problem: 'Fant ikke det du ba om.' }

const meta = {
  title: 'Site/WaitingList',
  component: WaitingList,
  args: { actions: [note, drivers], onRemove: fn(), onRetry: fn() },
  parameters: { isFlush: true },
} satisfies Meta<typeof WaitingList>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Venter på nett (2)')
    const toggle = canvas.getByRole('button', { name: 'Vis endringene' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('2 sjåfører')).not.toBeVisible()
    await userEvent.click(toggle)
    await expect(canvas.getByText('«Nøkkelen ligger i skuffen til Kari»')).toBeVisible()
    await expect(canvas.getByText('2 sjåfører')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern: Sjåfører på en reservasjon' }))
    await expect(args.onRemove).toHaveBeenCalledWith(2)
  },
}

export const Refused: Story = {
  args: { actions: [refused, standard] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('En endring ble ikke lagret')
    await expect(canvas.getByText('Fant ikke det du ba om.')).toBeVisible()
    await expect(canvas.getByText('«Nøkkelen ligger i skuffen til Kari»')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen: Notat på en reservasjon' }))
    await expect(args.onRetry).toHaveBeenCalledWith(1)
  },
}
