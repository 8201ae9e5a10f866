import type { ActionValues, AdminHost, RecordAction, RecordPanel } from '@delebil/admin-components'
import { newPassword, ownPassword, type Read, text } from '@delebil/core-api/admin'
import { PASSWORD_MIN_LENGTH } from '@delebil/validation'
import { problemText, reservationStateText } from '@delebil/validation/text'
import { BadgeCheck, BadgeX, CalendarPlus, KeyRound } from 'lucide-react'
import { MembershipDot } from '../memberships/membership-dot.tsx'
import { membershipsOf } from '../memberships/memberships-of.ts'
import { callAt } from '../shared/call-at.ts'
import { dayOf } from '../shared/day-of.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { newReservationAt } from '../shared/new-reservation-at.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { smsPanel } from '../shared/sms-panel.tsx'
import { smsAction } from '../shared/sms-ways.ts'
import { tablePanel } from '../shared/table-panel.tsx'
import { why } from '../shared/why-field.ts'

const access = ['MEMBERSHIP_WRITE'] as const

const validUntil = text('Gyldig til', { write: true, optional: true })

/** A day that is none is sent as it was typed: the server says what is wrong with it. */
const dayIn = (typed: unknown) => (typeof typed === 'string' && typed !== '' ? (dayOf(typed) ?? typed) : null)

const setLicense = (host: AdminHost, record: Read<'persons'>, valid: boolean, values: ActionValues = {}) =>
  host.api.call('persons.drivers-license', {
    ...callAt(host, record),
    body: {
      valid,
      version: record.version,
      ...(valid && { validUntil: dayIn(values['validUntil']) }),
      ...(typeof values['why'] === 'string' && { why: values['why'] }),
    },
  })

const license = (valid: boolean): Omit<RecordAction<'persons'>, 'key' | 'label' | 'done'> => ({
  access,
  shown: ({ driversLicenseValid }) => driversLicenseValid !== valid,
  fields: { ...(valid && { validUntil }), why },
  run: (host, record, values) => setLicense(host, record, valid, values),
  undo: (host, before) => setLicense(host, before, !valid, { validUntil: before.licenseValidUntil }),
})

const isOwn = ({ id }: Read<'persons'>, { personId }: AdminHost) => id === personId

export const personActions: readonly RecordAction<'persons'>[] = [
  { key: 'license', label: 'Godkjenn førerkort', icon: BadgeCheck, done: 'Førerkortet er godkjent', ...license(true) },
  { key: 'no-license', label: 'Avvis førerkort', icon: BadgeX, done: 'Førerkortet er avvist', ...license(false) },
  {
    key: 'own-password',
    label: 'Bytt passordet ditt',
    icon: KeyRound,
    access,
    shown: isOwn,
    question: () => `Alle innloggingene dine blir avsluttet. Passordet må ha minst ${PASSWORD_MIN_LENGTH} tegn.`,
    fields: {
      currentPassword: ownPassword('Passordet du har nå', { write: true }),
      newPassword: newPassword('Nytt passord', { write: true }),
    },
    run: (host, record, { currentPassword, newPassword: chosen }, attempt) =>
      host.api.call('persons.change-password', {
        ...callAt(host, record),
        body: { newPassword: String(chosen), currentPassword: String(currentPassword), version: record.version },
        ...attempt,
      }),
    done: 'Passordet er byttet',
  },
  {
    key: 'password',
    label: 'Sett nytt passord',
    icon: KeyRound,
    access,
    shown: (record, host) => !isOwn(record, host),
    question: () => `Alle innlogginger blir avsluttet. Passordet må ha minst ${PASSWORD_MIN_LENGTH} tegn.`,
    fields: { newPassword: newPassword('Nytt passord', { write: true }) },
    run: (host, record, { newPassword: chosen }, attempt) =>
      host.api.call('persons.change-password', {
        ...callAt(host, record),
        body: { newPassword: String(chosen), version: record.version },
        ...attempt,
      }),
    done: 'Passordet er byttet',
  },
  smsAction<Read<'persons'>>('persons', ({ phone }) => phone !== null),
  {
    key: 'book',
    label: 'Ny reservasjon',
    icon: CalendarPlus,
    access: ['RESERVATION_WRITE'],
    run: async (host, record) => {
      const { navigate } = host
      const known = await membershipsOf(host, record.id)
      if (!known.ok) return known
      const own = known.value.find(({ isLikely }) => isLikely)
      navigate(newReservationAt({ personId: record.id, membershipId: own?.id }))
      return { ok: true, value: undefined }
    },
    done: '',
  },
]

