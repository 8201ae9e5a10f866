import { formatInstant, packLicensePlate } from '@delebil/validation'
import { findCallers, type NightQuestion } from '../../stores/admin/night-find.ts'
import type { AdminVerb } from './admin-verb.ts'

const PLATE = /^[A-ZÆØÅ]{1,3}\d{2,6}$/
const LARGEST = 2_147_483_647

/** What a text can be: a phone ends in eight digits, a plate is letters and digits, a number is digits; else it is a name. */
export const readQuestion = (q: string): NightQuestion => {
  const packed = packLicensePlate(q)
  const digits = packed.replace(/^(\+|00)/, '')
  const isNumber = /^\d+$/.test(digits)
  const words = q.trim().split(/\s+/)
  const isName = !/\d/.test(q)
  return {
    phoneEnd: isNumber && digits.length >= 8 ? digits.slice(-8) : null,
    plate: PLATE.test(packed) ? packed : null,
    number: isNumber && packed === digits && Number(digits) <= LARGEST ? Number(digits) : null,
    names: isName ? words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) : null,
  }
}

const optional = (at: Date | null): string | null => (at === null ? null : formatInstant(at))

export const findAtNight: AdminVerb<'night-desk.find'> = async (_context, { db, office, input, now }) => {
  const hits = await findCallers(db, office.organizationId, readQuestion(input.query.q), now)
  return { answer: { data: hits.map((hit) => ({ ...hit, start: optional(hit.start), end: optional(hit.end) })) } }
}
