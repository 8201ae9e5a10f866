import { MOST_ODOMETER_KM } from '@delebil/validation'
import { parseInstant } from '@delebil/validation/time'
import * as v from 'valibot'

/** Ids are 4-byte numbers where they are stored; a larger one is refused here rather than there. */
const largestId = 2 ** 31 - 1

/** Identity of a row: a positive whole number. */
export const id = v.pipe(
  v.number('field.digits'),
  v.integer('field.digits'),
  v.minValue(1, 'field.digits'),
  v.maxValue(largestId, 'field.unknown'),
)

/** An id that arrives as text, in a path or a query. */
export const idText = v.pipe(
  v.union([v.number(), v.string()], 'field.required'),
  v.transform(String),
  v.regex(/^[1-9]\d{0,14}$/, 'field.digits'),
  v.transform(Number),
  v.maxValue(largestId, 'field.unknown'),
)

/** A moment: RFC 3339 with offset on the wire, a `Date` for the server. */
export const instant = v.pipe(
  v.string('field.required'),
  v.rawTransform<string, Date>(({ dataset, addIssue, NEVER }) => {
    const at = parseInstant(dataset.value)
    if (at) return at
    addIssue({ message: 'field.format' })
    return NEVER
  }),
)

/** A day of the calendar, `YYYY-MM-DD`. */
export const isoDay = v.pipe(v.string('field.required'), v.isoDate('field.format'))

/** A moment in an answer: RFC 3339 text with the offset of Europe/Oslo. */
export const instantText = v.pipe(v.string(), v.isoTimestamp())

/** Money in øre, VAT included. */
export const ore = v.pipe(v.number(), v.integer())

export const flag = v.boolean('field.required')

/** A flag that arrives as text in a query. */
export const flagText = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'field.format'),
  v.transform((value) => value === true || value === 'true'),
)

/** A whole number in a query. */
export function wholeText(min: number, max: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'field.digits'))], 'field.digits'),
    v.transform(Number),
    v.integer('field.digits'),
    v.minValue(min, 'field.unknown'),
    v.maxValue(max, 'field.unknown'),
  )
}

/**
 * Text of a person, trimmed, each letter written one way (some keyboards send å as a and a ring); no control characters other
 * than line breaks, which PostgreSQL and readers choke on.
 */
export function text(maxLength: number) {
  return v.pipe(
    v.string('field.required'),
    v.trim(),
    v.normalize('NFC'),
    v.maxLength(maxLength, 'field.too-long'),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
    v.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, 'field.format'),
  )
}

/** Why something is done, where it must be said. */
export const reason = v.pipe(text(500), v.minLength(1, 'field.required'))

/** A value that travels as JSON text in a query; callers may hand in the value itself. */
export function jsonText<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.union(
      [v.pipe(v.string(), v.maxLength(4000, 'field.too-long'), v.parseJson(undefined, 'field.format'), schema), schema],
      'field.format',
    ),
  )
}

/** GeoJSON point, WGS 84, longitude before latitude, at most 5 decimals (1 m). */
export const geoPoint = v.object({
  type: v.literal('Point'),
  coordinates: v.tuple([
    v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  ]),
})
export type GeoPoint = v.InferOutput<typeof geoPoint>

/** A whole list. */
export function list<S extends v.GenericSchema>(item: S) {
  return v.object({ data: v.array(item) })
}

/** What an odometer shows, in whole kilometres. */
export const odometer = v.pipe(
  v.number('field.digits'),
  v.integer('field.digits'),
  v.minValue(0, 'field.digits'),
  v.maxValue(MOST_ODOMETER_KM, 'field.too-long'),
)

/** One page of a list; the totals stand in the headers too. */
export function page<S extends v.GenericSchema>(item: S) {
  return v.object({ data: v.array(item), totalElements: v.number() })
}
