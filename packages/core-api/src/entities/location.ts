import * as v from 'valibot'
import { geoPoint, id } from '../primitives.ts'

export const location = v.object({
  id,
  organizationId: id,
  name: v.string(),
  geojson: geoPoint,
  parkingDescription: v.nullable(v.string()),
  carCount: v.number(),
})
export type Location = v.InferOutput<typeof location>
