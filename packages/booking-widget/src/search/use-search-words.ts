import { MINUTE_MS } from '@delebil/validation/time'
import { useSnapshot } from 'valtio'
import { useNow } from '../data/use-now.ts'
import { usePeriod, usePlace } from './data.ts'
import { describeHowFar, describeWhen } from './describe-search.ts'
import type { Search } from './model.ts'

/** What is searched for, field by field. */
export interface SearchWords {
  readonly where: string
  readonly when: string
  readonly howFar: string
}

/** `isFixed`: no trip may be slid. */
export function useSearchWords(search: Search, isFixed = false): SearchWords {
  const { startTime, flexible, kilometerEstimate } = useSnapshot(search.state)
  const now = useNow(MINUTE_MS)
  const period = usePeriod(search)
  return {
    where: usePlace(search).name,
    when: describeWhen(
      { period, isNow: startTime === undefined, flexible: { ...flexible, isOn: flexible.isOn && !isFixed } },
      now,
    ),
    howFar: describeHowFar(kilometerEstimate),
  }
}
