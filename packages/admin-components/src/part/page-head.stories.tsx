import { Button } from '@delebil/ui'
import { vars } from '@delebil/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { expect, screen, spyOn } from 'storybook/test'
import { SampleAdmin } from '../sample/sample-admin.tsx'
import { CountTabs } from './count-tabs.tsx'
import { DensityMenu } from './density-menu.tsx'
import { InPageHead, PageHead } from './page-head.tsx'
import { ReservationBadge } from './reservation-badge.tsx'

const meta = {
  title: 'Admin/PageHead',
  component: PageHead,
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'One line over each page; what the page knows stands in it by `InPageHead`.',
        'Views of a list are tabs below it, each with how much is in it.',
        'One primary action, at the end.',
      ],
      dont: ["Don't put more than three actions into it.", "Don't let it wrap on a desk: shorten the context."],
    },
  },
  args: { children: 'Reservasjoner' },
  decorators: [(Story) => <SampleAdmin>{Story()}</SampleAdmin>],
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

const views = [
  { id: 'today', label: 'I dag', count: 20 },
  { id: 'out', label: 'Ute nå', count: 7 },
  { id: 'late', label: 'Ikke levert', count: 1, meaning: 'wrong' },
  { id: 'look', label: 'Må ses på', count: 4, meaning: 'look' },
  { id: 'all', label: 'Alle', count: 13_993 },
] as const
const tabs = views.map((view) => ({ ...view, href: `?view=${view.id}` }))

export const OfAList: Story = {
  render: (args) => (
    <>
      <PageHead {...args} />
      <InPageHead at="context">søn. 22. nov. · uke 47</InPageHead>
      <InPageHead at="actions">
        <Button variant="quiet" icon={Download}>
          Last ned
        </Button>
        <Button variant="primary" icon={Plus}>
          Ny reservasjon
        </Button>
      </InPageHead>
      <CountTabs label="Visninger" tabs={tabs} selected="today">
        <DensityMenu />
      </CountTabs>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /I dag\s*20/ })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('button', { name: 'Ny reservasjon' })).toBeVisible()
  },
}
/** The view that is chosen is brought into sight, and Tab begins at the top of the page as before. */
export const ViewOutOfSight: Story = {
  beforeEach: () => {
    const seen = spyOn(Element.prototype, 'scrollIntoView')
    return () => seen.mockRestore()
  },
  render: () => (
    <div style={{ width: 280 }}>
      <CountTabs label="Visninger" tabs={tabs} selected="all" />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation', { name: 'Visninger' }).getBoundingClientRect()
    const chosen = canvas.getByRole('link', { name: /^Alle/ }).getBoundingClientRect()
    await expect(chosen.right).toBeLessThanOrEqual(row.right + 1)
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left)
    // A browser lets Tab go on from what that shows.
    await expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  },
}
export const OfARecord: Story = {
  args: { children: '115912' },
  render: (args) => (
    <>
      <PageHead {...args} />
      <InPageHead at="before">Reservasjoner, I dag</InPageHead>
      <InPageHead at="context">
        <ReservationBadge state="ONGOING" /> Per Mjelde · søn. 22. nov. 15:00–17:00
      </InPageHead>
    </>
  ),
}
/** Rows follow it at once, and it is kept for this person. */
export const Density: Story = {
  render: () => (
    <>
      <DensityMenu />
      <div data-testid="row" style={{ height: vars.row.item }}>
        En rad
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByTestId('row')
    await expect(row.offsetHeight).toBe(32)
    await userEvent.click(canvas.getByRole('button', { name: 'Tetthet: Tett' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Luftig' }))
    await expect(row.offsetHeight).toBe(40)
    await expect(canvas.getByRole('button', { name: 'Tetthet: Luftig' })).toBeVisible()
  },
}
