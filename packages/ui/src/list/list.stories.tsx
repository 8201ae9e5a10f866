import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { AvailabilityRing } from '../availability-ring/availability-ring.tsx'
import { Button } from '../button/button.tsx'
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

function Changing() {
  const [names, setNames] = useState(['Toyota Yaris', 'Volkswagen ID. Buzz'])
  return (
    <Stack>
      <Button onPress={() => setNames([...names, 'Toyota RAV4'])}>Legg til</Button>
      <Button onPress={() => setNames(names.toReversed())}>Snu</Button>
      <Button onPress={() => setNames(names.slice(1))}>Ta bort den første</Button>
      <List label="Biler" items={names.map((name) => ({ id: name, name }))}>
        {({ id, name }) => (
          <ListRow id={id} textValue={name}>
            {name}
          </ListRow>
        )}
      </List>
    </Stack>
  )
}

/** Rows that come, turn round and go. */
export const Changed: Story = {
  render: () => <Changing />,
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('row').map((row) => row.textContent)
    await userEvent.click(canvas.getByRole('button', { name: 'Legg til' }))
    await waitFor(() => expect(shown()).toEqual(['Toyota Yaris', 'Volkswagen ID. Buzz', 'Toyota RAV4']))
    await userEvent.click(canvas.getByRole('button', { name: 'Snu' }))
    await waitFor(() => expect(shown()).toEqual(['Toyota RAV4', 'Volkswagen ID. Buzz', 'Toyota Yaris']))
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort den første' }))
    await waitFor(() => expect(shown()).toEqual(['Volkswagen ID. Buzz', 'Toyota Yaris']))
  },
}
