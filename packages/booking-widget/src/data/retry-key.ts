import type { Refusal } from '@delebil/core-api'

/** Statuses after which nobody knows whether the call was carried out, or it surely was not for a passing reason. */
const passing: readonly number[] = [0, 401, 408, 425, 429]

/** True where sending the same call again may succeed or may already have succeeded. */
export function isPassing({ status }: Pick<Refusal, 'status'>): boolean {
  return passing.includes(status) || status >= 500
}

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
