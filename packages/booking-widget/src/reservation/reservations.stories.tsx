import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { unopenedReservation } from '../sample/bergen.ts'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { Reservations } from './reservations.tsx'

/** Twice the size of text, on the smallest phone. */
const enlarged = { '--delebil-unit': '32px', width: 320 } as CSSProperties

const meta = {
  title: 'Booking/Reservations',
  component: Reservations,
  parameters: {
    guide: {
      do: [
        'Under way, ahead, then earlier, each with its next step.',
        'Keep paging of what is over apart from what is ahead.',
      ],
      dont: [
        "Don't ask for earlier trips before they are shown.",
        "Don't say that there are none when they could not be fetched.",
      ],
    },
    isFlush: true,
    msw: sampleHandlers(),
  },
  decorators: [inSampleFrame],
} satisfies Meta<typeof Reservations>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('pågår, 1 t igjen')).toBeVisible()
    await expect(canvas.getByText('starter om 2 t 10 min')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Vis reservasjon 104501' })).toHaveAttribute(
      'href',
      '#/reservations/501',
    )
  },
}

/** Text of twice the size on the smallest phone: what was paid stands below the words, and nothing reaches out. */
export const Enlarged: Story = {
  decorators: [(Story) => <div style={enlarged}>{Story()}</div>],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('link', { name: /\skr/ }, { timeout: 10_000 })
    await expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) {
      const [{ right }, parts] = [row.getBoundingClientRect(), [...row.querySelectorAll('span')]]
      await expect(parts.map((part) => part.getBoundingClientRect().right > right)).not.toContain(true)
      // Its longest word has room on its line.
      const words = parts.filter((part) => part.childElementCount > 1 && part.clientWidth > 0)
      await expect(words.map(({ clientWidth }) => clientWidth < 160)).not.toContain(true)
    }
  },
}

export const MoreChoices: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, more] = await canvas.findAllByRole('button', { name: 'Flere valg' })
    more?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Avbestill' })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Ring nattevakten' })).toHaveAttribute('href', 'tel:+4755000024')
  },
}

/** On its card too, without asking for more choices. */
export const StartPassedUnopened: Story = {
  parameters: { msw: sampleHandlers({ listActiveReservations: () => ({ data: [unopenedReservation] }) }) },
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole('button', { name: 'Avbestill' }, { timeout: 10_000 })
    const end = canvas.getByRole('button', { name: 'Avslutt turen' })
    await expect(cancel.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** A trip that was ended before its time shows when, with its year, and its price is a total. */
export const EndedEarly: Story = {
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('link', { name: /UTGÅTT/ })
    await expect(row).toHaveTextContent(/lør\. 14\. nov\. 2026 10:00–14:00/)
    await expect(row).toHaveTextContent(/Totalt \d+(,\d\d)?\skr/)
  },
}

export const SecondPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Side 1 av 2')
    canvas.getByRole('button', { name: 'Neste side' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Side 2 av 2')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Neste side' })).toBeDisabled()
  },
}

export const Loading: Story = {
  parameters: { msw: sampleHandlers({ listActiveReservations: never, listHistoricReservations: never }) },
}
export const Empty: Story = {
  parameters: {
    msw: sampleHandlers({
      listActiveReservations: () => ({ data: [] }),
      listHistoricReservations: () => ({ data: [], totalElements: 0 }),
    }),
  },
}
export const Failed: Story = {
  parameters: {
    msw: sampleHandlers({
      listActiveReservations: () => Promise.reject(new MockRefusal('server.busy')),
      listHistoricReservations: () => Promise.reject(new MockRefusal('permission.missing')),
    }),
  },
}
export const Offline: Story = { parameters: { host: { online: false } } }
export const LoggedOut: Story = {
  parameters: { host: { person: undefined, memberships: [], selectedMembership: undefined, requestLogin: fn() } },
}
