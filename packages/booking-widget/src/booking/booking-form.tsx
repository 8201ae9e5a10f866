import type { Membership } from '@delebil/core-api'
import { Button, NumberPlate, StickyBar } from '@delebil/ui'
import { memberProblemTextOf, type ProblemCode } from '@delebil/validation/text'
import { Gauge, MapPin } from 'lucide-react'
import { useRef } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { CarPicture } from '../car-row/car-picture.tsx'
import { usePrices } from '../data/use-prices.ts'
import { confirmTexts } from '../locale/confirm-texts.ts'
import { texts } from '../locale/texts.ts'
import { BlockedButton } from '../panel/blocked-button.tsx'
import { FootPrice } from '../panel/foot-price.tsx'
import { KilometersField } from '../panel/kilometers-field.tsx'
import { ReadinessNotice } from '../readiness/readiness-notice.tsx'
import { carLine, carName, kilometersField, notices, page, rows } from './booking.css.ts'
import type { BookingOutcomeProps } from './booking-outcome.tsx'
import { BookingRefusal, isRefusal } from './booking-refusal.tsx'
import { CancellationTerms } from './cancellation-terms.tsx'
import { ConfirmRow } from './confirm-row.tsx'
import { DriverRow } from './driver-row.tsx'
import { LimitWarning } from './limit-warning.tsx'
import { MembershipRow } from './membership-row.tsx'
import type { BookedDriver, BookingRequest } from './model.ts'
import { PeriodCheck } from './period-check.tsx'
import { PeriodRow } from './period-row.tsx'
import { PriceSum } from './price-sum.tsx'
import { usePeriodCheck } from './use-period-check.ts'
import { useSecondClick } from './use-second-click.ts'
import { WaiverRow } from './waiver-row.tsx'

interface BookingFormProps extends Pick<BookingOutcomeProps, 'parts' | 'state' | 'request' | 'car' | 'kilometers'> {
  readonly memberships: readonly Membership[]
  readonly membershipId: number | undefined
  readonly onMembership: (id: number) => void
  readonly drivers: readonly BookedDriver[]
  readonly onDrivers: (drivers: readonly BookedDriver[]) => void
  readonly onKilometers: (kilometers: number) => void
  readonly onRequest: (change: Partial<BookingRequest>, problem?: ProblemCode) => void
  /** Another time than the car was chosen for. */
  readonly isTimeChanged: boolean
  /** Why what was changed cannot be booked. */
  readonly problem: ProblemCode | undefined
  readonly onConfirm: () => void
}

const notFree = {
  unknown: undefined,
  free: undefined,
  partial: confirmTexts.isPartlyFree,
  taken: confirmTexts.isTaken,
} as const

/** What will be booked, each thing changed where it stands, and the button that does it. */
export function BookingForm({
  parts,
  request,
  car,
  kilometers,
  memberships,
  membershipId,
  onMembership,
  drivers,
  onDrivers,
  onKilometers,
  onRequest,
  isTimeChanged,
  problem,
  state,
  onConfirm,
}: BookingFormProps) {
  const { online } = useBookingHost()
  const frame = useRef<HTMLDivElement>(null)
  const isSecondClick = useSecondClick(frame)
  const { period, superDamageWaiver, organizationId, carId } = request
  const { byCar, textOf } = usePrices([{ id: carId }], { period, superDamageWaiver, kilometers })
  const price = byCar.get(carId)
  const words = textOf(carId)
  const checked = usePeriodCheck(carId, period)
  const wrong = problem ? memberProblemTextOf(problem) : notFree[checked.name]
  const reason = online ? wrong : texts.car.cannotBookOffline
  // What another time costs, and whether it can be had, is seen before it is booked.
  const isUnseen = isTimeChanged && (checked.isWaiting || words === undefined)
  return (
    <div ref={frame} className={page}>
      <div className={carLine}>
        <CarPicture bodyType={car.bodyType} color={car.color} isLarge />
        <div>
          <p className={carName}>{car.model}</p>
          <NumberPlate number={car.licensePlate} />
        </div>
      </div>
      <div className={rows}>
        <PeriodRow
          PeriodFields={parts.PeriodFields}
          period={period}
          onChange={(chosen, wrong) => onRequest({ period: chosen }, wrong)}
        />
        {problem === undefined && (
          <PeriodCheck state={checked} isChanged={isTimeChanged} onUse={(free) => onRequest({ period: free })} />
        )}
        <ConfirmRow icon={MapPin} title={car.locationName} text={car.parkingDescription ?? undefined} />
        <DriverRow
          organizationId={organizationId}
          at={period.start}
          membership={memberships.find(({ id }) => id === membershipId)}
          drivers={drivers}
          onDrivers={onDrivers}
        />
        <MembershipRow memberships={memberships} membershipId={membershipId} onMembership={onMembership} />
        <ConfirmRow icon={Gauge} title={texts.booking.kilometers}>
          <div className={kilometersField}>
            <KilometersField kilometers={kilometers} onChange={onKilometers} />
          </div>
        </ConfirmRow>
        <WaiverRow isOn={superDamageWaiver} price={price} onChange={(isOn) => onRequest({ superDamageWaiver: isOn })} />
      </div>
      <PriceSum price={price} words={words} kilometers={kilometers} superDamageWaiver={superDamageWaiver} />
      <CancellationTerms organizationId={organizationId} period={period} />
      <div className={notices}>
        {membershipId !== undefined && <LimitWarning membershipId={membershipId} period={period} />}
        <ReadinessNotice organizationId={organizationId} at={period.start} />
      </div>
      <StickyBar summary={<FootPrice words={words} />} refusal={isRefusal(state) && <BookingRefusal state={state} />}>
        {!isRefusal(state) && <BookingRefusal state={state} />}
        {reason === undefined ? (
          <Button
            variant="primary"
            isWide
            isLarge
            isPending={state.name === 'pending' || isUnseen}
            onPress={() => isSecondClick() || onConfirm()}
          >
            {texts.booking.confirm}
          </Button>
        ) : (
          <BlockedButton reason={reason} isLarge>
            {texts.booking.confirm}
          </BlockedButton>
        )}
      </StickyBar>
    </div>
  )
}
