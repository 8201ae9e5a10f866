import { HeadedCard } from '@delebil/admin-components'
import type { NightState } from '@delebil/core-api/admin'
import { Button, StatusDot } from '@delebil/ui'
import { RefreshCw } from 'lucide-react'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'
import { useCarState } from './use-night.ts'

/** How the car says it is; asked for by itself, so that the rest never waits for a car. */
export function CarNow({ id }: { id: number }) {
  const { data, isValidating, mutate } = useCarState(id)
  return (
    <HeadedCard
      heading={nightTexts.state}
      actions={
        <Button isSmall icon={RefreshCw} onPress={() => void mutate()}>
          {nightTexts.askAgain}
        </Button>
      }
    >
      <div role="status" className={css.list}>
        {isValidating && <p className={css.muted}>{nightTexts.stateAsking}</p>}
        {!isValidating && !data?.state && <p className={css.muted}>{nightTexts.stateSilent}</p>}
        {!isValidating && data?.state && <State state={data.state} />}
      </div>
    </HeadedCard>
  )
}

const LOW_PERCENT = 20

function State({ state }: { state: NightState }) {
  const { isLocked, areDoorsClosed, chargePercent, isCharging, fuelPercent, rangeKilometers } = state
  const level = chargePercent ?? fuelPercent
  return (
    <>
      {isLocked !== null && (
        <StatusDot tone={isLocked ? 'green' : 'yellow'}>{isLocked ? nightTexts.locked : nightTexts.unlocked}</StatusDot>
      )}
      {areDoorsClosed !== null && (
        <StatusDot tone={areDoorsClosed ? 'green' : 'red'}>
          {areDoorsClosed ? nightTexts.doorsClosed : nightTexts.doorsOpen}
        </StatusDot>
      )}
      {level !== null && (
        <StatusDot tone={level < LOW_PERCENT ? 'red' : 'green'}>
          {chargePercent !== null ? nightTexts.charge(level) : nightTexts.fuel(level)}
          {isCharging === true && `, ${nightTexts.charging.toLowerCase()}`}
          {rangeKilometers !== null && `, ${nightTexts.range(rangeKilometers)}`}
        </StatusDot>
      )}
    </>
  )
}
