/** A model as the demo clubs own it. `share`: how many of them for one of the rarest. */
export type SeedModel = {
  readonly name: string
  readonly category: 'small' | 'medium' | 'large' | 'van'
  readonly bodyType: 'city' | 'hatchback' | 'estate' | 'suv' | 'van' | 'minibus' | 'pickup' | 'cabriolet'
  readonly seats: number
  readonly fuel: 'ELECTRIC' | 'HYBRID' | 'GASOLINE' | 'DIESEL'
  readonly transmission: 'AUTOMATIC' | 'MANUAL'
  readonly drivetrain: '2WD' | '4WD'
  readonly rangeKilometers?: number
  readonly share: number
}

type Row = readonly [
  name: string,
  kind: `${SeedModel['category']} ${SeedModel['bodyType']}`,
  seats: number,
  drive: `${SeedModel['fuel']} ${SeedModel['transmission']} ${SeedModel['drivetrain']}`,
  rangeKilometers: number | undefined,
  share: number,
]

const rows: readonly Row[] = [
  ['Fiat 500e', 'small city', 4, 'ELECTRIC AUTOMATIC 2WD', 300, 6],
  ['Renault Zoe', 'small hatchback', 5, 'ELECTRIC AUTOMATIC 2WD', 385, 8],
  ['Volkswagen e-up!', 'small city', 4, 'ELECTRIC AUTOMATIC 2WD', 250, 6],
  ['Peugeot e-208', 'small hatchback', 5, 'ELECTRIC AUTOMATIC 2WD', 360, 8],
  ['Toyota Yaris Hybrid', 'small hatchback', 5, 'HYBRID AUTOMATIC 2WD', undefined, 14],
  ['Toyota Aygo', 'small city', 4, 'GASOLINE MANUAL 2WD', undefined, 5],
  ['Smart EQ fortwo', 'small city', 2, 'ELECTRIC AUTOMATIC 2WD', 130, 3],
  ['Mazda MX-5', 'medium cabriolet', 2, 'GASOLINE MANUAL 2WD', undefined, 1],
  ['Volkswagen ID.3', 'medium hatchback', 5, 'ELECTRIC AUTOMATIC 2WD', 420, 14],
  ['Nissan Leaf', 'medium hatchback', 5, 'ELECTRIC AUTOMATIC 2WD', 270, 8],
  ['Kia e-Niro', 'medium suv', 5, 'ELECTRIC AUTOMATIC 2WD', 455, 8],
  ['Hyundai Kona Electric', 'medium suv', 5, 'ELECTRIC AUTOMATIC 2WD', 449, 6],
  ['Toyota Corolla Touring Sports', 'medium estate', 5, 'HYBRID AUTOMATIC 2WD', undefined, 14],
  ['Volkswagen Golf Variant', 'medium estate', 5, 'GASOLINE MANUAL 2WD', undefined, 6],
  ['Polestar 2', 'medium hatchback', 5, 'ELECTRIC AUTOMATIC 4WD', 480, 3],
  ['Tesla Model Y', 'large suv', 5, 'ELECTRIC AUTOMATIC 4WD', 533, 6],
  ['Volkswagen ID.4', 'large suv', 5, 'ELECTRIC AUTOMATIC 4WD', 500, 6],
  ['Skoda Enyaq', 'large suv', 5, 'ELECTRIC AUTOMATIC 4WD', 510, 8],
  ['Toyota RAV4 Hybrid', 'large suv', 5, 'HYBRID AUTOMATIC 4WD', undefined, 7],
  ['Subaru Outback', 'large estate', 5, 'GASOLINE AUTOMATIC 4WD', undefined, 4],
  ['Volvo V60', 'large estate', 5, 'DIESEL AUTOMATIC 4WD', undefined, 4],
  ['Kia EV9', 'large suv', 7, 'ELECTRIC AUTOMATIC 4WD', 505, 2],
  ['Volkswagen Touran', 'large minibus', 7, 'DIESEL AUTOMATIC 2WD', undefined, 5],
  ['Volkswagen Caddy Cargo', 'van van', 2, 'DIESEL MANUAL 2WD', undefined, 4],
  ['Maxus e-Deliver 3', 'van van', 2, 'ELECTRIC AUTOMATIC 2WD', 240, 4],
  ['Ford Transit Custom', 'van van', 3, 'DIESEL MANUAL 2WD', undefined, 4],
  ['Volkswagen Caravelle', 'van minibus', 9, 'DIESEL AUTOMATIC 4WD', undefined, 5],
  ['Toyota Hilux', 'van pickup', 5, 'DIESEL MANUAL 4WD', undefined, 2],
]

export const carModels: readonly SeedModel[] = rows.map(([name, kind, seats, drive, rangeKilometers, share]) => {
  const [category, bodyType] = kind.split(' ') as [SeedModel['category'], SeedModel['bodyType']]
  const [fuel, transmission, drivetrain] = drive.split(' ') as [
    SeedModel['fuel'],
    SeedModel['transmission'],
    SeedModel['drivetrain'],
  ]
  return {
    name,
    category,
    bodyType,
    seats,
    fuel,
    transmission,
    drivetrain,
    share,
    ...(rangeKilometers && { rangeKilometers }),
  }
})
