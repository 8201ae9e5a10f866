import type { Meta, StoryObj } from '@storybook/react-vite'
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
  args: { bodyType: 'hatchback', color: 'red', label: 'Rød kombikupé' },
} satisfies Meta<typeof CarSilhouette>
export default meta
type Story = StoryObj<typeof meta>

const paints = Object.keys(carPaints) as CarPaint[]
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: vars.space.s24 }

export const One: Story = { decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>] }
export const Bodies: Story = {
  render: () => (
    <div style={grid}>
      {(Object.keys(carShapes) as CarBodyType[]).map((bodyType, at) => (
        <CarSilhouette
          key={bodyType}
          bodyType={bodyType}
          color={paints[(at * 5 + 4) % paints.length] ?? 'silver'}
          label={bodyType}
        />
      ))}
    </div>
  ),
}
export const Paints: Story = {
  render: () => (
    <div style={grid}>
      {paints.map((color) => (
        <CarSilhouette key={color} bodyType="estate" color={color} label={color} />
      ))}
    </div>
  ),
}
