import { useAdminHost } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import type { AdminCalls, Read } from '@delebil/core-api/admin'
import { formatPeriod } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { callAt } from '../shared/call-at.ts'
import { PhoneLink } from '../shared/phone-link.tsx'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from '../shared/shared.css.ts'
import { useSummary } from '../shared/use-summary.ts'
import { recordTexts as texts } from './reservation-texts.ts'

type Neighbour = Answer<AdminCalls['reservations.summary']>['before']

/** Who has the car before and after, who may drive, and who looks after it. */
export function ReservationAround({ record }: { readonly record: Read<'reservations'> }) {
  const { data } = useSummary(record)
  const { now } = useAdminHost()
  const drivers = usePanelAnswer('reservations', [record.id, 'drivers'], (host) =>
    host.api.call('reservations.drivers', callAt(host, record)),
  )
  return (
    <dl className={css.pairs}>
      <Beside label={texts.before} neighbour={data?.before} now={now()} />
      <Beside label={texts.after} neighbour={data?.after} now={now()} />
      <dt>{texts.drivers}</dt>
      <dd>
        {drivers.data?.data.map(({ id, name, driversLicenseValid }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <RecordLink of="persons" id={id}>
              {name}
            </RecordLink>
            {!driversLicenseValid && ` (${texts.unapproved})`}
          </span>
        ))}
      </dd>
      <dt>{texts.follows}</dt>
      <dd>{record.assignee ?? texts.nobodyFollows}</dd>
    </dl>
  )
}

function Beside({ label, neighbour, now }: { label: string; neighbour: Neighbour | undefined; now: Date }) {
  if (neighbour === undefined) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {neighbour === null ? (
          texts.nobodyElse
        ) : (
          <>
            {neighbour.isBlock ? texts.blocked : (neighbour.person ?? texts.nobody)}{' '}
            {formatPeriod({ start: new Date(neighbour.start), end: new Date(neighbour.end) })}{' '}
            <Link
              className={css.link}
              href={adminPaths[neighbour.isBlock ? 'admin-reservations' : 'reservations'].recordPath({
                id: neighbour.reservationId,
              })}
            >
              {neighbour.reservationNumber}
            </Link>{' '}
            {neighbour.phone !== null && new Date(neighbour.end) > now && <PhoneLink phone={neighbour.phone} />}
          </>
        )}
      </dd>
    </>
  )
}
