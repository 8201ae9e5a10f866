import { refusedToast, useAdminChange, useAdminHost, useForget, useKeptText, useToast } from '@delebil/admin-components'
import { useLocation } from 'react-router'
import { messageTexts as texts } from './message-texts.ts'
import { useMessages } from './use-messages.ts'

/** Takes back an answer that waits to be sent: what it said stands in the field again, where it was written. */
export function useTakeBack(reservationId: number) {
  const { navigate, kept } = useAdminHost()
  const { send } = useAdminChange('messages.take-back')
  const name = replyOf(reservationId)
  const [, keep] = useKeptText(name)
  const { again } = useMessages(reservationId)
  const { pathname, search } = useLocation()
  const forget = useForget()
  const say = useToast()
  return async (id: number, text: string): Promise<void> => {
    const result = await send({ params: { id }, body: {} })
    // What has been begun since stands below it.
    if (result.ok) keep([text, kept?.read(name)].filter(Boolean).join('\n'))
    again()
    for (const key of ['messages', 'reservations'] as const) void forget(key)
    say(result.ok ? { tone: 'info', text: texts.takenBack } : refusedToast(result.refusal))
    if (result.ok && window.location.pathname !== pathname) navigate(`${pathname}${search}`)
  }
}

/** What is written and not sent is kept under this name. */
export const replyOf = (reservationId: number): string => `reply ${reservationId}`
