import type { Expense } from '@delebil/core-api'
import type { Mocks } from '@delebil/core-api/mocks'

/** What 'Kari' has sent before: one that was paid back less than all of it, and one that was refused. */
export const sampleExpenses: readonly Expense[] = [
  {
    id: 2,
    reservationId: 501,
    kind: 'WASH',
    amountOre: 24_900,
    quantity: null,
    fuel: null,
    station: 'Circle K Danmarks plass',
    note: '',
    boughtAt: '2026-11-20T12:05:00+01:00',
    sentAt: '2026-11-20T12:10:00+01:00',
    pictureId: 41,
    deviations: [],
    state: 'CREDITED',
    approvedOre: 20_000,
    reason: 'Kaffen trekker vi fra.',
  },
  {
    id: 1,
    reservationId: 501,
    kind: 'PARKING',
    amountOre: 9000,
    quantity: null,
    fuel: null,
    station: 'Klosteret',
    note: '',
    boughtAt: '2026-11-20T11:00:00+01:00',
    sentAt: '2026-11-20T11:02:00+01:00',
    pictureId: 40,
    deviations: [],
    state: 'REFUSED',
    approvedOre: null,
    reason: 'Bildet er ikke tydelig nok til å lese.',
  },
]

export const expenseMocks = {
  listExpenses: () => ({ data: [] }),
  sendExpense: ({ body }) => {
    const sent = body as Pick<
      Expense,
      'kind' | 'amountOre' | 'quantity' | 'fuel' | 'station' | 'note' | 'boughtAt' | 'pictureId'
    >
    const { kind, amountOre, quantity, fuel, station, note, boughtAt, pictureId } = sent
    const made = { id: 3, reservationId: 501, kind, amountOre, quantity, fuel, station, note, boughtAt, pictureId }
    const waits = { sentAt: '2026-11-21T10:10:00+01:00', deviations: [], approvedOre: null, reason: null }
    return { entity: { ...made, ...waits, state: 'RECEIVED' }, errors: [] }
  },
} satisfies Mocks
