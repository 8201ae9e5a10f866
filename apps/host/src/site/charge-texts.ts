import { formatNok, LOCALE } from '@delebil/validation/text'

const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

interface Amount {
  readonly vatPercent: number
  readonly vatCode: string
  readonly vatOre: number
  readonly grossOre: number
}

/** How an amount came to be, in the same words for whoever pays and for staff. */
export const chargeTexts = {
  vat: ({ vatPercent, vatCode, grossOre, vatOre }: Amount) =>
    vatPercent === 0
      ? `Uten MVA, kode ${vatCode}`
      : `${figures.format(vatPercent)} % av ${formatNok(grossOre - vatOre)}, MVA-kode ${vatCode}`,
  rule: (name: string, from: string) => `Takst ${name}, gjelder fra ${from}`,
} as const
