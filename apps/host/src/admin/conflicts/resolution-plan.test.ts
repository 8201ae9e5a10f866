import { expect, test } from 'vitest'
import { draftKey, planOf } from './resolution-plan.ts'

const move = {
  reservationId: 7,
  version: 3,
  carId: 2,
  start: '2026-12-01T10:00:00+01:00',
  end: '2026-12-01T12:00:00+01:00',
}
const resolution = {
  kind: 'car' as const,
  title: 'Flytt',
  reasons: [],
  moves: [{ ...move, reservationNumber: 1007, person: 'Kari', licensePlate: 'EL1', location: 'Torget' }],
  messages: [{ reservationId: 7, person: 'Kari', phone: null, text: 'Hei' }],
}

test('a message that was edited is sent in place of the draft, and none where it was emptied', () => {
  expect(planOf(resolution, 0, {}, 3, ' skadet ')).toEqual({
    version: 3,
    kind: 'car',
    moves: [move],
    why: 'skadet',
    messages: [{ reservationId: 7, text: 'Hei' }],
  })
  const written = { [draftKey(0, 7)]: { text: ' Ny tekst ', isSent: true } }
  expect(planOf(resolution, 0, written, 3, '').messages).toEqual([{ reservationId: 7, text: 'Ny tekst' }])
  expect(planOf(resolution, 1, written, 3, '').messages).toEqual([{ reservationId: 7, text: 'Hei' }])
  expect(planOf(resolution, 0, { [draftKey(0, 7)]: { text: '', isSent: false } }, 3, '').messages).toEqual([])
})
