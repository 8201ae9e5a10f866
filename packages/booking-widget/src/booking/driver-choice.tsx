import { useAnswer } from '@delebil/core-api/react'
import { CheckboxGroup, Skeleton } from '@delebil/ui'
import { confirmTexts } from '../locale/confirm-texts.ts'
import { texts } from '../locale/texts.ts'
import { RetryState } from '../panel/retry-state.tsx'
import type { BookedDriver } from './model.ts'

export interface DriverChoiceProps {
  readonly membershipId: number
  /** Drives anyway. */
  readonly ownId: number
  readonly drivers: readonly BookedDriver[]
  readonly onDrivers: (drivers: readonly BookedDriver[]) => void
}

/** Who drives too, out of the people of the membership. */
export function DriverChoice({ membershipId, ownId, drivers, onDrivers }: DriverChoiceProps) {
  const { data, error, mutate } = useAnswer('listMembershipMembers', { params: { id: membershipId } })
  if (error && !data) {
    return <RetryState heading={texts.drivers.failed} error={error} onRetry={() => void mutate()} />
  }
  if (!data) return <Skeleton heightPx={72} />
  const others = data.data.filter(({ id }) => id !== ownId)
  return (
    <CheckboxGroup
      label={confirmTexts.alsoDrive}
      help={texts.drivers.help}
      options={others.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={drivers.map(({ id }) => String(id))}
      onChange={(ids) =>
        onDrivers(others.filter(({ id }) => ids.includes(String(id))).map(({ id, name }) => ({ id, name })))
      }
    />
  )
}
