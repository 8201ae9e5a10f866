import { expect, it } from 'vitest'
import { type StatusFacts, tripStatus } from './trip-status.ts'

const end = '2026-11-21T20:00:00+01:00'
const status = (more: Partial<StatusFacts>) =>
  tripStatus({
    phase: 'under-way',
    online: true,
    isLocked: undefined,
    reservation: { state: 'ONGOING', end },
    now: new Date('2026-11-21T21:00:00+01:00'),
    ...more,
  }).text

it.each([
  [{ phase: 'ahead', isLocked: true }, 'FRAMTIDIG'],
  [{ phase: 'ready' }, 'Klar til start'],
  [{ phase: 'ready', isLocked: true }, 'Klar. Bilen er låst.'],
  [{ phase: 'ready', isLocked: false }, 'Bilen er låst opp'],
  [{}, 'AKTIV'],
  [{ isLocked: true }, 'Bilen er låst'],
  [{ isLocked: false }, 'Bilen er låst opp'],
  [{ phase: 'late', isLocked: false }, 'Skulle vært levert 20:00'],
  [{ phase: 'late', now: new Date('2026-11-23T08:00:00+01:00') }, 'Skulle vært levert lør. 21. nov. 20:00'],
  [{ phase: 'late', online: false }, 'Uten nett'],
  [{ phase: 'over', online: false }, 'UTGÅTT'],
  [{ phase: 'called-off', reservation: { state: 'CANCELED', end } }, 'KANSELLERT'],
  [{ phase: 'called-off', reservation: { state: 'VOIDED', end } }, 'ANNULLERT'],
] as const)('a reservation with %o stands as %s', (more, text) => {
  expect(status(more)).toBe(text)
})
