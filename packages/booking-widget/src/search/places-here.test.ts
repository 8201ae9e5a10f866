import type { Location } from '@delebil/core-api'
import { describe, expect, it } from 'vitest'
import { HERE_METRES, placesHere } from './places-here.ts'

const METRES_PER_DEGREE = 111_195
const bergen = { latitude: 60.39, longitude: 5.32 }
const north = (metres: number): Location => ({
  id: metres,
  organizationId: 1,
  name: `${metres} m`,
  geojson: { type: 'Point', coordinates: [bergen.longitude, bergen.latitude + metres / METRES_PER_DEGREE] },
  parkingDescription: '',
  carCount: 1,
})
const names = (places: readonly { location: Location }[]) => places.map(({ location }) => location.id)

describe('the places of a town', () => {
  it('a place within 50 km is here, one beyond is elsewhere, nearest first', () => {
    const [near, border, beyond] = [200, HERE_METRES - 1, HERE_METRES + 1]
    const { here, elsewhere } = placesHere([beyond, border, near].map(north), bergen)
    expect(names(here)).toEqual([near, border])
    expect(names(elsewhere)).toEqual([beyond])
  })

  it('a search far from every place has all of them here', () => {
    const { here, elsewhere } = placesHere([north(400_000), north(300_000)], bergen)
    expect(names(here)).toEqual([300_000, 400_000])
    expect(elsewhere).toEqual([])
  })
})
