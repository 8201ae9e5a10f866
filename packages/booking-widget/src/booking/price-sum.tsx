import type { CarPrice } from '@delebil/core-api'
import { Skeleton } from '@delebil/ui'
import type { PriceText } from '@delebil/validation/text'
import { texts } from '../locale/texts.ts'
import { linesToCome, muted } from '../panel/panel.css.ts'
import { PriceTable } from '../panel/price-table.tsx'
import { sum } from './booking.css.ts'

export interface PriceSumProps {
  readonly price: CarPrice | undefined
  readonly words: PriceText | null | undefined
  readonly kilometers: number
  readonly superDamageWaiver: boolean
}

/** What it will cost, line by line, and what the sum covers. */
export function PriceSum({ price, words, kilometers, superDamageWaiver }: PriceSumProps) {
  const lines = 3 + Number(kilometers > 0) + Number(superDamageWaiver)
  return (
    <section className={sum} aria-label={texts.car.price}>
      {words === null && <p className={muted}>{texts.car.priceFailed}</p>}
      {price && words && <PriceTable price={price} words={words} />}
      {words === undefined && (
        <div className={linesToCome}>
          <Skeleton heightPx={30} lines={lines} />
        </div>
      )}
      {kilometers > 0 && <p className={muted}>{texts.car.kilometersHelp}</p>}
    </section>
  )
}
