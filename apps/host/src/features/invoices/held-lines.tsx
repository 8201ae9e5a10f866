import type { OpenLine } from '@delebil/core-api'
import { Card, Stack } from '@delebil/ui'
import { useId } from 'react'
import { paragraph } from '../../site/page/page.css.ts'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'
import { OpenLineRow } from './open-line-row.tsx'

const own = invoiceTexts.held

/** Lines that are on no invoice until the club has answered; nothing where there are none. */
export function HeldLines({ lines }: { readonly lines: readonly OpenLine[] }) {
  const titleId = useId()
  if (lines.length === 0) return null
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gapPx={12}>
        <h2 id={titleId} className={css.name}>
          {own.heading}
        </h2>
        <p className={paragraph}>{own.text}</p>
        <ul className={css.openLines}>
          {lines.map((line) => (
            <OpenLineRow key={line.id} line={line} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
