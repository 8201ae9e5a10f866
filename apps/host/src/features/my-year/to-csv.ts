import type { CarYear } from '@delebil/core-api'
import { formatMonth } from './format.ts'
import { myYearTexts as own } from './my-year-texts.ts'

const byteOrderMark = '\uFEFF'
const comma = (value: number) => String(value).replace('.', ',')

/** A table as Norwegian spreadsheets open it: semicolons, decimal commas, and a mark that says UTF-8. */
export function toCsv({ months, total }: Pick<CarYear, 'months' | 'total'>): string {
  const head = [own.month, own.trips, own.kilometers, own.hours, `${own.cost} (kr)`, 'CO2 (kg)']
  const row = (name: string, { trips, kilometers, hours, costOre, co2Grams }: CarYear['total']) =>
    [name, trips, kilometers, comma(hours), comma(costOre / 100), comma(co2Grams / 1000)].join(';')
  const rows = [head.join(';'), ...months.map((month) => row(formatMonth(month.month), month)), row(own.sum, total)]
  return `${byteOrderMark}${rows.join('\r\n')}\r\n`
}
