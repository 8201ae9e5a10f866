import type { Conflict, ConflictSolution, Resolution, SolvedConflict } from '@delebil/core-api/admin'

const car = { carId: 1, carNumber: 101, licensePlate: 'EL55501', model: 'Volkswagen ID.3', location: 'Danmarks plass' }

/** A late car and one that is moved, for stories. */
export const sampleConflicts: readonly Conflict[] = [
  {
    reservationId: 1,
    reservationNumber: 100123,
    reason: 'CAR_LATE',
    ...car,
    why: 'Bilen skulle vært levert tor. 26. nov. 14:00 av Ola Hansen (reservasjon 100119), og er ikke kommet tilbake.',
    start: '2026-11-26T15:00:00+01:00',
    end: '2026-11-26T19:00:00+01:00',
    person: 'Kari Nordmann',
    phone: '+4798765432',
  },
  {
    reservationId: 2,
    reservationNumber: 100131,
    reason: 'CAR_MOVED',
    ...car,
    carId: 2,
    licensePlate: 'EL55502',
    why: 'Bilen er plassert på Nygårdsgaten når turen begynner.',
    start: '2026-11-27T09:00:00+01:00',
    end: '2026-11-28T18:00:00+01:00',
    person: 'Per Åsen Østbye-Kristoffersen',
    phone: null,
  },
]

const [first] = sampleConflicts
const move = {
  reservationId: 1,
  reservationNumber: 100123,
  version: 1,
  person: 'Kari Nordmann',
  carId: 7,
  licensePlate: 'EL12345',
  location: 'Danmarks plass',
  start: '2026-11-26T15:00:00+01:00',
  end: '2026-11-26T19:00:00+01:00',
}
const to = { reservationId: 1, person: 'Kari Nordmann', phone: '+4798765432' }

const resolutions: readonly Resolution[] = [
  {
    kind: 'car',
    title: 'Flytt til Toyota Yaris EL12345',
    reasons: ['Samme plass og samme klasse (liten)', 'Samme pris', 'Like mange seter (5)'],
    moves: [move],
    messages: [
      {
        ...to,
        text: 'Hei Kari! Bilen du har reservert tor. 26. nov. 15:00–19:00 kan ikke brukes. Du har fått Toyota Yaris EL12345 på Danmarks plass i stedet, til samme tid. Prisen er den samme.',
      },
    ],
  },
  {
    kind: 'chain',
    title: 'Bytt om, og flytt til Volvo EX30 EL77701',
    reasons: [
      '350 m unna, på Krohnstedet, men mellomstor i stedet for liten',
      '45 kr dyrere for medlemmet',
      'Like mange seter (5)',
      'Reservasjon 100140 flyttes til Volvo EX30 EL77702, like bra og i nærheten',
    ],
    moves: [move, { ...move, reservationId: 9, reservationNumber: 100140, person: 'Nora Lie' }],
    messages: [
      { ...to, text: 'Hei Kari!' },
      { reservationId: 9, person: 'Nora Lie', phone: null, text: 'Hei Nora!' },
    ],
  },
  {
    kind: 'time',
    title: 'Start 1 t senere, samme bil',
    reasons: ['Samme bil og samme pris', 'Bilen er ikke levert ennå: ring den som har den'],
    moves: [move],
    messages: [{ ...to, text: 'Hei Kari!' }],
  },
  {
    kind: 'cancel',
    title: 'Avbestill uten gebyr',
    reasons: ['Siste utvei: medlemmet står uten bil', '320 kr betales ikke'],
    moves: [],
    messages: [{ ...to, text: 'Hei Kari!' }],
  },
]

export const sampleResolutions = { version: 1, conflict: first ?? null, resolutions }

const solved = {
  reservationNumber: 100_101,
  person: 'Kari Nordmann',
  from: 'EL10002',
  to: 'EL12345',
  by: 'Nils Nattevakt',
  at: '2026-11-22T03:12:00+01:00',
  touched: 1,
  isNotified: true,
  obstacle: null,
  undoneAt: null,
  undoneBy: null,
}

/** What was solved lately: one that can be undone, and others that can't. */
export const sampleSolved: readonly SolvedConflict[] = [
  { ...solved, id: 5, reservationId: 1, kind: 'car' },
  { ...solved, id: 4, reservationId: 2, reservationNumber: 100_102, kind: 'chain', touched: 2, obstacle: 'ANSWERED' },
  { ...solved, id: 3, reservationId: 3, reservationNumber: 100_103, kind: 'cancel', person: null, obstacle: 'STARTED' },
  {
    ...solved,
    id: 2,
    reservationId: 4,
    reservationNumber: 100_104,
    kind: 'time',
    to: 'EL10002',
    obstacle: 'UNDONE',
    undoneAt: '2026-11-22T03:40:00+01:00',
    undoneBy: 'Åse Ødegård',
  },
]

/** What the server answers to a resolution. */
export function solutionOf(sent: {
  readonly kind: Resolution['kind']
  readonly rehearse: boolean
  readonly messages: readonly { readonly reservationId: number }[]
}): { readonly entity: ConflictSolution; readonly errors: [] } {
  const { person: _person, location: _location, ...moved } = move
  const reservations = [{ ...moved, isCanceled: sent.kind === 'cancel' }]
  const notified = sent.messages.map(({ reservationId }) => ({ reservationId, byMail: true }))
  return { entity: { id: sent.rehearse ? null : 5, kind: sent.kind, reservations, notified }, errors: [] }
}
