import type { Membership } from '@delebil/core-api'
import { Button, Select, Skeleton } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { useRef } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { CarPicture } from '../car-row/car-picture.tsx'
import { usePrices } from '../data/use-prices.ts'
import { texts } from '../locale/texts.ts'
import { BlockedButton } from '../panel/blocked-button.tsx'
import { Facts } from '../panel/facts.tsx'
import { foot, muted, paragraph } from '../panel/panel.css.ts'
import { PriceTable } from '../panel/price-table.tsx'
import { Section } from '../panel/section.tsx'
import { ReadinessNotice } from '../readiness/readiness-notice.tsx'
import { carLine, carName, page } from './booking.css.ts'
import type { BookingOutcomeProps } from './booking-outcome.tsx'
import { BookingRefusal } from './booking-refusal.tsx'
import { LimitWarning } from './limit-warning.tsx'
import { useSecondClick } from './use-second-click.ts'

interface BookingFormProps extends Pick<BookingOutcomeProps, 'state' | 'request' | 'car' | 'kilometers'> {
  readonly memberships: readonly Membership[]
  readonly membershipId: number | undefined
  readonly onMembership: (id: number) => void
  readonly onConfirm: () => void
}

/** What will be booked, on which membership, and the button that does it. */
export function BookingForm({
  request,
  car,
  kilometers,
  memberships,
  membershipId,
  onMembership,
  state,
  onConfirm,
}: BookingFormProps) {
  const { online } = useBookingHost()
  const frame = useRef<HTMLDivElement>(null)
  const isSecondClick = useSecondClick(frame)
  const { period, superDamageWaiver } = request
  const { byCar, textOf } = usePrices([{ id: request.carId }], { period, superDamageWaiver, kilometers })
  const price = byCar.get(request.carId)
  const words = textOf(request.carId)
  return (
    <div ref={frame} className={page}>
      <div className={carLine}>
        <CarPicture bodyType={car.bodyType} color={car.color} />
        <div>
          <p className={carName}>{car.model}</p>
          <p className={muted}>{car.locationName}</p>
        </div>
      </div>
      <Section heading={texts.car.period}>
        <Facts
          rows={[
            { name: texts.search.from, value: formatDateTime(period.start) },
            { name: texts.search.to, value: formatDateTime(period.end) },
          ]}
        />
        <p className={muted}>{superDamageWaiver ? texts.booking.waiverOn : texts.booking.waiverOff}</p>
      </Section>
      {memberships.length > 0 && (
        <Section heading={texts.booking.membership}>
          <MembershipChoice memberships={memberships} membershipId={membershipId} onMembership={onMembership} />
          {membershipId !== undefined && <LimitWarning membershipId={membershipId} period={period} />}
        </Section>
      )}
      <Section heading={texts.car.price}>
        {price && words ? <PriceTable price={price} words={words} /> : <Skeleton heightPx={96} />}
      </Section>
      <ReadinessNotice organizationId={request.organizationId} at={period.start} />
      <div className={foot}>
        <BookingRefusal state={state} />
        {online ? (
          <Button
            variant="primary"
            isWide
            isPending={state.name === 'pending'}
            onPress={() => isSecondClick() || onConfirm()}
          >
            {texts.booking.confirm}
          </Button>
        ) : (
          <BlockedButton reason={texts.car.cannotBookOffline}>{texts.booking.confirm}</BlockedButton>
        )}
      </div>
    </div>
  )
}

function MembershipChoice({
  memberships,
  membershipId,
  onMembership,
}: Pick<BookingFormProps, 'memberships' | 'membershipId' | 'onMembership'>) {
  const [only, ...more] = memberships
  if (more.length === 0) return <p className={paragraph}>{only?.name}</p>
  return (
    <Select
      label={texts.booking.membershipPlaceholder}
      options={memberships.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={membershipId === undefined ? null : String(membershipId)}
      onChange={(id) => onMembership(Number(id))}
    />
  )
}
