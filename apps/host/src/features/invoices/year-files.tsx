import { type Invoice, yearCsvPath } from '@delebil/core-api'
import { Inline } from '@delebil/ui'
import { DownloadButton } from './download-button.tsx'
import { invoiceTexts as own } from './invoice-texts.ts'

const SHOWN_YEARS = 6

interface Props {
  readonly membershipId: number
  readonly invoices: readonly Invoice[]
}

/** All lines of each year that has an invoice, for a spreadsheet; the newest year first. */
export function YearFiles({ membershipId, invoices }: Props) {
  const years = [...new Set(invoices.map(({ invoiceDate }) => Number(invoiceDate.slice(0, 4))))]
  const newest = years.toSorted((a, b) => b - a).slice(0, SHOWN_YEARS)
  return (
    <Inline gapPx={8}>
      {newest.map((year) => (
        <DownloadButton
          key={year}
          address={`${yearCsvPath}?membershipId=${membershipId}&year=${year}`}
          fileName={own.yearFileName(year)}
        >
          {own.year(year)}
        </DownloadButton>
      ))}
    </Inline>
  )
}
