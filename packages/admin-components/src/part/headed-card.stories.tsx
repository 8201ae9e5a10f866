import { NumberPlate, Stack } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Siren } from 'lucide-react'
import { expect } from 'storybook/test'
import { SampleAdmin } from '../sample/sample-admin.tsx'
import { FactGrid } from './fact-grid.tsx'
import { HeadedCard } from './headed-card.tsx'
import { KeyFigures } from './key-figures.tsx'

const meta = {
  title: 'Admin/HeadedCard',
  component: HeadedCard,
  parameters: {
    guide: {
      do: [
        'One thing under its heading, with where all of it stands.',
        'Lead with figures or facts (`KeyFigures`, `FactGrid`); rows and forms come after them.',
      ],
      dont: ["Don't put cards into cards.", "Don't give it a shadow: only what lies over the page has one."],
    },
  },
  args: { heading: 'Ledige biler', children: 'Arna 2 av 4' },
  decorators: [(Story) => <SampleAdmin>{Story()}</SampleAdmin>],
} satisfies Meta<typeof HeadedCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAll: Story = {
  args: {
    heading: 'Haster',
    icon: Siren,
    count: { of: 3, meaning: 'wrong' },
    link: { href: '/work-list', label: 'Åpne Arbeidsliste' },
    isBare: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Haster' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Åpne Arbeidsliste' })).toHaveAttribute('href', '/work-list')
  },
}
export const Figures: Story = {
  render: () => (
    <KeyFigures
      label="Tall for i dag"
      figures={[
        { label: 'Ute nå', value: 7, note: 'av 42 biler', href: '/reservations' },
        { label: 'Skal ut i dag', value: 12, note: 'neste 16:00' },
        { label: 'Ikke levert', value: 1, note: '1 t 30 min', isWrong: true },
        { label: 'Ledig nå', value: 34 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ute nå: 7' })).toBeVisible()
  },
}
export const Facts: Story = {
  render: () => (
    <Stack gapPx={16}>
      <FactGrid
        facts={[
          {
            label: 'Hvem',
            main: 'Per Mjelde',
            lines: [
              { id: 'phone', text: '481 55 090' },
              { id: 'mail', text: 'per.mjelde@delebil.test', isMuted: true },
            ],
          },
          {
            label: 'Bil',
            main: (
              <>
                119 <NumberPlate number="EE71698" heightPx={22} />
              </>
            ),
            lines: [{ id: 'model', text: 'Toyota Yaris Hybrid' }],
          },
          { label: 'Når', main: '15:00–17:00', lines: [{ id: 'day', text: 'søn. 22. nov. · 2 t' }] },
          { label: 'Pris så langt', main: '184,40 kr', lines: [{ id: 'of', text: 'Leietid 98,00 · Kilometer 86,40' }] },
        ]}
      />
    </Stack>
  ),
}
