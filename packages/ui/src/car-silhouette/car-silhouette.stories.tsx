import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type CarPaint, carPaints, vars } from '../theme/index.ts'
import { type CarBodyType, carShapes } from './car-shapes.ts'
import { CarSilhouette } from './car-silhouette.tsx'

const meta = {
  title: 'Components/CarSilhouette',
  component: CarSilhouette,
  parameters: {
    guide: {
      do: ['Use it until the club has put up a photograph.', 'Give the body type and paint of the car itself.'],
      dont: ["Don't use it as an icon in running text.", "Don't let it be the only thing that tells two cars apart."],
    },
  },
  args: { bodyType: 'hatchback', color: 'red', label: 'Rød kombi' },
} satisfies Meta<typeof CarSilhouette>
export default meta
type Story = StoryObj<typeof meta>

const paints = Object.keys(carPaints) as CarPaint[]
const bodyTypes = Object.keys(carShapes) as CarBodyType[]
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: vars.space.s16,
}
const tile = { padding: 12, borderRadius: vars.radius.card, backgroundColor: vars.color.tile }

export const One: Story = {
  decorators: [(Story) => <div style={{ width: 176 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Rød kombi' }).getBoundingClientRect()
    await expect([width, height]).toEqual([176, 96])
  },
}
export const Decoration: Story = {
  render: () => (
    <div style={{ width: 96 }}>
      <CarSilhouette bodyType="suv" color="green" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const OfAnUnknownKind: Story = {
  args: { bodyType: 'constructor', color: 'toString', label: 'Ukjent bil' },
  decorators: [(Story) => <div style={{ width: 176 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const body = canvas.getByRole('img').querySelector(`[d="${carShapes.hatchback.body}"]`)
    await expect(body).toHaveAttribute('fill', carPaints.silver)
  },
}
export const Bodies: Story = {
  render: () => (
    <div style={grid}>
      {bodyTypes.map((bodyType, at) => (
        <div key={bodyType} style={tile}>
          <CarSilhouette
            bodyType={bodyType}
            color={paints[(at * 5 + 4) % paints.length] ?? 'silver'}
            label={bodyType}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const floors = canvas.getAllByRole('img').map((car) => {
      const wheels = [...car.querySelectorAll<SVGGraphicsElement>('path')].map((part) => part.getBBox())
      return Math.round(Math.max(...wheels.map(({ y, height }) => y + height)) * 10) / 10
    })
    await expect(floors).toEqual(bodyTypes.map(() => 87.5))
  },
}
/** As small as in a list, and so without colour that only the outline is left. */
export const Outlines: Story = {
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, 96px)' }}>
      {bodyTypes.map((bodyType) => (
        <div key={bodyType} style={{ filter: 'brightness(0)', width: 96 }}>
          <CarSilhouette bodyType={bodyType} label={bodyType} />
        </div>
      ))}
    </div>
  ),
}
export const Paints: Story = {
  render: () => (
    <div style={grid}>
      {paints.map((color) => (
        <div key={color} style={tile}>
          <CarSilhouette bodyType="estate" color={color} label={color} />
        </div>
      ))}
    </div>
  ),
}
