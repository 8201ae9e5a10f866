import { useCallback, useMemo, useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { scopeStorage } from '../../site/session/scope-storage.ts'
import { typedScope } from '../../site/session/stored-session.ts'
import type { BillingValues } from '../billing-data/billing-form.ts'
import type { NewUserValues } from '../new-user/new-user-checks.ts'

/** What is chosen and typed about a membership, with where its invoices go and who joins; a password is kept nowhere. */
export interface JoinDraft {
  readonly organizationId?: number | undefined
  readonly typeId?: number | undefined
  readonly title?: string | undefined
  readonly organizationNumber?: string | undefined
  readonly billing?: BillingValues | undefined
  readonly person?: Omit<NewUserValues, 'password'> | undefined
}

const key = 'draft'

function read(text: string | null): JoinDraft {
  // What stands in this tab's storage was written below.
  return text === null ? {} : (JSON.parse(text) as JoinDraft)
}

/** Kept by the tab: whoever loads the page again, or logs in by another site's, comes back to what they had filled in. */
export function useJoinDraft(): readonly [JoinDraft, (more: JoinDraft) => void, () => void] {
  const { tabStorage } = useSite()
  const own = useMemo(() => scopeStorage(tabStorage, `${typedScope}join`), [tabStorage])
  const [draft, setDraft] = useState(() => read(own.getItem(key)))
  const keep = useCallback(
    (more: JoinDraft) =>
      setDraft((before) => {
        const next = { ...before, ...more }
        own.setItem(key, JSON.stringify(next))
        return next
      }),
    [own],
  )
  return [draft, keep, () => own.removeItem(key)]
}
