import type { FilterToken } from '@delebil/core-api/admin'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import { useAdminHost } from '../admin-host.ts'

const AGAIN_MS = 60_000

/** How many rows each filter leaves, asked for together; nothing while it is not known. */
export function useViewCounts(resource: string, filters: readonly (readonly FilterToken[])[]) {
  const { api, organizationId: orgId } = useAdminHost()
  const name = `${resource}.counts`
  const ask = () => api.counts(resource as never, filters, { orgId }).then(answerOf)
  const { data, mutate } = useAsked(keyOf(name, filters, orgId), ask, {
    keepPreviousData: true,
    refreshInterval: AGAIN_MS,
    shouldRetryOnError: false,
  })
  return { counts: data?.data, again: () => void mutate() } as const
}
