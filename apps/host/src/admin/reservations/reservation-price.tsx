import { PanelTable } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatNok, LOCALE, priceUnitText } from '@delebil/validation/text'
import * as css from '../shared/shared.css.ts'
import { useSummary } from '../shared/use-summary.ts'
import { PRICE_ID } from './reservation-lead.tsx'
import { recordTexts as texts } from './reservation-texts.ts'

const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** How the price came to be: what of, how much, at which rate. */
export function ReservationPrice({ record }: { readonly record: Read<'reservations'> }) {
  const { data, ...answer } = useSummary(record)
  const price = data?.price
  return (
    <div id={PRICE_ID} tabIndex={-1} className={css.target}>
      <PanelTable
        label={texts.priceLines}
        answer={{ ...answer, data: data && { data: price?.lines ?? [] } }}
        rowKey={({ description, unitPriceOre, quantity }) => `${description} ${unitPriceOre} ${quantity}`}
        empty={texts.noPrice}
        columns={[
          { label: texts.what, value: ({ description }) => description },
          {
            label: texts.count,
            value: ({ quantity, unit }) => `${figures.format(quantity)} ${priceUnitText[unit]}`,
            isNumber: true,
          },
          { label: texts.rate, value: ({ unitPriceOre }) => formatNok(unitPriceOre), isNumber: true },
          { label: texts.sum, value: ({ totalOre }) => formatNok(totalOre), isNumber: true },
        ]}
      />
      {price && (
        <p className={css.total}>
          <span>
            <strong>{texts.sum}</strong> {texts.vat(formatNok(price.vatOre))} · {texts.stageNotes[price.stage]}
          </span>
          <strong>{formatNok(price.totalOre)}</strong>
        </p>
      )}
    </div>
  )
}
