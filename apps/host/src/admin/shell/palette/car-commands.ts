import type { Command } from '@delebil/admin-components'
import type { FoundCar } from '@delebil/core-api/admin'
import { formatPhone } from '@delebil/validation'
import { formatWhen, reservationStateText } from '@delebil/validation/text'
import { CalendarDays, CalendarOff, Car, CircleDot, List, Phone, Plus } from 'lucide-react'
import { filtered } from '../../panel/filtered.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import { newBlockAt, newReservationAt } from '../../shared/new-reservation-at.ts'
import { carTexts as texts } from './car-texts.ts'

export interface CarCommandsOptions {
  readonly now: Date
  readonly mayBook: boolean
  readonly navigate: (href: string) => void
  readonly call: (phone: string) => void
}

type Holding = NonNullable<FoundCar['now']>

/** Who has the car that was asked for, and who is next; then whom to call and what to book. */
export function carCommands(cars: readonly FoundCar[], options: CarCommandsOptions) {
  return {
    said: cars.flatMap((car) => saidOf(car, options)),
    acts: cars.flatMap((car) => actsOf(car, options)),
  }
}

function saidOf({ id, carNumber, now, next, location }: FoundCar, { now: at, navigate }: CarCommandsOptions) {
  const clock = (text: string) => formatWhen(new Date(text), at)
  const trip = (holding: Holding, label: string, isNow: boolean): Command => ({
    id: `${isNow ? 'now' : 'next'} ${id}`,
    label,
    note: [
      holding.isLate ? `${reservationStateText.ONGOING}, ${texts.late}` : reservationStateText[holding.state],
      holding.reservationNumber,
      holding.phone && formatPhone(holding.phone),
    ]
      .filter(Boolean)
      .join(' · '),
    group: texts.now,
    icon: isNow ? CircleDot : CalendarDays,
    run: () => navigate(adminPaths.reservations.recordPath({ id: holding.reservationId })),
  })
  const free: Command = {
    id: `now ${id}`,
    label: next ? texts.freeUntil(carNumber, clock(next.start)) : texts.free(carNumber),
    note: location,
    group: texts.now,
    icon: Car,
    run: () => navigate(adminPaths.cars.recordPath({ id })),
  }
  const who = ({ person }: Holding) => person ?? texts.somebody
  return [
    now
      ? trip(now, (now.isLate ? texts.shouldHaveReturned : texts.has)(who(now), carNumber, clock(now.end)), true)
      : free,
    ...(next ? [trip(next, texts.fetches(who(next), clock(next.start)), false)] : []),
  ]
}

function actsOf({ id, carNumber, licensePlate, now, next }: FoundCar, options: CarCommandsOptions): readonly Command[] {
  const { mayBook, navigate, call } = options
  const act = (name: string, label: string, icon: Command['icon'], run: () => void): Command => ({
    id: `${name} ${id}`,
    label,
    group: texts.acts,
    icon,
    run,
  })
  const callTo = ({ person, phone, personId }: Holding) =>
    phone ? [act(`call ${personId}`, texts.call(person ?? phone), Phone, () => call(phone))] : []
  const isOther = next && next.personId !== now?.personId
  return [
    ...(now ? callTo(now) : []),
    ...(isOther ? callTo(next) : []),
    ...(mayBook
      ? [
          act('book', texts.book(carNumber), Plus, () => navigate(newReservationAt({ carId: id }))),
          act('block', texts.block(carNumber), CalendarOff, () => navigate(newBlockAt(id))),
        ]
      : []),
    act('trips', texts.trips(carNumber), List, () =>
      navigate(filtered(adminPaths.reservations.path, 'licensePlate', licensePlate)),
    ),
  ]
}
