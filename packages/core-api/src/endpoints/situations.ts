import { isSituationTag } from '@delebil/validation'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { situation, situationTag } from '../entities/situation.ts'
import { idText, list, wholeText } from '../primitives.ts'

const mine = { tag: 'Hjelp', access: 'session' } as const

/** Tags in a query: 'FUEL,FROM_WEBAPP'. */
const tagsText = v.pipe(
  v.string('field.format'),
  v.maxLength(500, 'field.too-long'),
  v.transform((text) => (text === '' ? [] : text.split(','))),
  v.array(v.pipe(v.string(), v.check(isSituationTag, 'field.unknown'))),
)

export const listSituations = endpoint('GET /api/situations', {
  ...mine,
  summary: 'What to do in a situation, the most fitting for the car of a reservation first',
  partner: true,
  query: v.object({
    /** Without it: the entries of all my clubs, for any car. */
    reservation_id: v.optional(idText),
    amount: v.optional(wholeText(1, 100), 20),
    tags: v.optional(tagsText, ''),
  }),
  response: list(situation),
  problems: ['resource.unknown'],
})

export const listSituationTags = endpoint('OPTIONS /api/situations/tags', {
  ...mine,
  summary: 'The tags that situations have',
  response: list(situationTag),
})
