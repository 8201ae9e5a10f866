import { parsePhone } from './phone.ts'
import type { ProblemCode } from './problem.ts'
import { SMS_PARTS_MAX, smsParts, toSmsText } from './sms-text.ts'
import { addOsloDays, osloInstant, osloParts } from './time/oslo-time.ts'

/** What an SMS is for: about what somebody has with the club, or news, which one may do without. */
export const smsClasses = ['service', 'news'] as const
export type SmsClass = (typeof smsClasses)[number]

const SENDER_MIN = 3
const SENDER_MAX = 11
const WORDS = /^[A-Za-zÆØÅæøå0-9][A-Za-zÆØÅæøå0-9 ]*$/
const NUMBER = /^\+?\d{4,15}$/
// Names that say nothing of who sends are stopped on the way.
const nobody = new Set(['info', 'sms', 'verify', 'notice', 'alert', 'test', 'post', 'melding', 'varsel'])

/** A sender is a name of 3 to 11 letters, digits and spaces that tells who it is, or a number that can be answered. */
export function checkSmsSender(text: string): ProblemCode | undefined {
  const sender = text.trim()
  if (sender === '') return 'field.required'
  if (NUMBER.test(sender)) return undefined
  const isName = WORDS.test(sender) && /[A-Za-zÆØÅæøå]/.test(sender)
  if (!isName || sender.length < SENDER_MIN || sender.length > SENDER_MAX) return 'field.sms-sender'
  return nobody.has(sender.toLowerCase()) ? 'field.sms-sender-name' : undefined
}

/** Whether whoever gets an SMS from the sender can answer it. */
export const isAnswerable = (sender: string): boolean => NUMBER.test(sender.trim())

/** The number that an SMS to the phone goes to; undefined where none arrives: Norwegian mobiles begin with 4 or 9. */
export function smsNumber(phone: string | null | undefined): string | undefined {
  const number = parsePhone(phone ?? '')
  if (number === undefined) return undefined
  const norwegian = number.startsWith('+47') ? number.slice(3) : undefined
  if (norwegian !== undefined) return /^[49]\d{7}$/.test(norwegian) ? number : undefined
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined
}

/** Refuses a text that says nothing, or that is more parts than are sent. */
export function checkSmsText(typed: string): ProblemCode | undefined {
  const { parts } = smsParts(toSmsText(typed).text)
  if (parts === 0) return 'field.required'
  return parts > SMS_PARTS_MAX ? 'field.sms-too-long' : undefined
}

export type QuietHours = { readonly smsQuietFrom: number; readonly smsQuietTo: number }

/** When the quiet hours are over that an instant is in; undefined where it is in none. They may last over midnight. */
export function quietUntil(at: Date, { smsQuietFrom: from, smsQuietTo: to }: QuietHours): Date | undefined {
  const { year, month, day, hour } = osloParts(at)
  const isQuiet = from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to)
  if (!isQuiet) return undefined
  const today = osloInstant({ year, month, day, hour: to })
  return today > at ? today : addOsloDays(today, 1)
}

const wordOf = (text: string): string =>
  text
    .trim()
    .replace(/[\s.!?"']+$/, '')
    .toLowerCase()

/** Whoever answers just this gets no more news. */
export const isStop = (text: string): boolean => ['stopp', 'stop'].includes(wordOf(text))

/** Whoever answers just this accepts what was asked. */
export const isYes = (text: string): boolean => wordOf(text) === 'ja'

const FIELD = /\{([a-zæøå]+)\}/g

/** The fields that a text has: '{fornavn}' is one. */
export const smsFieldsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name]) => name ?? '')),
]

/** The text with its fields filled in, or the first of them that nothing is known for. */
export function fillSms(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): { readonly text: string } | { readonly missing: string } {
  const missing = smsFieldsIn(text).find((name) => !values[name]?.trim())
  if (missing !== undefined) return { missing }
  return { text: text.replace(FIELD, (_whole, name: string) => values[name]?.trim() ?? '') }
}
