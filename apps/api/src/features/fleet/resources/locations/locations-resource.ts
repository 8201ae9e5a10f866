import { locationCoordinates, parseLocationGeometry } from '@delebil/validation'
import { webMercator } from '../../../../platform/db/web-mercator.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { refuseOnlyTarget } from '../../staff/refuse-only-target.ts'
import * as fleet from '../../stores/fleet.ts'
import { locationsTable } from './locations-store.ts'

// Web Mercator ends before the poles.
const MOST_LATITUDE = 85

export const locationsResource: ServerResource<'locations'> = {
  ...locationsTable,
  rules: {
    template: () => ({ name: '', parkingDescription: null, geojson: '' }),
    columns: (_writing, { geojson, ...sent }) => {
      if (geojson === undefined) return columnsOf(sent)
      const geometry = parseLocationGeometry(geojson)
      const place = geometry && locationCoordinates(geometry)
      if (!place || Math.abs(place.latitude) > MOST_LATITUDE) throw refuseField('geojson', 'field.location')
      const { latitude: lat, longitude: lng } = place
      const { x, y } = webMercator(lat, lng)
      return { ...columnsOf(sent), lat, lng, xy: `(${x},${y})`, geometry: JSON.stringify(geometry) }
    },
    written: async ({ call }, { geojson }, id, before) => {
      const { organizationId } = call.office
      if (!before) return
      if (geojson !== undefined) await fleet.moveCarsWithLocation(call.db, organizationId, id)
      await fleet.notifyOfCars(call.db, organizationId, 'location_id', id)
    },
    removing: async (writing, before) => {
      const { db, office } = writing.call
      if (await fleet.isAwaited(db, office.organizationId, before.id)) throw new Refusal('location.in-use')
      return refuseOnlyTarget('location_id')(writing, before)
    },
  },
}
