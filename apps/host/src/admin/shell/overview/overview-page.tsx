import { Failed, InPageHead, useAdminHost } from '@delebil/admin-components'
import { Skeleton } from '@delebil/ui'
import { formatLongDate, formatTime } from '@delebil/validation/text'
import { AdminHeading } from '../admin-heading.tsx'
import { DayFigures } from './day-figures.tsx'
import { HoursCard } from './hours-card.tsx'
import { LinesCard, useSeesLines } from './lines-card.tsx'
import { MoneyCard, useSeesMoney } from './money-card.tsx'
import { OpeningCard } from './opening-card.tsx'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import { PlacesCard } from './places-card.tsx'
import { UrgentCard } from './urgent-card.tsx'
import { type Overview, useOverview } from './use-overview.ts'
import { WaitingCard } from './waiting-card.tsx'

/** The start of a day: its figures, what is urgent with what to do about it, the next hours, what waits, and free cars. */
export function OverviewPage() {
  const { data, error, mutate } = useOverview()
  const { now: clock, permissions } = useAdminHost()
  const now = clock()
  return (
    <>
      <AdminHeading>{texts.heading}</AdminHeading>
      <InPageHead at="context">{`${formatLongDate(now)}, ${formatTime(now)}`}</InPageHead>
      {permissions.includes('ADMIN_SETTINGS_READ') && <OpeningCard />}
      {!data && error && <Failed as="banner" heading={texts.failed} onAgain={() => void mutate()} />}
      {!data && !error && <Coming />}
      {data && <Today overview={data} />}
    </>
  )
}

function Today({ overview }: { readonly overview: Overview }) {
  const { day, fleet, ...groups } = overview
  const isNothing = !day && !fleet && Object.values(groups).every((group) => group === null)
  const seesMoney = useSeesMoney()
  const seesLines = useSeesLines()
  if (isNothing && !seesMoney && !seesLines) return <p className={css.muted}>{texts.nothingWaits}</p>
  const isAsked = groups.lateTrips !== null || groups.messages !== null
  return (
    <div className={css.page}>
      {(day || fleet) && <DayFigures overview={overview} />}
      {isAsked && <UrgentCard overview={overview} />}
      <div className={css.columns}>
        {day && <HoursCard day={day} />}
        <div className={css.waitingAndMoney}>
          <WaitingCard overview={overview} />
          {seesMoney && <MoneyCard />}
          {seesLines && <LinesCard />}
        </div>
        {fleet && fleet.locations.length > 0 && <PlacesCard locations={fleet.locations} />}
      </div>
    </div>
  )
}

/** As high as what comes, so that nothing jumps. */
function Coming() {
  return (
    <div className={css.page}>
      <Skeleton heightPx={104} />
      <Skeleton heightPx={180} />
      <div className={css.columns}>
        <Skeleton heightPx={400} />
        <Skeleton heightPx={400} />
        <Skeleton heightPx={400} />
      </div>
    </div>
  )
}
