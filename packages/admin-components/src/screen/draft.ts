import type { AdminResource, Field } from '@delebil/core-api/admin'
import { formatPhone, parseDateField } from '@delebil/validation'
import { isProblemCode, problemText } from '@delebil/validation/text'
import { formatInstant, osloInstants, osloParts, parseInstant } from '@delebil/validation/time'
import { texts } from '../texts.ts'
import { dayOf, readTime, splitMoment, typedDay } from './moment-text.ts'

/** A field as it stands in a form: text as typed, yes or no, or several. */
export type DraftValue = string | boolean | readonly string[]
export type Draft = Readonly<Record<string, DraftValue>>
export type Mode = 'create' | 'change'

type Values = Readonly<Record<string, unknown>>
type Declared = Pick<AdminResource, 'fields'>

/** The fields that are filled in when a record is made, or changed. A proof is one of them, and seen only once it is asked for. */
export function writable({ fields }: Declared, mode: Mode): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(
    ([, { write, whenRefused, isSecret }]) => (!whenRefused || isSecret) && (write === true || write === mode),
  )
}

/** A record as a form shows it. */
export function toDraft(resource: Declared, mode: Mode, values: Values): Draft {
  return Object.fromEntries(writable(resource, mode).map(([name, field]) => [name, draftOf(field, values[name])]))
}

function draftOf({ kind, isPhone }: Field, value: unknown): DraftValue {
  if (kind === 'flag') return value === true
  if (kind === 'choices' || kind === 'names' || kind === 'refs') return Array.isArray(value) ? value.map(String) : []
  if (value === null || value === undefined) return ''
  if (kind === 'money') return String(Number(value) / 100).replace('.', ',')
  if (kind === 'instant') return momentText(String(value))
  if (kind === 'day') return typedDay(String(value))
  return isPhone ? formatPhone(String(value)) : String(value)
}

const two = (value: number) => String(value).padStart(2, '0')

function momentText(text: string): string {
  const at = parseInstant(text)
  if (!at) return text
  const { day, month, year, hour, minute } = osloParts(at)
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`
}

type Read = { readonly value: unknown } | { readonly error: string }

/** What a field is sent as, or what is wrong with it: the rules are the contract's. */
export function readDraft(field: Field, draft: DraftValue | undefined): Read {
  const sent = sentOf(field, draft)
  if ('error' in sent) return sent
  const result = field.input['~standard'].validate(sent.value) as { readonly issues?: readonly { message: string }[] }
  const [issue] = result.issues ?? []
  if (!issue) return sent
  const isMissing = sent.value === null || sent.value === ''
  const missing = field.kind === 'instant' || field.kind === 'day' ? 'field.date' : 'field.required'
  const code = isMissing ? missing : isProblemCode(issue.message) ? issue.message : 'field.unknown'
  return { error: problemText[code] }
}

function sentOf({ kind, isSecret }: Field, draft: DraftValue = ''): Read {
  if (typeof draft === 'boolean') return { value: draft }
  if (typeof draft !== 'string') return { value: kind === 'refs' ? draft.map(Number) : draft }
  if (isSecret) return { value: draft }
  const text = draft.trim()
  if (kind === 'text' || kind === 'long-text' || kind === 'place') return { value: text }
  if (text === '') return { value: null }
  if (kind === 'number' || kind === 'ref') return digits(text, 1)
  if (kind === 'money') return digits(text, 100)
  if (kind === 'instant') return momentOf(text)
  if (kind === 'day') {
    const day = dayOf(text)
    return day === undefined ? { error: problemText['field.format'] } : { value: day }
  }
  return { value: text }
}

function digits(text: string, factor: 1 | 100): Read {
  const pattern = factor === 1 ? /^-?\d{1,12}$/ : /^-?\d{1,10}(?:,\d{1,2})?$/
  // Amounts are shown, and copied, with a true minus.
  const plain = text.replaceAll(/[\s\u00a0]/g, '').replace(/^[−–]/, '-')
  if (!pattern.test(plain)) return { error: problemText['field.digits'] }
  return { value: Math.round(Number(plain.replace(',', '.')) * factor) }
}

function momentOf(text: string): Read {
  const { day: date, time } = splitMoment(text)
  if (date === '') return { error: problemText['field.date'] }
  const day = parseDateField(date)
  const clock = readTime(time || '00:00')
  if (!day || !clock) return { error: problemText['field.format'] }
  const [at] = osloInstants({ ...day, ...clock })
  return at ? { value: formatInstant(at) } : { error: texts.timeGap }
}

/** The moment that is typed, where it is one. */
export function instantOf(text: string): Date | undefined {
  const read = momentOf(text)
  return 'value' in read ? parseInstant(String(read.value)) : undefined
}

export interface Reading {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
}

const isNothing = (value: unknown) => value === null || value === '' || value === false

/** What is sent: of a new record all that is filled in, of one that exists what has changed. */
export function readForm(resource: Declared, mode: Mode, draft: Draft, changed: readonly string[]): Reading {
  const asked = writable(resource, mode).filter(([name]) => mode === 'create' || changed.includes(name))
  const read = asked.map(([name, field]) => ({ name, field, ...readDraft(field, draft[name]) }))
  return {
    errors: Object.fromEntries(read.flatMap((one) => ('error' in one ? [[one.name, one.error]] : []))),
    values: Object.fromEntries(
      read.flatMap((one) => {
        const isLeftOut = mode === 'create' && one.field.optional && 'value' in one && isNothing(one.value)
        return 'value' in one && !isLeftOut ? [[one.name, one.value]] : []
      }),
    ),
  }
}
