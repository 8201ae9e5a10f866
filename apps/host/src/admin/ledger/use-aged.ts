import { useAdminHost } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { answerOf, usePages } from '@delebil/core-api/react'

type Page = Answer<AdminCalls['ledger.aged']>

const SIZE = 100

/** Who owed what when a day was over, page by page, with the totals of all. */
export function useAged(day: string) {
  const { api, organizationId: orgId } = useAdminHost()
  const { pages, refusal, more, again } = usePages<{ day: string; cursor?: string | null | undefined }, Page>(
    {
      name: 'ledger.aged',
      who: orgId,
      inputAt: (index, before) => (index > 0 && !before?.cursor ? null : { day, cursor: before?.cursor }),
      ask: async (asked) => {
        const query = {
          orgId: String(orgId),
          day: asked.day,
          size: String(SIZE),
          ...(asked.cursor && { cursor: asked.cursor }),
        }
        return answerOf(await api.call('ledger.aged', { query }))
      },
    },
    { keepPreviousData: true },
  )
  const rows = pages?.flatMap(({ data }) => data)
  const last = pages?.at(-1)
  const left = last?.cursor && rows ? last.totalElements - rows.length : 0
  return { rows, totals: last?.totals, next: Math.min(SIZE, left), refusal, more, again } as const
}
