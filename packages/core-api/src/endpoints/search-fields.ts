import { parseLocationGeojson, SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import { LIST_PAGE_SIZE } from '@delebil/validation/constants'
import * as v from 'valibot'
import { flagText, id, idText, jsonText, wholeText } from '../primitives.ts'

/** GeoJSON text as the spec has it: a feature collection counts as its first geometry; a point comes out. */
export const place = v.pipe(
  v.string(),
  v.maxLength(4000, 'field.too-long'),
  v.rawTransform<string, { latitude: number; longitude: number }>(({ dataset, addIssue, NEVER }) => {
    const point = parseLocationGeojson(dataset.value)
    if (point) return point
    addIssue({ message: 'field.format' })
    return NEVER
  }),
)

const seats = v.pipe(
  v.number('field.digits'),
  v.integer('field.digits'),
  v.minValue(SEATS_MIN, 'field.unknown'),
  v.maxValue(SEATS_MAX, 'field.unknown'),
)
const ids = v.pipe(v.array(id), v.maxLength(500, 'field.too-long'))

export const searchFilters = v.object({
  minSeats: v.optional(seats),
  maxSeats: v.optional(seats),
  /** Selected values per group; a group's operator is the one `GET /api/filters` tells. */
  groups: v.optional(
    v.pipe(
      v.array(
        v.object({
          key: v.pipe(v.string(), v.maxLength(64)),
          values: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50)),
        }),
      ),
      v.maxLength(50, 'field.too-long'),
    ),
  ),
  carIds: v.optional(ids),
  locationIds: v.optional(ids),
})
export type SearchFilters = v.InferOutput<typeof searchFilters>

/** What every search may send. */
export const shared = {
  location: v.optional(place),
  minimumAvailabilityPercent: v.optional(wholeText(0, 100)),
  filters: v.optional(jsonText(searchFilters)),
  superDamageWaiver: v.optional(flagText),
  orgId: v.optional(idText),
  size: v.optional(wholeText(1, 500), LIST_PAGE_SIZE),
}
