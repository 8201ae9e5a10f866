import type { Address, BikeStation } from '@delebil/core-api'
import type { Mocks } from '@delebil/core-api/mocks'
import { locations } from './bergen.ts'

const point = (latitude: number, longitude: number) =>
  ({ type: 'Point', coordinates: [longitude, latitude] }) satisfies Address['location']

export const addresses: readonly Address[] = [
  { id: 'a', name: 'Sandbrekkevegen 12', locality: 'Bergen', location: point(60.3155, 5.3568) },
  { id: 'b', name: 'Sandgotna', locality: 'Bergen', location: point(60.3611, 5.2709) },
  { id: 'c', name: 'Sandslimarka 3', locality: null, location: point(60.2941, 5.2812) },
]

const station = (
  id: string,
  name: string,
  latitude: number,
  longitude: number,
  bikesAvailable: number,
): BikeStation => ({
  id,
  name,
  location: point(latitude, longitude),
  latitude,
  longitude,
  networks: ['bergenbysykkel'],
  bikesAvailable,
  spacesAvailable: 16 - bikesAvailable,
  realtimeOccupancyAvailable: true,
  allowDropoff: bikesAvailable < 16,
})

export const bikeStations: readonly BikeStation[] = [
  station('1', 'Nygårdsporten', 60.3869, 5.3304, 5),
  station('2', 'Jernbanestasjonen', 60.3906, 5.3335, 0),
  station('3', 'Festplassen', 60.391, 5.3252, 16),
  station('4', 'Marineholmen', 60.3812, 5.3271, 1),
  station('5', 'Danmarksplass', 60.3749, 5.3365, 9),
  station('6', 'Nykirken', 60.3971, 5.3136, 4),
]

/** The map services of the sample server: every way is 30 % longer than the straight line. */
export const placeMocks: Mocks = {
  findAddresses: ({ query }) => {
    const typed = (query.get('text') ?? '').toLowerCase()
    return { data: addresses.filter(({ name }) => name.toLowerCase().includes(typed)) }
  },
  listBikeStations: () => ({ network: 'bergenbysykkel', data: [...bikeStations] }),
  getStreetDistances: ({ body }) => {
    const { locationIds } = body as { locationIds: number[] }
    const known = locationIds.filter((id) => locations.some((location) => location.id === id))
    return {
      data: known.map((locationId) => ({
        locationId,
        metres: 250 + 430 * (locationId - 1),
        isStraight: false,
        seconds: 190 + 320 * (locationId - 1),
      })),
    }
  },
}
