import { type RefusalHelpProps, useAdminAnswer } from '@delebil/admin-components'
import { Button } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { useSummary } from '../shared/use-summary.ts'
import { toOption } from './car-picker.tsx'
import { periodOf } from './period-of.ts'
import { recordTexts as texts } from './reservation-texts.ts'
import * as css from './reservations.css.ts'

const NEAR = 20
const SHOWN = 6

/** A car that is taken: by whom and when, the latest end, and free cars near it, each taken with a press. */
export function RefusalHelp({ code, draft, record, goTo, set }: RefusalHelpProps<'reservations'>) {
  const period = periodOf(draft)
  const isTaken = code === 'reservation.car-taken' && period !== undefined && Boolean(draft.carId)
  const carId = Number(draft.carId)
  const asked = isTaken ? { carId, ...period, superDamageWaiver: draft.superDamageWaiver === true } : undefined
  const { data } = useAdminAnswer('reservations.quote', asked && { query: asked })
  const near = useAdminAnswer(
    'cars.options',
    asked && {
      query: {
        ...period,
        superDamageWaiver: asked.superDamageWaiver,
        nearCarId: carId,
        size: NEAR,
        ...(record && { reservationId: record.id }),
      },
    },
  )
  if (!isTaken) return null
  const others = data?.taken.filter(({ reservationId }) => reservationId !== record?.id) ?? []
  const free = near.data?.data.filter(({ taken, id }) => taken.length === 0 && id !== carId).slice(0, SHOWN)
  return (
    <div className={css.help}>
      {others.map(({ reservationId: id, reservationNumber, person, start, end }) => (
        <p key={id}>
          {person ?? texts.blocked}, {formatPeriod({ start: new Date(start), end: new Date(end) })} (
          <Link className={css.link} href={adminPaths.reservations.recordPath({ id })}>
            {reservationNumber}
          </Link>
          )
        </p>
      ))}
      {record && <LatestEnd record={record} />}
      <div className={css.actions}>
        <Button isSmall onPress={() => goTo('end')}>
          {texts.goToEnd}
        </Button>
        <Button isSmall onPress={() => goTo('carId')}>
          {texts.goToCar}
        </Button>
      </div>
      {free && <p>{free.length === 0 ? texts.noFreeNear : `${texts.freeNear}:`}</p>}
      {free && free.length > 0 && (
        <div className={css.actions}>
          {free.map((car) => {
            const { label, note = '', aside = '' } = toOption(car)
            return (
              <Button key={car.id} isSmall onPress={() => set({ carId: String(car.id) })}>
                {[label, note, aside].filter((word) => word !== '').join(' · ')}
              </Button>
            )
          })}
        </div>
      )}
    </div>
  )
}

function LatestEnd({ record }: { readonly record: NonNullable<RefusalHelpProps<'reservations'>['record']> }) {
  const { data } = useSummary(record)
  return data?.latestEnd ? <p>{texts.upTo(momentOrDash(data.latestEnd))}</p> : null
}
