import type { SavedView } from '@delebil/core-api/admin'
import { useAdminAnswer, useAdminChange } from '../use-admin-answer.ts'

export type ViewChange = Partial<Pick<SavedView, 'name' | 'query' | 'isShared' | 'isDefault' | 'position'>>

/** The views of a list that are kept on the server: one's own, and those that others share. */
export function useViews(resource: string) {
  const { data, error, mutate } = useAdminAnswer(
    'saved-views.list',
    { query: { resource } },
    { shouldRetryOnError: false },
  )
  const creating = useAdminChange('saved-views.create')
  const changing = useAdminChange('saved-views.change')
  const removing = useAdminChange('saved-views.remove')
  const all = [creating, changing, removing]
  const after = async <T>(work: () => Promise<{ ok: true; value: T } | { ok: false }>) => {
    for (const change of all) change.clear()
    const result = await work()
    await mutate()
    return result.ok ? result.value : undefined
  }
  return {
    views: data?.data ?? [],
    /** Known, or known not to be known. */
    isKnown: data !== undefined || error !== undefined,
    isBusy: all.some(({ isPending }) => isPending),
    message: all.find(({ refusal }) => refusal)?.refusal?.message,
    create: (view: ViewChange & { name: string; query: string }) =>
      after(() => creating.send({ body: { resource, isShared: false, isDefault: false, ...view } })),
    change: ({ id, version }: SavedView, change: ViewChange) =>
      after(() => changing.send({ params: { id }, body: { ...change, version } })),
    remove: ({ id, version }: SavedView) =>
      after(() => removing.send({ params: { id }, query: { version: String(version) } })),
  } as const
}
