import {
  type PanelAnswer,
  refusedToast,
  useAdminChange,
  useAdminHost,
  useForget,
  usePanel,
  useToast,
} from '@delebil/admin-components'
import type { DeadMail, SystemMails } from '@delebil/core-api/admin'
import { systemTexts as own } from './system-texts.ts'

/** Mails that wait and mails that were given up, as they are told anew whenever somebody deals with one. */
export function useSystemMails(): PanelAnswer<SystemMails> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('system', orgId, 'mails', () => api.call('system.mails', { query: { orgId } }), 'system')
}

const said = { 'system.send-mail-again': own.sentAgain, 'system.discard-mail': own.discarded } as const

/** Sends one that was given up again, or throws it away. */
export function useDeadMail(name: keyof typeof said) {
  const forget = useForget()
  const say = useToast()
  const { send, isPending } = useAdminChange(name)
  const act = async ({ id, to }: DeadMail) => {
    const result = await send({ params: { id } })
    await forget('system')
    say(result.ok ? { tone: 'info', text: said[name](to) } : refusedToast(result.refusal))
  }
  return { act, isPending } as const
}
