import { Button, ErrorMessage, Skeleton, Stack } from '@delebil/ui'
import { type PriceWish, usePrices } from '../data/use-prices.ts'
import { texts } from '../locale/texts.ts'
import { PriceTable } from '../panel/price-table.tsx'
import { Section } from '../panel/section.tsx'

export interface CarPriceProps extends PriceWish {
  readonly carId: number
}

/** What the chosen period costs with this car, line by line. */
export function CarPrice({ carId, ...wish }: CarPriceProps) {
  const { byCar, error, retry } = usePrices([carId], wish)
  const price = byCar.get(carId)
  return (
    <Section heading={texts.car.price}>
      <ErrorMessage>{error && texts.car.priceFailed}</ErrorMessage>
      {error && <Button onPress={retry}>{texts.retry}</Button>}
      {!error && price && <PriceTable price={price} />}
      {!error && !price && (
        <Stack gapPx={8}>
          <Skeleton />
          <Skeleton />
          <Skeleton heightPx={28} />
        </Stack>
      )}
    </Section>
  )
}
