import type { Resolution } from '@delebil/core-api/admin'

/** What is to be said to one member. */
export interface Draft {
  readonly text: string
  readonly isSent: boolean
}
export type Drafts = Readonly<Record<string, Draft>>

export const draftKey = (resolution: number, reservationId: number): string => `${resolution} ${reservationId}`

/** The draft of a member as it stands: the server's until somebody writes in it. */
export function draftOf(
  drafts: Drafts,
  resolution: number,
  { reservationId, text }: Resolution['messages'][number],
): Draft {
  return drafts[draftKey(resolution, reservationId)] ?? { text, isSent: true }
}

/** What is sent for a resolution. */
export function planOf(resolution: Resolution, index: number, drafts: Drafts, version: number, why: string) {
  return {
    version,
    kind: resolution.kind,
    moves: resolution.moves.map(({ reservationId, version: seen, carId, start, end }) => ({
      reservationId,
      version: seen,
      carId,
      start,
      end,
    })),
    messages: resolution.messages.flatMap((message) => {
      const { text, isSent } = draftOf(drafts, index, message)
      return isSent ? [{ reservationId: message.reservationId, text: text.trim() }] : []
    }),
    why: why.trim(),
  }
}
