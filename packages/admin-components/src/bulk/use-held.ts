import type { BulkRun } from '@delebil/core-api/admin'
import { useEffect } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Choice } from './bulk-choice.tsx'

interface Filled {
  /** What was begun with, and what it has become; left out where nothing is chosen. */
  readonly choices: readonly [Choice, Choice] | undefined
  readonly why: string
  readonly run: BulkRun | undefined
}

/** Says that something is filled in that could be lost: until the run is begun. */
export function useHeld({ choices, why, run }: Filled): void {
  const { holdUnsaved } = useAdminHost()
  const [first, now] = choices ?? []
  const isChosen = first?.name !== now?.name || first?.value !== now?.value
  const isHeld = (isChosen || why.trim() !== '') && (run === undefined || run.isRehearsal)
  useEffect(() => (isHeld ? holdUnsaved?.() : undefined), [isHeld, holdUnsaved])
}
