import type { ActionResult, RecordAction } from '@delebil/admin-components'
import { SMS_RECEIVERS_MAX } from '@delebil/core-api/admin'
import { MessageSquareText } from 'lucide-react'
import { smsAt } from './sms-at.ts'

const access = ['MESSAGE_WRITE'] as const
const way = { key: 'sms', label: 'SMS', icon: MessageSquareText, access } as const

/** What leads to an SMS to somebody: the link is all that it does. */
export const smsAction = <R extends { readonly id: number }>(
  of: 'persons' | 'reservations',
  shown?: (record: R) => boolean,
) => ({
  ...way,
  ...(shown && { shown }),
  run: ({ navigate }: Parameters<RecordAction['run']>[0], { id }: R): Promise<ActionResult> => {
    navigate(smsAt({ [of]: [id] }))
    return Promise.resolve({ ok: true, value: undefined })
  },
  done: '',
})

/** The same, with all that are chosen in a list. */
export const smsPassage = (of: 'persons' | 'reservations') => ({
  ...way,
  most: SMS_RECEIVERS_MAX,
  address: (ids: readonly number[]) => smsAt({ [of]: ids }),
})
