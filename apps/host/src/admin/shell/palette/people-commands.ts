import type { Command } from '@delebil/admin-components'
import type { FoundPerson } from '@delebil/core-api/admin'
import { formatPhone } from '@delebil/validation'
import { formatWhen, reservationStateText } from '@delebil/validation/text'
import { CalendarDays, CalendarPlus, CircleDot, Phone, User } from 'lucide-react'
import { adminPaths } from '../../shared/admin-paths.ts'
import { newReservationAt } from '../../shared/new-reservation-at.ts'
import type { CarCommandsOptions } from './car-commands.ts'
import { carTexts as texts } from './car-texts.ts'

type Trip = NonNullable<FoundPerson['now']>

/** Which car the person has whose phone was typed, and which is next; then what can be booked, and the press that calls. */
export function peopleCommands(people: readonly FoundPerson[], options: CarCommandsOptions) {
  return {
    said: people.flatMap((person) => saidOf(person, options)),
    acts: people.flatMap((person) => actsOf(person, options)),
  }
}

function actsOf({ id, name, phone }: FoundPerson, { mayBook, navigate, call }: CarCommandsOptions): readonly Command[] {
  const act = (key: string, label: string, icon: Command['icon'], run: () => void): Command => ({
    id: `${key} ${id}`,
    label,
    group: texts.acts,
    icon,
    run,
  })
  return [
    ...(mayBook
      ? [act('book-for', texts.bookFor(name), CalendarPlus, () => navigate(newReservationAt({ personId: id })))]
      : []),
    ...(phone === null ? [] : [act('call', texts.call(name), Phone, () => call(phone))]),
  ]
}

function saidOf(
  { id, name, phone, now, next }: FoundPerson,
  { now: at, navigate }: CarCommandsOptions,
): readonly Command[] {
  const called = phone === null ? undefined : formatPhone(phone)
  const trip = (one: Trip, label: string, icon: Command['icon']): Command => ({
    id: `trip ${one.reservationId}`,
    label,
    note: [
      one.isLate ? `${reservationStateText.ONGOING}, ${texts.late}` : reservationStateText[one.state],
      one.reservationNumber,
      one.licensePlate,
      called,
    ]
      .filter(Boolean)
      .join(' · '),
    group: texts.now,
    icon,
    run: () => navigate(adminPaths.reservations.recordPath({ id: one.reservationId })),
  })
  const free: Command = {
    id: `person ${id}`,
    label: texts.hasNone(name),
    note: called,
    group: texts.now,
    icon: User,
    run: () => navigate(adminPaths.persons.recordPath({ id })),
  }
  return [
    now
      ? trip(
          now,
          (now.isLate ? texts.shouldHaveReturned : texts.has)(name, now.carNumber, formatWhen(new Date(now.end), at)),
          CircleDot,
        )
      : free,
    ...(next
      ? [trip(next, texts.fetchesCar(name, next.carNumber, formatWhen(new Date(next.start), at)), CalendarDays)]
      : []),
  ]
}
