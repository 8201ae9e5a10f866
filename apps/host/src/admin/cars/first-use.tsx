import { Failed, formatMoment, mayAny, useAdminHost } from '@delebil/admin-components'
import type { Read, FirstUse as Stand } from '@delebil/core-api/admin'
import { Skeleton, Stack, StatusDot } from '@delebil/ui'
import { formatCount } from '@delebil/validation/text'
import * as css from '../panel/panel.css.ts'
import { FirstUseField } from './first-use-field.tsx'
import { firstUseTexts as own } from './first-use-texts.ts'
import { TryLock } from './try-lock.tsx'
import { useFirstUse, useWriteOfCar } from './use-first-use.ts'

interface Step {
  readonly name: string
  readonly isDone: boolean
  readonly detail: string
}

/** What is done with a car before members drive it, each thing where one stands with the car. */
export function FirstUse({ record: { id } }: { readonly record: Pick<Read<'cars'>, 'id'> }) {
  const { permissions } = useAdminHost()
  const { data, error, again } = useFirstUse(id)
  const write = useWriteOfCar(id)
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  if (data === undefined) return <Skeleton heightPx={240} />
  const mayWrite = mayAny(permissions, ['FLEET_MANAGEMENT_WRITE'])
  const steps = stepsOf(data)
  return (
    <Stack gapPx={12}>
      <p>{own.lead(steps.filter(({ isDone }) => !isDone).length)}</p>
      <ul className={css.rows}>
        {steps.map(({ name, isDone, detail }) => (
          <li key={name} className={css.row}>
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              <span className={css.muted}>{detail}</span>
            </span>
            <StatusDot tone={isDone ? 'green' : 'yellow'}>{isDone ? own.done : own.open}</StatusDot>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <>
          {data.hasTelematics && <TryLock carId={id} />}
          {data.odometer === null && (
            <FirstUseField label={own.kilometers} button={own.write} field="kilometers" send={write.odometer} />
          )}
          {data.tag === null && (
            <FirstUseField label={own.tagNumber} button={own.setTag} field="tag" send={write.tag} />
          )}
        </>
      )}
    </Stack>
  )
}

function stepsOf({ tag, hasFuelCard, cardsTaken, odometer, tried, hasTelematics }: Stand): readonly Step[] {
  const lock = tried && own.at(formatMoment(tried.at), own.outcomes[tried.outcome])
  return [
    {
      name: own.lock,
      isDone: !hasTelematics || tried?.outcome === 'works',
      detail: hasTelematics ? (lock ?? own.lockHelp) : own.noTelematics,
    },
    ...(hasTelematics
      ? [{ name: own.cards, isDone: cardsTaken !== null, detail: formatMoment(cardsTaken) || own.cardsHelp }]
      : []),
    {
      name: own.odometer,
      isDone: odometer !== null,
      detail: odometer === null ? own.odometerHelp : `${formatCount(odometer)} km`,
    },
    { name: own.tag, isDone: tag !== null, detail: tag ?? own.tagHelp },
    ...(hasFuelCard === null ? [] : [{ name: own.fuelCard, isDone: hasFuelCard, detail: own.fuelCardHelp }]),
  ]
}
