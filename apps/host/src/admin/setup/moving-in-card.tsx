import { Failed, formatMoment, useAdminHost } from '@delebil/admin-components'
import type { MovingIn } from '@delebil/core-api/admin'
import { Button, Skeleton } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import { CutOverForm } from './cut-over-form.tsx'
import { InviteMembers } from './invite-members.tsx'
import { movingInTexts as own } from './moving-in-texts.ts'
import * as css from './setup.css.ts'
import { useMovingIn } from './use-setup.ts'

/** How a club comes here from another system: when it goes over, what is here, and the word to its members. */
export function MovingInCard() {
  const { data, error, again } = useMovingIn()
  return (
    <section className={css.section} aria-label={own.name}>
      <h2 className={css.heading}>{own.name}</h2>
      {error !== undefined ? (
        <Failed onAgain={again}>{error}</Failed>
      ) : data ? (
        <Moving moving={data} />
      ) : (
        <Skeleton heightPx={120} />
      )}
    </section>
  )
}

function Moving({ moving }: { readonly moving: MovingIn }) {
  const mayChange = useAdminHost().permissions.includes('ADMIN_SETTINGS_WRITE')
  const [isSetting, setIsSetting] = useState(false)
  const { state, cutOver, invitedAt, firstInvoiceNumber } = moving
  const isBegun = state !== 'NONE'
  // Whoever bills here has moved in, or was never elsewhere.
  if (!isBegun && firstInvoiceNumber === null) return <p className={css.muted}>{own.past}</p>
  return (
    <>
      <p className={isBegun ? css.stand : css.muted}>
        {state === 'NONE'
          ? own.lead
          : state === 'MOVING'
            ? own.moving(formatMoment(cutOver))
            : own.open(formatMoment(cutOver), formatMoment(invitedAt))}
      </p>
      {isBegun && <Counts moving={moving} />}
      {isSetting ? (
        <CutOverForm moving={moving} onDone={() => setIsSetting(false)} />
      ) : (
        mayChange && (
          <div className={css.buttons}>
            {state !== 'OPEN' && <Button onPress={() => setIsSetting(true)}>{isBegun ? own.change : own.begin}</Button>}
            {isBegun && <InviteMembers moving={moving} />}
          </div>
        )
      )}
    </>
  )
}

function Counts({ moving }: { readonly moving: MovingIn }) {
  const { persons, withoutLogIn, cars, futureReservations, waitingSms, droppedOre, state } = moving
  const { counts } = own
  return (
    <>
      <dl className={css.counts}>
        <Count name={counts.persons} value={`${persons}, ${withoutLogIn} ${counts.withoutLogIn}`} />
        <Count name={counts.cars} value={String(cars)} />
        <Count name={counts.futureReservations} value={String(futureReservations)} />
        {state === 'MOVING' && waitingSms > 0 && <Count name={counts.waitingSms} value={String(waitingSms)} />}
        {droppedOre > 0 && <Count name={counts.dropped} value={formatNok(droppedOre)} />}
      </dl>
      {state === 'MOVING' && (
        <div>
          <Link href={adminPaths['import-runs'].path} className={css.link}>
            {own.readIn}
          </Link>
        </div>
      )}
    </>
  )
}

function Count({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={css.partOf}>
      <dt className={css.muted}>{name}</dt>
      <dd className={css.name}>{value}</dd>
    </div>
  )
}
