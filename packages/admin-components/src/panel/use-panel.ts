import type { Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import useSWR from 'swr'
import { useAdminHost } from '../admin-host.ts'
import { ask, askAgain, type Refused } from '../ask.ts'
import { useChanges } from '../live/use-changes.ts'
import { keyOf } from '../use-record.ts'

/** What a panel was told. */
export interface Told<T> {
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
): Told<T> {
  const { organizationId } = useAdminHost()
  const { data, error, mutate } = useSWR<T, Refused>(
    keyOf(organizationId, resource, 'panel', name, id),
    () => ask(fetch()),
    { ...askAgain, revalidateOnFocus: false },
  )
  useChanges(resource, (ids) => ids.includes(id) && void mutate())
  useChanges(also ?? resource, (ids) => ids.length > 0 && void mutate(), also !== undefined)
  return { data, error: data === undefined ? error?.refusal.message : undefined, again: () => void mutate() }
}
