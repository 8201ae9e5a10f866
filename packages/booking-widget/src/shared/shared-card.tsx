import type { SharedReservation } from '@delebil/core-api'
import { Badge, type BadgeProps, Card, Icon, NumberPlate } from '@delebil/ui'
import { formatDateTime, reservationStateText } from '@delebil/validation/text'
import { Navigation } from 'lucide-react'
import { CarPicture } from '../car-row/car-picture.tsx'
import { sharingTexts } from '../locale/sharing-texts.ts'
import { directionsAddress } from '../panel/directions.ts'
import { Facts } from '../panel/facts.tsx'
import { link, muted, paragraph } from '../panel/panel.css.ts'
import { beside, card, carLine, model } from './shared.css.ts'

const texts = sharingTexts.page
type State = SharedReservation['state']

const tones: Record<State, NonNullable<BadgeProps['tone']>> = {
  ONGOING: 'green',
  FUTURE: 'neutral',
  PAST: 'neutral',
  CANCELED: 'red',
  VOIDED: 'red',
}
const isCalledOff = (state: State) => state === 'CANCELED' || state === 'VOIDED'

/** Which car, where and when; no more than is needed to find it. */
export function SharedCard({ reservation }: { readonly reservation: SharedReservation }) {
  const { state, location, licensePlate } = reservation
  const when = (at: string) => formatDateTime(new Date(at))
  // Only what is still to be found has its plate.
  const isToBeFound = licensePlate !== null
  const isEnded = state === 'PAST' && !isToBeFound
  return (
    <Card as="article" padding="large" aria-label={texts.carLabel}>
      <div className={card}>
        <div>
          <Badge tone={tones[state]}>{reservationStateText[state]}</Badge>
        </div>
        {isCalledOff(state) && <p className={paragraph}>{texts.canceled}</p>}
        {isEnded && <p className={paragraph}>{texts.over}</p>}
        <div className={carLine}>
          <CarPicture bodyType={reservation.bodyType} color={reservation.color} />
          <div className={beside}>
            <p className={model}>{reservation.model}</p>
            {isToBeFound && <NumberPlate number={licensePlate} />}
          </div>
        </div>
        <Facts
          rows={[
            { name: texts.from, value: when(reservation.start) },
            { name: isEnded ? texts.ended : texts.to, value: when(reservation.end) },
            { name: texts.place, value: [location.name, location.parkingDescription].filter(Boolean).join('. ') },
          ]}
        />
        {isToBeFound && (
          <div>
            <a className={link} href={directionsAddress(location.geojson)} target="_blank" rel="noreferrer">
              <Icon of={Navigation} sizePx={18} />
              {texts.directions}
            </a>
          </div>
        )}
        <p className={muted}>{texts.until(when(reservation.expires))}</p>
      </div>
    </Card>
  )
}
