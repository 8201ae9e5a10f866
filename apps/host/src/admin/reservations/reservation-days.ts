import type { Screen } from '@delebil/admin-components'
import type { FilterToken, Read } from '@delebil/core-api/admin'
import { formatTime } from '@delebil/validation/text'
import { addOsloDays, formatInstant, startOfOsloDay } from '@delebil/validation/time'
import { reservationTexts } from './reservation-texts.ts'

type Trip = Read<'reservations'>
const { list } = reservationTexts
const is = (field: string, value: unknown): FilterToken => ({ field, operator: 'is', value })
const out = ['LATE', 'OUT']

/** The days of the reservations: what is on them, begun or not. */
export const reservationDays: NonNullable<Screen<'reservations'>['quickDays']> = {
  days: [
    { key: 'yesterday', name: 'I går', filter: [is('days', ['YESTERDAY'])] },
    { key: 'today', name: 'I dag', filter: [is('days', ['TODAY'])] },
    { key: 'now', name: 'Nå', filter: [is('progress', out)] },
    { key: 'tomorrow', name: 'I morgen', filter: [is('days', ['TOMORROW'])] },
  ],
  filterOf: (day) => {
    const start = startOfOsloDay(new Date(`${day}T12:00:00Z`))
    return [
      { field: 'start', operator: 'to', value: formatInstant(addOsloDays(start, 1)) },
      { field: 'end', operator: 'from', value: formatInstant(start) },
    ]
  },
  fields: ['days', 'progress', 'start', 'end'],
  sort: 'urgency',
}

const groupOf = ({ progress }: Trip): string => progress
const count = (rows: readonly Trip[], group: string): number => rows.filter((row) => groupOf(row) === group).length

/** Who is not back comes first, then who is out, then the clock and what is to come. */
export const reservationLines: NonNullable<Screen<'reservations'>['divided']> = {
  sort: 'urgency',
  now: 'AHEAD',
  of: groupOf,
  text: (group, rows, now) => {
    if (group === 'LATE') return list.follow
    if (group === 'OUT') return list.out(count(rows, 'OUT'))
    if (group === 'OVER') return list.over
    // How many are to come is known once something that is over follows them.
    const ahead = count(rows, 'OVER') > 0 ? count(rows, 'AHEAD') : undefined
    return list.now(formatTime(now), count(rows, 'LATE') + count(rows, 'OUT'), ahead)
  },
}