/** What keeps a person from being deleted, and what goes with them. */
export const personRemovalFacts: NonNullable<RecordAction<'persons'>['facts']> = async (host, record) => {
  const result = await host.api.call('persons.removal', callAt(host, record))
  if (!result.ok) return result
  const { blockers, memberships, cards, openReservations, unpaidInvoices } = result.value
  const value = [
    ...blockers.map((code) => problemText[code]),
    ...(openReservations.length > 0 ? [`Reservasjon ${openReservations.join(', ')}`] : []),
    ...(unpaidInvoices.length > 0 ? [`Faktura ${unpaidInvoices.join(', ')}`] : []),
    ...(memberships > 0 ? [`Er med i ${memberships} medlemskap`] : []),
    ...(cards > 0 ? [`Har ${cards} nøkkelkort`] : []),
  ]
  return { ok: true, value }
}

const tripState: Readonly<Record<string, string>> = reservationStateText

export const personPanels: readonly RecordPanel<'persons'>[] = [
  tablePanel({
    key: 'memberships',
    heading: 'Medlemskap',
    of: 'persons',
    load: (api, at) => api.call('persons.memberships', at),
    empty: 'Er ikke med i noe medlemskap.',
    rowKey: ({ id }) => id,
    columns: () => [
      {
        label: 'Navn',
        value: ({ id, name }) => (
          <RecordLink of="memberships" id={id}>
            {name}
          </RecordLink>
        ),
      },
      { label: 'Status', value: (membership) => <MembershipDot membership={membership} /> },
      { label: 'Rolle', value: ({ isOwner }) => (isOwner ? 'Eier' : 'Medlem') },
      { label: 'Kan reservere', value: ({ canCreateReservation }) => (canCreateReservation ? 'Ja' : 'Nei') },
    ],
  }),
  tablePanel({
    key: 'cards',
    heading: 'Nøkkelkort',
    of: 'persons',
    load: (api, at) => api.call('persons.cards', at),
    empty: 'Har ikke noe nøkkelkort.',
    rowKey: ({ id }) => id,
    columns: () => [
      {
        label: 'Kortnummer',
        value: ({ id, cardNumber }) => (
          <RecordLink of="member-cards" id={id}>
            {String(cardNumber)}
          </RecordLink>
        ),
      },
      { label: 'Brikke-ID', value: ({ chipId }) => String(chipId) },
    ],
  }),
  tablePanel({
    key: 'reservations',
    heading: 'Reservasjoner',
    access: ['RESERVATION_READ'],
    of: 'persons',
    load: (api, at) => api.call('persons.reservations', at),
    empty: 'Har ikke reservert ennå.',
    rowKey: ({ id }) => id,
    columns: () => [
      {
        label: 'Nummer',
        value: ({ id, reservationNumber }) => (
          <RecordLink of="reservations" id={id}>
            {String(reservationNumber)}
          </RecordLink>
        ),
      },
      { label: 'Bil', value: ({ licensePlate }) => String(licensePlate) },
      { label: 'Start', value: ({ start }) => momentOrDash(String(start)) },
      { label: 'Status', value: ({ state }) => tripState[String(state)] },
    ],
  }),
  smsPanel('persons', 'personId'),
]
