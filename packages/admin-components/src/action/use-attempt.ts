import { useRef } from 'react'

/** The same attempt sent twice is done once; another text is another attempt. */
export function useAttempt() {
  const attempt = useRef({ sent: '', key: '' })
  return {
    keyFor: (body: object): string => {
      const sent = JSON.stringify(body)
      if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
      return attempt.current.key
    },
    end: () => {
      attempt.current = { sent: '', key: '' }
    },
  } as const
}
