import { Card, Stack } from '@delebil/ui'
import {
  carYearSources,
  CONSUMPTION_PER_100_KM as consumption,
  DIESEL_GRAMS_PER_LITRE,
  ELECTRICITY_GRAMS_PER_KWH,
  GASOLINE_GRAMS_PER_LITRE,
  OWNING_FIXED_ORE_PER_YEAR,
  OWNING_ORE_PER_KM,
} from '@delebil/validation/car-year'
import { formatNok } from '@delebil/validation/text'
import { formatNumber } from './format.ts'
import * as css from './my-year.css.ts'
import { myYearTexts as own } from './my-year-texts.ts'

const kg = (grams: number) => `${formatNumberTwo(grams / 1000)} kg`
const formatNumberTwo = (value: number) => value.toLocaleString('nb-NO', { maximumFractionDigits: 2 })

/** The rules in words, with the very numbers that they reckon with, and where those are from. */
export function HowWeReckon() {
  const { GASOLINE, DIESEL, HYBRID, ELECTRIC } = consumption
  const rules = [
    ...own.rules,
    own.owningRule(formatNok(OWNING_FIXED_ORE_PER_YEAR), formatNok(OWNING_ORE_PER_KM)),
    own.co2Rule(formatNumber(GASOLINE), formatNumber(DIESEL), formatNumber(HYBRID), formatNumber(ELECTRIC)),
    own.factorRule(kg(GASOLINE_GRAMS_PER_LITRE), kg(DIESEL_GRAMS_PER_LITRE), `${ELECTRICITY_GRAMS_PER_KWH} gram`),
  ]
  return (
    <Card as="section" aria-labelledby="year-how" padding="large">
      <Stack gapPx={16}>
        <h2 id="year-how" className={css.title}>
          {own.how}
        </h2>
        <ul className={css.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h3 className={css.sourceTitle}>{own.sources}</h3>
        <ul className={css.rules}>
          {carYearSources.map(({ name, url }) => (
            <li key={url}>
              <a className={css.source} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
