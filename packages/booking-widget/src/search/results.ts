import type { CarHit } from '@delebil/core-api'
import type { RefusalError } from '@delebil/core-api/react'
import { memberProblemTextOf, type ProblemCode } from '@delebil/validation/text'

/** What the list and the map show. */
export type Results =
  | { readonly name: 'loading' }
  | { readonly name: 'badPeriod'; readonly message: string }
  | { readonly name: 'offline' }
  | { readonly name: 'failed'; readonly error: RefusalError }
  | { readonly name: 'empty' }
  /** `isStale`: found earlier, and the device is offline now. */
  | {
      readonly name: 'filled'
      readonly cars: readonly CarHit[]
      readonly isRefreshing: boolean
      readonly isStale: boolean
    }

export interface Found {
  readonly cars: readonly CarHit[] | undefined
  readonly error: RefusalError | undefined
  readonly isRefreshing: boolean
  readonly isOnline: boolean
  readonly problem: ProblemCode | undefined
}

/** Names the state of a search: what was found is shown for as long as there is something. */
export function nameResults({ cars, error, isRefreshing, isOnline, problem }: Found): Results {
  if (problem) return { name: 'badPeriod', message: memberProblemTextOf(problem) }
  if (cars && cars.length > 0 && !(error && isOnline)) return { name: 'filled', cars, isRefreshing, isStale: !isOnline }
  if (!isOnline) return { name: 'offline' }
  if (error) return { name: 'failed', error }
  return cars ? { name: 'empty' } : { name: 'loading' }
}
