import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PageHead } from '../part/page-head.tsx'
import { StateBadge } from '../part/state-badge.tsx'
import { SampleAdmin, sampleScreen } from '../sample/sample-admin.tsx'
import type { Screen } from '../screen/screen.ts'
import { ResourceList } from './resource-list.tsx'

const is = (field: string, value: unknown) => ({ field, operator: 'is' as const, value })

/** Models stand for what has days: small ones are here, the others are to come. */
const screen: Screen = {
  ...sampleScreen,
  searchHint: 'Navn eller skilt',
  views: [{ key: 'small', name: 'Små', where: { category: 'small' }, meaning: 'look', isFirst: true }],
  cells: {
    name: { label: 'Modell', Value: ({ record }) => `${record['name']}` },
    bodyType: { label: 'Merknad', folds: true, Value: () => <StateBadge meaning="wrong">Ikke levert</StateBadge> },
  },
  rowMeaning: ({ id }) => (id === 1 ? 'wrong' : id === 3 ? 'over' : undefined),
  quickDays: {
    days: [
      { key: 'yesterday', name: 'I går', filter: [is('category', 'large')] },
      { key: 'today', name: 'I dag', filter: [is('category', 'small')] },
    ],
    filterOf: (day) => [is('name', day)],
    fields: ['category', 'name'],
    sort: 'name',
  },
  divided: {
    sort: 'name',
    now: 'ahead',
    of: ({ id }) => (id === 1 ? 'late' : 'ahead'),
    text: (group, rows) => (group === 'late' ? 'Må følges opp' : `Nå 10:10 · 1 ute, ${rows.length - 1} skal ut`),
  },
  callOf: ({ id }) => (id === 1 ? { phone: '+4791844207', name: 'Hanne Hauge' } : undefined),
}

const meta = {
  title: 'Admin/ResourceList of a day',
  component: ResourceList,
  args: { screen },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Open where the work is: today, the late ones first, a line at the clock.', 'Count each view.'],
      dont: ["Don't open with all there ever was.", "Don't let a row take two lines on a desk."],
    },
  },
  render: (args) => (
    <SampleAdmin>
      <PageHead>Bilmodeller</PageHead>
      <ResourceList {...args} />
    </SampleAdmin>
  ),
} satisfies Meta<typeof ResourceList>
export default meta
type Story = StoryObj<typeof meta>

/** It opens with the first of its views; days are pressed in and out. */
export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Små\s*3/ })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByText('Nå 10:10 · 1 ute, 2 skal ut')).toBeVisible()
    await expect(canvas.getByText('lør. 21. nov. · uke 47')).toBeVisible()
    const today = canvas.getByRole('button', { name: 'I dag' })
    await expect(today).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'I går' }))
    await expect(canvas.getByRole('button', { name: 'I går' })).toHaveAttribute('aria-pressed', 'true')
    await expect(today).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'I går' }))
    await expect(canvas.getByRole('link', { name: /^Små/ })).toBeVisible()
  },
}

/** Nothing is found within a view: one press looks everywhere for the same. */
export const NothingInThisView: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Søk i listen' }), 'finnes ikke')
    await expect(await canvas.findByRole('heading', { name: 'Ingen treff' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Søk i alle' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Søk i alle' })).toBeNull())
    await expect(canvas.getByRole('searchbox')).toHaveValue('finnes ikke')
  },
}
