import type { TermsTariff } from '@delebil/core-api'
import { AmountLines } from '@delebil/ui'
import { priceReservation, sumLines } from '@delebil/validation'
import { describeAmountLine, describePrice } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import { muted } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { tariffRows } from './tariff-rows.ts'
import * as css from './terms.css.ts'
import { termsTexts } from './terms-texts.ts'

const noon = new Date('2026-01-15T11:00:00Z')
const { hours, kilometers } = termsTexts.exampleTrip
const example = { start: noon, end: addMinutes(noon, hours * 60), superDamageWaiver: true, kilometers }

/** The prices of one kind of car. With an example, priced by the rule that prices the bill. */
export function TariffCard({ tariff, heading, hasExample = false }: TariffCardProps) {
  const lines = priceReservation(tariff, example)
  const total = describePrice({ ...tariff, totalOre: sumLines(lines), period: example, kilometers })
  return (
    <SectionCard heading={heading}>
      <p className={muted}>{termsTexts.models(tariff.modelNames)}</p>
      <table className={css.table}>
        <caption className={css.caption}>{termsTexts.tableOf(heading)}</caption>
        <thead className={css.hiddenHead}>
          <tr>
            <th scope="col">{termsTexts.whatColumn}</th>
            <th scope="col">{termsTexts.priceColumn}</th>
          </tr>
        </thead>
        <tbody>
          {tariffRows(tariff).map(({ what, price }) => (
            <tr key={what}>
              <th scope="row" className={css.what}>
                {what}
              </th>
              <td className={css.price}>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasExample && (
        <div className={css.example}>
          <h3 className={css.exampleTitle}>{termsTexts.example}</h3>
          <AmountLines label={termsTexts.exampleOf(heading)} lines={lines.map(describeAmountLine)} total={total} />
        </div>
      )}
    </SectionCard>
  )
}

export interface TariffCardProps {
  tariff: TermsTariff
  heading: string
  hasExample?: boolean
}
