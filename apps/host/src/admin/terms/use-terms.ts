import { type PanelAnswer, useAdminChange, useAdminHost, usePanel } from '@delebil/admin-components'
import type { AdminChange, TermsVersions } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { useSettle } from '../shared/use-settle.ts'
import { termsTexts as own } from './terms-texts.ts'

export function useTerms(): PanelAnswer<TermsVersions> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('terms', orgId, 'now', () => api.call('terms.read', { query: { orgId } }))
}

export function useTermsHistory(): PanelAnswer<{ readonly data: readonly AdminChange[] }> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('terms', orgId, 'history', () => api.call('terms.history', { query: { orgId } }))
}

/** What stands in the fields of a new version. */
export interface TermsValues {
  readonly name: string
  readonly validFrom: Date
  readonly text: string
  readonly isAsked: boolean
  readonly why: string
}

export function useAddTerms(version: number) {
  const settle = useSettle('terms')
  const { send } = useAdminChange('terms.add')
  return async ({ name, validFrom, text, isAsked, why }: TermsValues) => {
    const body = { version, name, validFrom: formatInstant(validFrom), text, isAsked, ...(why && { why }) }
    return settle(await send({ body }), own.saved)
  }
}

export function useRemoveTerms(version: number) {
  const settle = useSettle('terms')
  const { send } = useAdminChange('terms.remove')
  return async (name: string) => settle(await send({ query: { name, version } }), own.removed)
}
