import type { CarState } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Button, Icon, Skeleton } from '@delebil/ui'
import { hasTelematics } from '@delebil/validation'
import { formatWhen } from '@delebil/validation/text'
import { Navigation, RefreshCw } from 'lucide-react'
import { useLaw } from '../../data/use-law.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import { directionsAddress } from '../../panel/directions.ts'
import { Facts } from '../../panel/facts.tsx'
import { link, muted, paragraph } from '../../panel/panel.css.ts'
import { Section } from '../../panel/section.tsx'
import type { ActionProps } from '../action-props.ts'

const texts = actionTexts.carInfo

/** How the car is, as it tells of itself; nothing for a car that can't. Only those who may open it now are told. */
export function CarNow({ reservation, now }: ActionProps) {
  const problem = useLaw(reservation, now).may('car-state')
  const isLater = problem === 'reservation.outside-window'
  if (!hasTelematics(reservation.car.access) || (problem && !isLater)) return null
  return (
    <Section heading={texts.stateHeading}>
      {isLater ? <p className={muted}>{texts.stateLater}</p> : <Reported reservation={reservation} now={now} />}
    </Section>
  )
}

function Reported({ reservation, now }: Pick<ActionProps, 'reservation' | 'now'>) {
  const input = { params: { id: reservation.id } }
  const options = { revalidateOnFocus: false, shouldRetryOnError: false }
  const { data, error, isValidating, mutate } = useAnswer('getCarState', input, options)
  if (!data && !error) return <Skeleton label={texts.stateLoading} heightPx={96} />
  return (
    <>
      {data && <Facts rows={rowsOf(data, now)} />}
      {error && <p className={paragraph}>{texts.stateFailed}</p>}
      {data?.position && (
        <a className={link} href={directionsAddress(data.position)} target="_blank" rel="noreferrer">
          <Icon of={Navigation} sizePx={18} />
          {texts.position}
        </a>
      )}
      <div>
        <Button icon={RefreshCw} isSmall isPending={isValidating} onPress={() => void mutate()}>
          {texts.askAgain}
        </Button>
      </div>
    </>
  )
}

const percentText = (percent: number) => `${percent}\u00a0%`

function rowsOf(state: CarState, now: Date): { name: string; value: string }[] {
  const { isLocked, areDoorsClosed, chargePercent, isCharging, fuelPercent, rangeKilometers } = state
  const rows: readonly (readonly [name: string, value: string | undefined | null])[] = [
    [texts.lock, isLocked === null ? null : isLocked ? texts.locked : texts.unlocked],
    [texts.doors, areDoorsClosed === null ? null : areDoorsClosed ? texts.doorsClosed : texts.doorsOpen],
    [
      texts.charge,
      chargePercent === null
        ? null
        : [percentText(chargePercent), isCharging && texts.charging].filter(Boolean).join(', '),
    ],
    [texts.fuel, fuelPercent === null ? null : percentText(fuelPercent)],
    [texts.range, rangeKilometers === null ? null : `${rangeKilometers}\u00a0km`],
    [texts.at, formatWhen(new Date(state.at), now)],
  ]
  return rows.flatMap(([name, value]) => (value == null ? [] : [{ name, value }]))
}
