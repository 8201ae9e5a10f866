import { useAdminHost, usePanel } from '@delebil/admin-components'
import type { Answer, Result } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { callAt } from '../shared/call-at.ts'

export type SaidMessage = Answer<AdminCalls['reservations.messages']>['data'][number]

const nothingSaid = (): Result<{ data: SaidMessage[] }, never> => ({
  ok: true,
  value: { data: [] },
  headers: new Headers(),
})

/** What was said about a reservation; nothing for who may not read messages. */
export function useMessages(reservationId: number) {
  const host = useAdminHost()
  const mayRead = host.permissions.includes('MESSAGE_READ')
  return usePanel(
    'reservations',
    reservationId,
    `messages ${mayRead}`,
    async () =>
      mayRead ? await host.api.call('reservations.messages', callAt(host, { id: reservationId })) : nothingSaid(),
    'messages',
  )
}
