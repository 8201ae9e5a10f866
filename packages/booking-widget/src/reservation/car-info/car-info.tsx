import { useAnswer } from '@delebil/core-api/react'
import { Skeleton, Stack } from '@delebil/ui'
import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import { CarProperties } from '../../panel/car-properties.tsx'
import { Facts } from '../../panel/facts.tsx'
import { muted, paragraph } from '../../panel/panel.css.ts'
import { RetryState } from '../../panel/retry-state.tsx'
import { Section } from '../../panel/section.tsx'
import { TextSection } from '../../panel/text-section.tsx'
import type { ActionProps } from '../action-props.ts'
import { CarNow } from './car-now.tsx'

const words = actionTexts.carInfo

/** The car of a reservation: how it is right now, what it has, where it stands and how it is charged or fuelled. */
export function CarInfo({ reservation, now }: ActionProps) {
  const {
    data: car,
    error,
    mutate,
  } = useAnswer('getCar', { params: { id: reservation.carId } }, { revalidateOnFocus: false })
  return (
    <Stack gapPx={16}>
      <Facts
        rows={[
          { name: texts.car.licensePlate, value: reservation.licensePlate },
          { name: texts.car.number, value: reservation.car.carNumber },
        ]}
      />
      <CarNow reservation={reservation} now={now} />
      {error && !car && <RetryState heading={words.failed} error={error} onRetry={() => void mutate()} />}
      {!error && !car && <Skeleton label={texts.car.loading} heightPx={120} />}
      {car && (
        <div>
          <Section heading={words.equipment}>
            <CarProperties car={car} />
          </Section>
          <TextSection heading={texts.car.about} text={car.about} />
          <Section heading={texts.car.parking}>
            <p className={paragraph}>{car.locationName}</p>
            {car.parkingDescription !== null && <p className={muted}>{car.parkingDescription}</p>}
          </Section>
          <TextSection heading={texts.car.fuel} text={car.fuelInstructions} />
        </div>
      )}
    </Stack>
  )
}
