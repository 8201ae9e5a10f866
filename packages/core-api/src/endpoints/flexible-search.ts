import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flexibleHit } from '../entities/flexible-hit.ts'
import { instant, list, wholeText } from '../primitives.ts'
import { shared } from './search-fields.ts'

const { minimumAvailabilityPercent: _, size: __, ...narrowing } = shared
const LONGEST_MINUTES = 7 * 25 * 60

export const searchFlexible = endpoint('GET /api/search/flexible', {
  summary: 'Cars for a trip of some length at any time within a window, each with its best time',
  description:
    'Best first: price, walk and air to the bookings around count. Where nothing fits, `nearestMisses` are the trips that reach least out of the window.',
  tag: 'Finn bil',
  access: 'public',
  partner: true,
  query: v.object({
    ...narrowing,
    start: instant,
    end: instant,
    lengthMinutes: wholeText(1, LONGEST_MINUTES),
    kilometers: v.optional(wholeText(0, 100_000), 0),
    size: v.optional(wholeText(1, 50), 20),
  }),
  response: v.object({ ...list(flexibleHit).entries, nearestMisses: v.array(flexibleHit) }),
})
