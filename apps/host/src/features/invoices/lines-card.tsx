import type { OpenLine } from '@delebil/core-api'
import { Button, Card, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { paragraph } from '../../site/page/page.css.ts'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'
import { OpenTrips } from './open-trips.tsx'

const own = invoiceTexts

interface LinesCardProps {
  readonly texts: { readonly heading: string; readonly text: string; readonly of: (action: string) => string }
  readonly lines: readonly OpenLine[]
  readonly startsOpen?: boolean
}

/** Lines that are on no invoice yet with their sum, opened on a press. */
export function LinesCard({ texts, lines, startsOpen = false }: LinesCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [titleId, linesId] = [useId(), useId()]
  const sum = (key: 'grossOre' | 'vatOre') => lines.reduce((all, line) => all + line[key], 0)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gapPx={12}>
        <div className={css.head}>
          <h2 id={titleId} className={css.name}>
            {texts.heading}
          </h2>
          <span className={css.sum}>{formatNok(sum('grossOre'))}</span>
        </div>
        <p className={paragraph}>{texts.text}</p>
        <div>
          <Button
            isSmall
            icon={isOpen ? ChevronUp : ChevronDown}
            isIconLast
            aria-expanded={isOpen}
            aria-controls={linesId}
            aria-label={texts.of(isOpen ? own.hideLines : own.showLines)}
            onPress={() => setIsOpen(!isOpen)}
          >
            {isOpen ? own.hideLines : own.showLines}
          </Button>
        </div>
        <div id={linesId} hidden={!isOpen} className={css.lines}>
          {isOpen && <OpenTrips lines={lines} vatOre={sum('vatOre')} />}
        </div>
      </Stack>
    </Card>
  )
}
