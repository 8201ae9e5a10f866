import type { Refusal } from '../call.ts'
import { isPassing } from '../client/refusal.ts'

export interface RetryKeys {
  /** The key for this content: the same one for as long as the content is the same and no final answer has come. */
  readonly keyFor: (content: unknown) => string
  /** Tells how the call ended; a final answer retires the key. */
  readonly settle: (refusal: Pick<Refusal, 'status'> | undefined) => void
}

/** Keeps one `Idempotency-Key` through double clicks, lost answers and a log-in in between. */
export function createRetryKeys(newKey: () => string = () => crypto.randomUUID()): RetryKeys {
  let current: { text: string; key: string } | undefined
  return {
    keyFor(content) {
      const text = JSON.stringify(content)
      if (current?.text !== text) current = { text, key: newKey() }
      return current.key
    },
    settle(refusal) {
      if (!refusal || !isPassing(refusal)) current = undefined
    },
  }
}
