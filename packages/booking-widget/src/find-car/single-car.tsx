import type { Car } from '@delebil/core-api'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { BookingPage } from '../booking/booking-page.tsx'
import type { BookingRequest } from '../booking/model.ts'
import { useBookingHost } from '../booking-host.ts'
import { CarPage } from '../car/car-page.tsx'
import { useCar } from '../car/data.ts'
import { texts } from '../locale/texts.ts'
import { PanelHead } from '../panel/panel-head.tsx'
import { usePeriod } from '../search/data.ts'
import { createSearch } from '../search/model.ts'
import { SearchLine } from '../search/search-line.tsx'
import { bookingParts } from './booking-parts.tsx'
import { carHeading, singleCar } from './find-car.css.ts'

const onlyWhen = ['when'] as const

export interface SingleCarProps {
  readonly carId: number
}

interface Booking {
  readonly request: BookingRequest
  readonly car: Car
  readonly isDone: boolean
}

/** One car without the list: when, what it costs, and its booking. */
export function SingleCar({ carId: firstId }: SingleCarProps) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  useEffect(() => search.keep(), [search])
  const { superDamageWaiver, kilometerEstimate } = useSnapshot(search.state)
  const period = usePeriod(search)
  const [chosen, setChosen] = useState({ firstId, id: firstId })
  const carId = chosen.firstId === firstId ? chosen.id : firstId
  const [booking, setBooking] = useState<Booking>()
  const { data } = useCar(carId)
  const toCar = () => setBooking(undefined)

  if (booking && booking.request.carId === carId) {
    return (
      <div className={singleCar}>
        <PanelHead
          key="booking"
          title={booking.isDone ? texts.booking.doneHeading : texts.booking.heading}
          backLabel={texts.booking.backToCar}
          onBack={toCar}
        />
        <BookingPage
          parts={bookingParts}
          request={booking.request}
          car={booking.car}
          kilometers={kilometerEstimate}
          onKilometers={search.setKilometerEstimate}
          onRequest={search.setRequest}
          onChooseCar={(id) => {
            setChosen({ firstId, id })
            toCar()
          }}
          onBooked={() => setBooking((open) => open && { ...open, isDone: true })}
          onDone={toCar}
        />
      </div>
    )
  }
  return (
    <section className={singleCar}>
      <h2 className={carHeading}>{data?.model ?? texts.car.heading}</h2>
      <SearchLine search={search} fields={onlyWhen} />
      <CarPage
        key={carId}
        carId={carId}
        period={period}
        superDamageWaiver={superDamageWaiver}
        kilometers={kilometerEstimate}
        onKilometers={search.setKilometerEstimate}
        onUsePeriod={search.setPeriod}
        onBook={(car) => {
          const request = { carId: car.id, organizationId: car.organizationId, period, superDamageWaiver }
          setBooking({ request, car, isDone: false })
        }}
      />
    </section>
  )
}
