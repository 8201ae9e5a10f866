import { extensionAnswer, isYes, periodMinutes } from '@delebil/validation'
import { formatDateTime, formatNok } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findReachable } from '../notifying/notified-store.ts'
import { prepareOneSms } from '../notifying/prepare-one-sms.ts'
import type { Actor } from '../reservations/acting.ts'
import { extend } from '../reservations/operations/extend.ts'
import { lockAnyReservation } from '../reservations/stores/staff-reservations.ts'
import { countSmsTo } from '../sms/stores/sms-store.ts'
import { lockLastOffer, takeOffer } from './extension-offer-store.ts'
import { findOwnerOfPhone, listOngoingOf, type OngoingTrip } from './trip-store.ts'

export type AnswerParts = Pick<Context, 'database' | 'jobs' | 'sms' | 'log'> & {
  /** Address of the site as people reach it, without a slash at the end. */
  readonly siteUrl: string
}
/** A person who writes again and again is answered so often an hour. */
const MOST_AN_HOUR = 5
const hourMinutes = 60

type Answered = { readonly number: string; readonly text: string }
/** What came of an answer: for the log, which names nobody. */
export type AnswerOutcome = 'extended' | 'was-extended' | 'link' | 'stranger' | 'no-answer'

/** Answers whoever wrote with a text, as far as the club's cap of the day goes. */
const write = async (
  parts: AnswerParts,
  tx: Queryable,
  to: { readonly organizationId: number; readonly personId: number; readonly reservationId: number | null },
  text: string,
  now: Date,
): Promise<void> => {
  const person = await findReachable(tx, to.personId)
  const before = await countSmsTo(tx, to, { kind: 'ANSWER', since: addMinutes(now, -hourMinutes) })
  if (person === undefined || before >= MOST_AN_HOUR) return
  const values = { lenke: `${parts.siteUrl}/reservations` }
  const order = { ...to, values, isUrgent: true }
  const sendSms = await prepareOneSms(parts, tx, { kind: 'ANSWER', text }, order, person, now)
  await sendSms?.()
}

/** Extends a trip as the question said, in the name of the driver who answered; refuses what the law, the price or another booking does. */
const take = (parts: AnswerParts, { organizationId, id, personId, license }: OngoingTrip, now: Date) =>
  transaction(parts.database, async (tx): Promise<AnswerOutcome> => {
    const reservation = orRefuse(await lockAnyReservation(tx, { organizationId, id }))
    const offer = await lockLastOffer(tx, reservation)
    const does = extensionAnswer(offer, reservation.end, now)
    if (does === 'was-taken') return 'was-extended'
    if (offer === undefined || does === 'too-late') throw new Refusal('reservation.not-active')
    const actor: Actor = { kind: 'member', drives: true, license, personId }
    const minutes = periodMinutes({ start: offer.oldEnd, end: offer.newEnd })
    await extend({ db: tx, actor, now, jobs: parts.jobs }, reservation, { minutes, maxTotalOre: offer.totalOre })
    await takeOffer(tx, reservation, { oldEnd: offer.oldEnd, now })
    const text = `Turen er forlenget til ${formatDateTime(offer.newEnd)}. Hele turen koster nå ${formatNok(offer.totalOre)}.`
    await write(parts, tx, { organizationId, personId, reservationId: id }, text, now)
    return 'extended'
  })

/**
 * What somebody answered by SMS. JA extends where the number is that of a driver of exactly one trip that is out, and the question that
 * was asked about it still holds; else whoever is known gets a link. A stranger gets nothing.
 */
export const answerBySms = async (
  parts: AnswerParts,
  { number, text }: Answered,
  now: Date,
): Promise<AnswerOutcome> => {
  if (!isYes(text)) return 'no-answer'
  const ongoing = await listOngoingOf(parts.database, number)
  const [trip] = ongoing
  if (trip !== undefined && ongoing.length === 1) {
    try {
      return await take(parts, trip, now)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  const owner = trip ?? (await findOwnerOfPhone(parts.database, number))
  if (owner === undefined) return 'stranger'
  const { organizationId, personId } = owner
  await transaction(parts.database, (tx) =>
    write(
      parts,
      tx,
      { organizationId, personId, reservationId: null },
      'Turen ble ikke forlenget. Se den her: {lenke}',
      now,
    ),
  )
  return 'link'
}
