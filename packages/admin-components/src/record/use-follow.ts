import { keyOf, useAsked } from '@delebil/core-api/react'
import { useEffect, useRef } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Draft } from '../screen/draft.ts'
import type { Screen } from '../screen/screen.ts'

interface FollowedForm {
  readonly mode: 'create' | 'change'
  readonly values: Draft
  readonly dispatch: (event: { readonly type: 'fill'; readonly values: Draft }) => void
}

/** What a field of a new record can be, now that the one it follows is chosen; the likeliest is filled in where nobody has chosen. */
export function useFollow({ resource: { key }, follow }: Screen, { mode, values: draft, dispatch }: FollowedForm) {
  const host = useAdminHost()
  const chosen = mode === 'create' && follow ? String(draft[follow.after] ?? '') : ''
  const ask = follow && chosen !== '' ? () => follow.find(host, Number(chosen)) : undefined
  const { data } = useAsked(keyOf(`${key}.followed`, chosen, host.organizationId), ask, { revalidateOnFocus: false })
  const answered = useRef('')
  const filled = useRef('')
  useEffect(() => {
    if (chosen === '') answered.current = ''
    if (!follow || !data || answered.current === chosen) return
    answered.current = chosen
    const value = String(draft[follow.field] ?? '')
    // What somebody has chosen stays.
    if (value !== '' && (value !== filled.current || data.some(({ id }) => String(id) === value))) return
    filled.current = String(data.find(({ isLikely }) => isLikely)?.id ?? '')
    if (filled.current !== value) dispatch({ type: 'fill', values: { [follow.field]: filled.current } })
  }, [chosen, data, draft, dispatch, follow])
  if (!follow || !data) return undefined
  const among = data.map(({ id, label, note }) => ({ id: String(id), label, note, isFound: true }))
  return { name: follow.field, props: { among, help: follow.hint(data.length) } } as const
}
