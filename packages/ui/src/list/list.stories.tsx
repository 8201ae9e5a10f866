import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AvailabilityRing } from '../availability-ring/availability-ring.tsx'
import { CarSilhouette } from '../car-silhouette/car-silhouette.tsx'
import { Inline, Stack } from '../stack/stack.tsx'
import { vars } from '../theme/index.ts'
import { List, ListRow } from './list.tsx'

const cars = [
  {
    id: '1',
    name: 'Toyota Yaris',
    place: 'Møhlenpris, 120 m',
    body: 'hatchback',
    paint: 'red',
    availability: 'available',
  },
  {
    id: '2',
    name: 'Volkswagen ID. Buzz',
    place: 'Danmarks plass, 640 m',
    body: 'minibus',
    paint: 'yellow',
    availability: 'partial',
  },
  { id: '3', name: 'Toyota RAV4', place: 'Sandviken, 1,4 km', body: 'suv', paint: 'grey', availability: 'unavailable' },
] as const

const rows = cars.map(({ id, name, place, body, paint, availability }) => (
  <ListRow key={id} id={id} textValue={name}>
    <Inline gapPx={16}>
      <span style={{ width: 112 }}>
        <CarSilhouette bodyType={body} color={paint} />
      </span>
      <Stack gapPx={4}>
        <strong>{name}</strong>
        <span style={{ color: vars.color.textMuted, fontSize: vars.text.small }}>{place}</span>
        <AvailabilityRing availability={availability} isLabelVisible />
      </Stack>
    </Inline>
  </ListRow>
))

const meta = {
  title: 'Components/List',
  component: List,
  parameters: {
    guide: {
      do: [
        'For rows one walks through with the arrow keys and opens with Enter.',
        'Name the list: «Biler», «Reservasjoner».',
      ],
      dont: ["Don't put more than one action into a row.", "Don't use it for a menu or for choices in a form."],
    },
  },
  args: { label: 'Biler', children: rows, onAction: fn() },
} satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

export const ToOpen: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('2')
  },
}
export const ToSelect: Story = {
  args: { selectionMode: 'single', selectionBehavior: 'replace', defaultSelectedKeys: ['1'] },
}
