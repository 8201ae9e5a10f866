import type { NightCase, NightHit } from '@delebil/core-api/admin'

/** A trip that is out, as it is found. */
export const sampleHit: NightHit = {
  reservationId: 70,
  reservationNumber: 770_070,
  state: 'ONGOING',
  isOut: true,
  start: '2026-11-22T00:30:00+01:00',
  end: '2026-11-22T04:30:00+01:00',
  licensePlate: 'EL10001',
  personId: 1,
  person: 'Eva Eier',
  phone: '+4791234567',
}

/** Many of a name. */
export const manySampleHits: NightHit[] = Array.from({ length: 12 }, (_, index) => ({
  ...sampleHit,
  reservationId: index > 8 ? null : 80 + index,
  isOut: index === 0,
  personId: 10 + index,
  person: `Hanne Hansen ${index + 1}`,
}))

/** That trip as a case, for stories. */
export const sampleCase: NightCase = {
  reservation: {
    id: 70,
    version: 1,
    reservationNumber: 770_070,
    state: 'ONGOING',
    start: '2026-11-22T00:30:00+01:00',
    end: '2026-11-22T04:30:00+01:00',
    started: '2026-11-22T00:32:00+01:00',
    ended: null,
    userNote: 'Henter bestemor på Flesland',
    membership: 'Eva privat',
    actWindowMinutes: 10,
    licenseCheck: 2,
  },
  car: {
    id: 1,
    carNumber: '101',
    licensePlate: 'EL10001',
    model: 'Volkswagen ID.3',
    location: 'Torget',
    parkingDescription: 'Øverst i bakken, ved trappen.',
  },
  callers: [
    {
      id: 1,
      name: 'Eva Eier',
      phone: '+4791234567',
      isBooker: true,
      questions: [
        { key: 'CONTACT', answer: '912 34 567 · eva@delebil.test' },
        { key: 'MEMBERSHIP', answer: 'Eva privat' },
        { key: 'LAST_TRIP', answer: 'lør. 14. nov. 10:00 fra Torget (EL10002)' },
      ],
    },
  ],
  check: null,
  cannot: { open: null, lock: null, extend: null, end: null, swap: 'reservation.already-started' },
  messages: {
    unread: 1,
    latest: [{ at: '2026-11-22T03:05:00+01:00', isFromStaff: false, text: 'Døren vil ikke opp, og det regner.' }],
  },
  damages: [{ id: 1, at: '2026-11-01T12:00:00+01:00', description: 'Ripe i høyre bakdør', state: 'ACCEPTED' }],
  events: [{ at: '2026-11-22T00:32:00+01:00', person: 'Eva Eier', action: 'open-car', result: 'opened' }],
  mine: [],
}
