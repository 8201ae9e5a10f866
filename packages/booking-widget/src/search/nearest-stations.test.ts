import type { BikeStation } from '@delebil/core-api'
import { expect, it } from 'vitest'
import { nearestStations } from './nearest-stations.ts'

const torget = { latitude: 60.395, longitude: 5.3254 }
const at = (name: string, latitude: number, longitude: number) =>
  ({ name, location: { type: 'Point', coordinates: [longitude, latitude] } }) as BikeStation

it('the five nearest stations within 3 km are listed, nearest first', () => {
  const near = [0.004, 0.001, 0.003, 0.002, 0.005, 0.006].map((north, index) => at(`S${index}`, 60.395 + north, 5.3254))
  const reported = nearestStations([at('Nesttun', 60.3194, 5.3529), ...near], torget)
  expect(reported.map(({ station }) => station.name)).toEqual(['S1', 'S3', 'S2', 'S0', 'S4'])
  expect(reported[0]?.metres).toBeCloseTo(111.2, 0)
  expect(nearestStations([at('øst', 60.395, 5.3254 + 0.01)], torget)[0]?.metres).toBeCloseTo(549, 0)
})
