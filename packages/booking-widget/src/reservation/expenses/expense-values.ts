import type { Reservation } from '@delebil/core-api'
import type { FieldErrors } from '@delebil/ui'
import {
  checkExpense,
  type ExpenseFuel,
  type ExpenseKind,
  isCharged,
  isMeasured,
  type SentExpense,
} from '@delebil/validation'
import { memberProblemText } from '@delebil/validation/text'
import { earlierOf, osloDateText, osloInstant } from '@delebil/validation/time'
import { expenseTexts as texts } from '../../locale/expense-texts.ts'

/** An expense as it is typed. Its picture is named once it has arrived. */
export interface ExpenseValues {
  readonly kind: ExpenseKind
  readonly amountOre: string
  readonly quantity: string
  readonly fuel: ExpenseFuel | null
  /** 'YYYY-MM-DD'; null while it is none. */
  readonly boughtAt: string | null
  readonly time: string
  readonly station: string
  readonly note: string
  readonly pictureIds: readonly number[]
  readonly acceptDeviations: boolean
}

type Trip = Pick<Reservation, 'car' | 'start'>

/** What a form begins with: what the car is filled with, on the day of the trip. */
export function noExpense({ car, start }: Trip, now: Date): ExpenseValues {
  const { fuel } = car
  return {
    kind: isCharged(fuel) && fuel !== null ? 'CHARGING' : 'FUEL',
    amountOre: '',
    quantity: '',
    fuel: fuel === 'GASOLINE' || fuel === 'DIESEL' ? fuel : null,
    boughtAt: osloDateText(earlierOf(new Date(start), now)),
    time: '',
    station: '',
    note: '',
    pictureIds: [],
    acceptDeviations: false,
  }
}

/** A number as one writes it, with a comma or a point. */
function figureOf(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0]|kr/g, '')
  return /^\d{1,6}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

function momentOf({ boughtAt, time }: ExpenseValues): Date | undefined {
  const clock = /^(\d{1,2})[.:]?(\d{2})$/.exec(time.trim())
  const day = boughtAt && /^(\d{4})-(\d{2})-(\d{2})$/.exec(boughtAt)
  if (!clock || !day) return undefined
  const [hour, minute] = [Number(clock[1]), Number(clock[2])]
  if (hour > 23 || minute > 59) return undefined
  return osloInstant({ year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour, minute })
}

/** What is sent, as far as it can be read. */
export function readExpense(values: ExpenseValues): SentExpense | undefined {
  const { kind, fuel } = values
  const amount = figureOf(values.amountOre)
  const boughtAt = momentOf(values)
  if (amount === undefined || boughtAt === undefined) return undefined
  const quantity = isMeasured(kind) ? (figureOf(values.quantity) ?? null) : null
  return { kind, amountOre: Math.round(amount * 100), quantity, fuel: kind === 'FUEL' ? fuel : null, boughtAt }
}

const unread = (text: string) => (text.trim() === '' ? memberProblemText['field.required'] : texts.figure)

/** What is wrong with it before it is sent, by field. */
export function checkExpenseValues(values: ExpenseValues, pictures: number, now: Date): FieldErrors {
  const sent = readExpense(values)
  const wrong = sent ? checkExpense(sent, now) : {}
  const said = Object.fromEntries(
    Object.entries(wrong).map(([field, code]) => [field, memberProblemText[code as keyof typeof memberProblemText]]),
  )
  const isUnread = isMeasured(values.kind) && figureOf(values.quantity) === undefined
  return {
    ...said,
    ...(figureOf(values.amountOre) === undefined && { amountOre: unread(values.amountOre) }),
    ...(isUnread && { quantity: unread(values.quantity) }),
    ...(values.kind === 'FUEL' && values.fuel === null && { fuel: memberProblemText['field.required'] }),
    ...(values.boughtAt === null && { boughtAt: memberProblemText['field.date'] }),
    ...(values.boughtAt !== null && !momentOf(values) && { time: texts.time_ }),
    ...(pictures !== 1 && { pictureIds: pictures === 0 ? texts.picture : texts.onePicture }),
  }
}
