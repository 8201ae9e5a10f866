import type { Location } from '@delebil/core-api'
import { geoPoint } from '../../platform/geo/geo-point.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verbs } from '../../platform/verb.ts'
import * as locations from './stores/locations.ts'

const toLocation = ({ lat, lng, ...location }: locations.Location): Location => ({
  ...location,
  geojson: geoPoint({ lat, lng }),
})

/** Where cars stand. */
export const locationVerbs = {
  getLocation: async (_context, { db, input }) => {
    const location = orRefuse(await locations.findLocation(db, input.params.id))
    return { answer: toLocation(location) }
  },
  listLocations: async (_context, { db, input }) => {
    const found = await locations.listLocations(db, input.query.orgId)
    return { answer: { data: found.map(toLocation) } }
  },
} satisfies Partial<Verbs>
