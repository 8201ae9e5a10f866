import type { Contract, HandlerInput } from '@delebil/core-api'
import {
  checkExpense,
  type ExpenseDeviation,
  type ExpenseTrip,
  expenseDeviationsOf,
  tripSoFar,
} from '@delebil/validation'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { Call } from '../../platform/verb.ts'
import { fuelOf } from '../fleet/fuel-of.ts'
import { memberActor } from '../reservations/acting.ts'
import { lockMyReservation } from '../reservations/member/my-reservation.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import * as store from './stores/expenses.ts'

type Sent = HandlerInput<Contract['sendExpense']>['body']

const tripOf = (reservation: Reservation, car: store.CarOfTrip, now: Date): ExpenseTrip => ({
  ...tripSoFar(reservation, now),
  fuel: fuelOf(car.properties),
  tankLitres: car.tankLitres,
  batteryKwh: car.batteryKwh,
})

const itemsOf = (problems: Readonly<Record<string, ProblemCode>>) =>
  Object.entries(problems).map(([fieldName, code]) => ({ fieldName, code, message: problemText[code] }))

const refuseAll = (problems: Readonly<Record<string, ProblemCode>>): void => {
  const [first, ...others] = itemsOf(problems)
  if (first === undefined) return
  throw new Refusal(first.code.startsWith('field.') ? 'request.invalid' : first.code, { errors: [first, ...others] })
}

/** What does not agree with the trip, by field; refuses where whoever sends it has not seen that. */
const deviationsOf = async (
  call: Pick<Call<'sendExpense'>, 'db' | 'now'>,
  reservation: Reservation,
  sent: Sent,
): Promise<ExpenseDeviation[]> => {
  const { db, now } = call
  const trip = tripOf(reservation, await store.findCarOfTrip(db, reservation), now)
  const found: Record<string, ExpenseDeviation> = { ...expenseDeviationsOf(sent, trip) }
  if (await store.hasTwin(db, reservation.organizationId, sent)) found['station'] = 'expense.seen-before'
  const codes = Object.values(found)
  if (codes.length > 0 && !sent.acceptDeviations) throw new Refusal('expense.deviates', { errors: itemsOf(found) })
  return codes
}

/** Keeps a receipt of a member for the club to look at. The same picture is money once, whoever sends it. */
export const sendExpense = async ({ db, caller, input, now }: Call<'sendExpense'>): Promise<store.StoredExpense> => {
  const { body } = input
  const reservation = await lockMyReservation(db, caller, input.params.id)
  refuseUnlessMay('send-expense', reservation, { actor: memberActor(caller), now })
  refuseAll(checkExpense(body, now))
  const digest = orRefuse(await store.findReceipt(db, reservation, caller.personId, body.pictureId))
  const deviations = await deviationsOf({ db, now }, reservation, body)
  const { kind, amountOre, quantity, fuel, boughtAt, station, note, pictureId } = body
  const what = { kind, amountOre, quantity, fuel, boughtAt, station, note, pictureId, deviations }
  const id = await store.insertExpense(db, reservation, { ...what, digest, personId: caller.personId, at: now })
  if (id === undefined) throw refuseField('pictureId', 'expense.receipt-used')
  const [made] = await store.listOwnExpenses(db, reservation, caller.personId, id)
  return orRefuse(made)
}
