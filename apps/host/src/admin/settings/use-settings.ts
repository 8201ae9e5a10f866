import {
  type PanelAnswer,
  refusedToast,
  useAdminChange,
  useAdminHost,
  useForget,
  usePanel,
  useToast,
} from '@delebil/admin-components'
import type { AdminChange, Settings } from '@delebil/core-api/admin'
import { type PolicyField, type PolicyKey, policyFields } from '@delebil/validation'
import { useSettle } from '../shared/use-settle.ts'
import { settingsTexts as own } from './settings-texts.ts'

/** What somebody typed for a new value, as typed. */
export interface Typed {
  readonly value: string
  readonly from: string
  readonly why: string
}

/** What the organisation decides, as it is told anew whenever somebody decides something. */
export function useSettings(): PanelAnswer<Settings> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('settings', orgId, 'all', () => api.call('settings.read', { query: { orgId } }))
}

export function useSettingHistory(): PanelAnswer<{ readonly data: readonly AdminChange[] }> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('settings', orgId, 'history', () => api.call('settings.history', { query: { orgId } }))
}

/** A value as it is decided: senders and SMS are texts, all else are numbers. */
export function decidedValue(key: PolicyKey, typed: string): number | string {
  const { kind }: PolicyField = policyFields[key]
  const text = typed.trim()
  return kind === 'sender' || kind === 'sms' || text === '' ? text : Number(text)
}

/** Decides a value. */
export function useDecide() {
  const settle = useSettle('settings')
  const { send } = useAdminChange('settings.change')
  return async (key: PolicyKey, label: string, typed: Typed, version: number) => {
    const from = typed.from.trim()
    const body = { key, value: decidedValue(key, typed.value), ...(from !== '' && { from }), why: typed.why, version }
    return settle(await send({ body }), own.saved(label))
  }
}

/** Takes back a value that does not hold yet. */
export function useTakeBack() {
  const forget = useForget()
  const say = useToast()
  const { send, isPending } = useAdminChange('settings.remove')
  const takeBack = async (key: PolicyKey, validFrom: string, version: number) => {
    const result = await send({ query: { key, validFrom, version } })
    await forget('settings')
    say(result.ok ? { tone: 'info', text: own.takenBack } : refusedToast(result.refusal))
  }
  return { takeBack, isPending } as const
}
