import { Button, ErrorMessage, Price, Skeleton } from '@delebil/ui'
import { priceSpanText, priceWord } from '@delebil/validation/text'
import type { PriceRequest } from '../data/use-prices.ts'
import { searchTexts } from '../locale/search-texts.ts'
import { texts } from '../locale/texts.ts'
import { KilometersField } from '../panel/kilometers-field.tsx'
import { hint, linesToCome, priceRow } from '../panel/panel.css.ts'
import { PriceTable } from '../panel/price-table.tsx'
import { priceSection } from './car.css.ts'
import type { PricedForUse } from './use-car-price.ts'

interface CarPriceProps {
  readonly request: PriceRequest
  readonly priced: PricedForUse
  readonly onKilometers: (kilometers: number) => void
}

/** What it costs first and whole, how far that reaches, and what it consists of. */
export function CarPrice({ request, priced, onKilometers }: CarPriceProps) {
  const { price, error, retry } = priced
  const { kilometers, superDamageWaiver } = request
  // A price of the start and the hours, and what the person has asked for beside them: nothing below moves when it comes.
  const lines = 2 + Number(kilometers > 0) + Number(superDamageWaiver)
  return (
    <section className={priceSection} aria-label={texts.car.price}>
      <div className={priceRow}>
        <WholePrice request={request} priced={priced} />
        <KilometersField kilometers={kilometers} onChange={onKilometers} />
      </div>
      <p className={hint}>{kilometers === 0 ? searchTexts.withoutKilometers : texts.car.kilometersHelp}</p>
      <ErrorMessage>{error && texts.car.priceFailed}</ErrorMessage>
      {error && <Button onPress={retry}>{texts.retry}</Button>}
      {price && !error && <PriceTable price={price} />}
      {!error && !price && (
        <div className={linesToCome}>
          <Skeleton heightPx={30} lines={lines} />
        </div>
      )}
    </section>
  )
}

function WholePrice({ request: { kilometers }, priced: { words, period } }: Omit<CarPriceProps, 'onKilometers'>) {
  if (words === undefined) return <Skeleton width={160} heightPx={60} />
  if (words === null) return <span />
  const span = priceSpanText(period, kilometers)
  const isEstimate = words.label === priceWord.estimate
  return (
    <Price
      size="display"
      amount={words.amount}
      joint={isEstimate ? ', ' : ' '}
      covers={isEstimate ? texts.car.estimatedFor(span) : `${words.covers} · ${span}`}
    />
  )
}
