import { packCode, phoneDigits, searchText, wholeNumber } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { findCallers, type NightQuestion } from './stores/night-find.ts'

const PLATE = /^[A-ZÆØÅ]{1,3}\d{2,6}$/
const PHONE_END = 8
const LARGEST = 2_147_483_647

/** What a text can be: a phone ends in eight digits, a plate is letters and digits, a number is digits; else it is a name. */
export const readQuestion = (q: string): NightQuestion => {
  const packed = packCode(q)
  const phone = phoneDigits(q) ?? ''
  const number = wholeNumber(q)
  const words = searchText(q).split(' ')
  const isName = !/\d/.test(q)
  return {
    phoneEnd: phone.length >= PHONE_END ? phone.slice(-PHONE_END) : null,
    plate: PLATE.test(packed) ? packed : null,
    number: number !== undefined && Number(number) <= LARGEST ? Number(number) : null,
    names: isName ? words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) : null,
  }
}

export const findAtNight: AdminVerb<'night-desk.find'> = async (_context, { db, office, input, now }) => {
  const hits = await findCallers(db, office.organizationId, readQuestion(input.query.q), now)
  return {
    answer: {
      data: hits.map((hit) => ({
        ...hit,
        start: hit.start && formatInstant(hit.start),
        end: hit.end && formatInstant(hit.end),
      })),
    },
  }
}
