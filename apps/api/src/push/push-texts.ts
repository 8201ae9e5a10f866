import type { PushMessage } from './push.ts'

/** Every notification that is sent, in the words that a person reads. */
export const pushTexts = {
  test: { title: 'Prøvevarsel fra Delebil', text: 'Varslene kommer fram hit.', path: '/profile' },
} as const satisfies Record<string, PushMessage>
