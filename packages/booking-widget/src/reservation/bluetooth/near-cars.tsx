import type { NativeTarget } from '@delebil/core-api/native'
import { useAnswer } from '@delebil/core-api/react'
import { NumberPlate } from '@delebil/ui'
import type { NearCar } from '@delebil/validation/bluetooth'
import { nativeTexts } from '../../locale/native-texts.ts'
import { texts } from '../../locale/texts.ts'
import type { NativeControl } from '../../native/native-control.ts'
import { muted, paragraph } from '../../panel/panel.css.ts'
import { listHeading, model, swapRows } from '../reservation.css.ts'
import { aside, nearRow } from './bluetooth.css.ts'
import { signalText } from './near-reservation.tsx'
import { useFollow, useNativeSnapshot } from './use-native.ts'

const own = nativeTexts.nearby

export interface NearCarsProps {
  readonly native: NativeControl
  /** The person's own reservations and their cars; undefined until they are known. */
  readonly mine: readonly NativeTarget[] | undefined
}

/** Cars that the phone hears and that are not the person's own, the nearest first. */
export function NearCars({ native, mine }: NearCarsProps) {
  const { cars } = useNativeSnapshot(native)
  useFollow(native, mine)
  const others = cars.near
    .filter(({ carId }) => !mine?.some((target) => target.carId === carId))
    .toSorted((a, b) => b.signalDbm - a.signalDbm)
  const isSearching = cars.scan === undefined || cars.scan.isRunning
  return (
    <section>
      <h2 className={listHeading}>{own.others}</h2>
      {others.length === 0 && <p className={paragraph}>{isSearching ? own.searching : own.none}</p>}
      {others.length > 0 && (
        <ul className={swapRows} aria-label={own.others}>
          {others.map((car) => (
            <li key={car.carId}>
              <NearCarRow car={car} />
            </li>
          ))}
        </ul>
      )}
      <div className={aside}>
        <p className={muted}>{own.waiting}</p>
      </div>
    </section>
  )
}

function NearCarRow({ car: { carId, signalDbm } }: { readonly car: NearCar }) {
  const { data: car } = useAnswer('getCar', { params: { id: carId } }, { revalidateOnFocus: false })
  return (
    <div className={nearRow}>
      <div>
        <p className={model}>{car?.model ?? own.unknownCar(carId)}</p>
        {car && (
          <p className={muted}>
            <NumberPlate number={car.licensePlate} heightPx={22} /> {texts.car.number} {car.carNumber}
          </p>
        )}
      </div>
      <p className={paragraph}>{signalText(signalDbm)}</p>
    </div>
  )
}
