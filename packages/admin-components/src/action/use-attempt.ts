import { createRetryKeys, type RetryKeys } from '@delebil/core-api/react'
import { useState } from 'react'

/** The same attempt sent twice is done once; another text is another attempt, and so is what is tried again after a refusal. */
export function useAttempt(): RetryKeys {
  const [keys] = useState(() => createRetryKeys())
  return keys
}
