import type { SmsReceiver, smsObstacles } from '@delebil/core-api/admin'
import {
  checkSmsText,
  fillSms,
  formatPhone,
  isAnswerable,
  type SmsClass,
  smsNumber,
  smsParts,
  toSmsText,
} from '@delebil/validation'
import { formatDateTime } from '@delebil/validation/text'
import type { FoundReceiver } from './stores/receivers.ts'

type Obstacle = (typeof smsObstacles)[number]
/** Whom it goes to, as it is sent. */
export type PreparedSms = SmsReceiver & { readonly number: string | null }

type Written = {
  readonly messageText: string
  readonly class: SmsClass
  readonly sender: string
  readonly organization: { readonly name: string; readonly phone: string | null }
}

const moment = (at: Date | null) => (at === null ? undefined : formatDateTime(at))

/** What the fields of a text are for a receiver. */
const valuesOf = (to: FoundReceiver, { organization }: Written): Readonly<Record<string, string | undefined>> => ({
  fornavn: to.name.split(' ')[0],
  navn: to.name,
  bil: to.model ?? undefined,
  regnr: to.licensePlate ?? undefined,
  plass: to.location ?? undefined,
  start: moment(to.start),
  slutt: moment(to.end),
  klubb: organization.name,
  telefon: organization.phone === null ? undefined : formatPhone(organization.phone),
})

/** What news say at their end: how one gets no more of them. */
export const stopLine = ({ sender, organization: { phone } }: Pick<Written, 'sender' | 'organization'>): string =>
  isAnswerable(sender)
    ? 'Svar STOPP om du ikke vil ha nyheter.'
    : `Vil du ikke ha nyheter? Slå det av i profilen din${phone === null ? '' : `, eller ring ${formatPhone(phone)}`}.`

const obstacleOf = (to: FoundReceiver, written: Written, seen: ReadonlySet<string>): Obstacle | null => {
  if (to.phone === null) return 'NO_PHONE'
  const number = smsNumber(to.phone)
  if (number === undefined) return 'NO_MOBILE'
  if (seen.has(number)) return 'SAME_NUMBER'
  return written.class === 'news' && to.hasStopped ? 'STOPPED' : null
}

const prepareOne = (to: FoundReceiver, written: Written, seen: ReadonlySet<string>): PreparedSms => {
  const { personId, name, phone, reservationId } = to
  const whole = written.class === 'news' ? `${written.messageText}\n${stopLine(written)}` : written.messageText
  const filled = fillSms(whole, valuesOf(to, written))
  const missing = 'missing' in filled ? filled.missing : null
  const { text } = toSmsText('text' in filled ? filled.text : whole)
  const isLong = text.trim() !== '' && checkSmsText(text) !== undefined
  const found = obstacleOf(to, written, seen)
  const obstacle = found ?? (missing !== null ? 'EMPTY_FIELD' : isLong ? 'TOO_LONG' : null)
  const number = smsNumber(phone) ?? null
  return { personId, name, phone, reservationId, text, parts: smsParts(text).parts, obstacle, missing, number }
}

/** The SMS for each receiver, or why there is none. Of several with one number the first gets it. */
export const prepareSms = (receivers: readonly FoundReceiver[], written: Written): PreparedSms[] => {
  const seen = new Set<string>()
  return receivers.map((to) => {
    const prepared = prepareOne(to, written, seen)
    if (prepared.obstacle === null && prepared.number !== null) seen.add(prepared.number)
    return prepared
  })
}
