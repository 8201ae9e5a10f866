import { refusedToast } from '../action/refused-toast.ts'
import { useAdminHost } from '../admin-host.ts'
import type { BulkPassage, BulkTarget } from '../screen/bulk-job.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { useToast } from '../toast/toasts.tsx'
import { bulkTexts } from './bulk-texts.ts'

const pageSize = 100

/** Where whoever looks may go on to with those that are chosen, and why they can't. */
export function usePassages({ resource, passages = [] }: Screen, target: BulkTarget, count: number) {
  const { api, organizationId: orgId, permissions, navigate } = useAdminHost()
  const say = useToast()
  const go = async ({ address, most }: BulkPassage) => {
    if ('ids' in target) return navigate(address(target.ids))
    const ids: number[] = []
    let cursor: string | undefined
    do {
      const page = await api.list(resource.key, {
        ...target,
        orgId,
        size: pageSize,
        ...(cursor !== undefined && { cursor }),
      })
      if (!page.ok) return say(refusedToast(page.refusal))
      ids.push(...page.value.data.map(({ id }) => id))
      cursor = page.value.cursor ?? undefined
    } while (cursor !== undefined && ids.length < most)
    navigate(address(ids.slice(0, most)))
  }
  return passages
    .filter(({ access }) => mayAny(permissions, access))
    .map((passage) => ({
      ...passage,
      note: count > passage.most ? bulkTexts.notMore(passage.most) : undefined,
      go: () => go(passage),
    }))
}
