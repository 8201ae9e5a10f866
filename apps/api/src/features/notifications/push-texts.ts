import { formatTime } from '@delebil/validation/text'
import type { PushMessage } from '../../adapters/push/port.ts'
import type { HeldCar } from './held-car.ts'

/** Every notification that is sent, in the words that a person reads. */
export const pushTexts = {
  test: { title: 'Prøvevarsel fra Delebil', text: 'Varslene kommer fram hit.', path: '/profile' },
  carHeld: ({ car, until }: Pick<HeldCar, 'car' | 'until'>): PushMessage => ({
    title: 'Bilen du venter på er ledig!',
    text: `${car.model} på ${car.locationName} er holdt til ${formatTime(until)}.`,
    path: '/reservations',
  }),
} as const
