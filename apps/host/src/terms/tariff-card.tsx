import type { TermsTariff } from '@delebil/core-api'
import { PriceLines } from '@delebil/ui'
import { addMinutes, formatNok, priceReservation, priceUnitText, sumLines } from '@delebil/validation'
import { muted } from '../account/account.css.ts'
import { SectionCard } from '../account/section-card.tsx'
import { texts } from '../texts.ts'
import { tariffRows } from './tariff-rows.ts'
import * as css from './terms.css.ts'

const { terms } = texts
const noon = new Date('2026-01-15T11:00:00Z')
const { hours, kilometers } = terms.exampleTrip
const example = { start: noon, end: addMinutes(noon, hours * 60), superDamageWaiver: true, kilometers }

/** The prices of one kind of car. With an example, priced by the rule that prices the bill. */
export function TariffCard({ tariff, heading, hasExample = false }: TariffCardProps) {
  const lines = priceReservation(tariff, example)
  return (
    <SectionCard heading={heading}>
      <p className={muted}>{terms.models(tariff.modelNames)}</p>
      <table className={css.table}>
        <caption className={css.caption}>{terms.tableOf(heading)}</caption>
        <thead className={css.hiddenHead}>
          <tr>
            <th scope="col">{terms.whatColumn}</th>
            <th scope="col">{terms.priceColumn}</th>
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
          <h3 className={css.exampleTitle}>{terms.example}</h3>
          <PriceLines
            label={terms.exampleOf(heading)}
            lines={lines.map((line) => ({ ...line, unit: priceUnitText[line.unit] }))}
            totalOre={sumLines(lines)}
            formatNok={formatNok}
          />
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
