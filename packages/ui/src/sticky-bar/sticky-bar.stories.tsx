import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Price } from '../price/price.tsx'
import { StickyBar } from './sticky-bar.tsx'

/** What scrolls around it, as sheets and panels do. */
function Scroller({ heightPx, children }: { readonly heightPx: number; readonly children: ReactNode }) {
  return (
    <section
      aria-label="Bilen"
      style={{ display: 'flex', flexDirection: 'column', height: 420, maxWidth: 390, overflowY: 'auto', padding: 16 }}
    >
      <div style={{ height: heightPx, flexShrink: 0 }}>Innhold</div>
      {children}
    </section>
  )
}

function Refusing({ isOneLine = false }: { readonly isOneLine?: boolean }) {
  const [refusals, setRefusals] = useState(0)
  const refusal = refusals > 0 && <Banner tone="error" title="Reservasjonen gikk ikke gjennom" />
  return (
    <Scroller heightPx={900}>
      <StickyBar refusal={refusal} attempt={refusals} isOneLine={isOneLine}>
        <Button variant="primary" isWide onPress={() => setRefusals(refusals + 1)}>
          Bekreft reservasjon
        </Button>
      </StickyBar>
    </Scroller>
  )
}

const price = <Price amount={'420\u00a0kr'} covers={'5\u00a0t · 50\u00a0km'} />

const meta = {
  title: 'Components/StickyBar',
  component: StickyBar,
  parameters: {
    guide: {
      do: [
        'One action, with what it costs beside it.',
        'Give a refusal here, where the press was: it is seen at once and takes the focus.',
      ],
      dont: ["Don't put what one reads into it: it covers what scrolls.", "Don't use two on one screen."],
    },
  },
  args: {
    summary: price,
    children: (
      <Button variant="primary" isWide>
        Reserver
      </Button>
    ),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['bare'] ? (
        <Story />
      ) : (
        <Scroller heightPx={parameters['heightPx'] ?? 900}>
          <Story />
        </Scroller>
      ),
  ],
} satisfies Meta<typeof StickyBar>
export default meta
type Story = StoryObj<typeof meta>

const distanceToFoot = (frame: HTMLElement, button: HTMLElement) =>
  Math.round(frame.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom)

export const OverLong: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Bilen' })
    const button = canvas.getByRole('button', { name: 'Reserver' })
    await expect(distanceToFoot(frame, button)).toBe(16)
    frame.scrollTop = frame.scrollHeight
    await expect(distanceToFoot(frame, button)).toBe(16)
  },
}
export const BelowShort: Story = {
  parameters: { heightPx: 80 },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Bilen' })
    await expect(distanceToFoot(frame, canvas.getByRole('button'))).toBe(16)
  },
}
export const ActionAlone: Story = { args: { summary: undefined } }
export const Refused: Story = {
  parameters: { bare: true },
  render: () => <Refusing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bekreft reservasjon' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toBeVisible()
    await expect(alert.parentElement).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bekreft reservasjon' })).toHaveFocus()
  },
}
/** Where staff write. The same refusal again takes the focus again. */
export const RefusedOnOneLine: Story = {
  parameters: { bare: true },
  render: () => <Refusing isOneLine />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Bekreft reservasjon' })
    await userEvent.click(button)
    const alert = await canvas.findByRole('alert')
    await expect(alert.parentElement).toHaveFocus()
    await userEvent.click(button)
    await expect(alert.parentElement).toHaveFocus()
  },
}
