import type { Result } from '@delebil/core-api'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import type { ProblemCode } from '@delebil/validation/text'
import { useAdminHost } from '../admin-host.ts'
import { useChanges } from '../live/use-changes.ts'

/** What a panel was told. */
export interface PanelAnswer<T> {
  readonly data: T | undefined
  /** Why nothing came, for a person. */
  readonly error: string | undefined
  readonly again: () => void
}

/** Asks for what a record's panel shows, and again when something was done with the record, by whomever. */
export function usePanel<T, C extends ProblemCode>(
  resource: string,
  id: number,
  name: string,
  fetch: () => Promise<Result<T, C>>,
  /** Another resource that it shows records of: any change of one may be about it. */
  also?: string,
): PanelAnswer<T> {
  const { organizationId } = useAdminHost()
  const key = keyOf(`${resource}.panel`, [name, id], organizationId)
  const { data, error, mutate } = useAsked(key, async () => answerOf(await fetch()), { revalidateOnFocus: false })
  useChanges(resource, (ids) => ids.includes(id) && void mutate())
  useChanges(also ?? resource, (ids) => ids.length > 0 && void mutate(), also !== undefined)
  return { data, error: data === undefined ? error?.message : undefined, again: () => void mutate() }
}
