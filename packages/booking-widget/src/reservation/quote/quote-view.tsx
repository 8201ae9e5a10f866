import type { PriceQuote } from '@delebil/core-api'
import { Icon, Skeleton } from '@delebil/ui'
import type { CancellationTerms } from '@delebil/validation'
import { cancellationFeeText, formatDateTime, formatNok } from '@delebil/validation/text'
import { Clock } from 'lucide-react'
import { actionTexts } from '../../locale/action-texts.ts'
import { Facts } from '../../panel/facts.tsx'
import { paragraph } from '../../panel/panel.css.ts'
import { PriceTable } from '../../panel/price-table.tsx'
import { RetryState } from '../../panel/retry-state.tsx'
import { countdown, view, when } from './quote.css.ts'
import { countdownText, differenceText, nextText, quotePriceText } from './quote-words.ts'
import type { Quoted } from './use-quote.ts'

const texts = actionTexts.quote

interface QuoteViewProps {
  readonly quoted: Quoted
  /** What the reservation was booked under. */
  readonly terms: CancellationTerms
}

/** What a change costs line by line, against what stands now, and when that becomes another price. */
export function QuoteView({ quoted, terms }: QuoteViewProps) {
  const { quote, error, askAgain, now, hasChanged } = quoted
  if (error && !quote) {
    // What the reservation itself stands against is no failure, and does not pass by trying again.
    const isRefused = error.refusal.code.startsWith('reservation.')
    return <RetryState heading={isRefused ? texts.notPossible : texts.failed} error={error} onRetry={askAgain} />
  }
  if (!quote) return <Skeleton label={texts.loading} heightPx={120} />
  return (
    <div className={view}>
      {quote.change === 'cancel' ? <Fee quote={quote} terms={terms} /> : <Difference quote={quote} />}
      {quote.price.lines.length > 0 && <PriceTable price={quote.price} words={quotePriceText(quote)} />}
      <Next quote={quote} now={now} />
      <p role="status" className={when}>
        {hasChanged && texts.updated}
      </p>
    </div>
  )
}

function Fee({ quote, terms }: Pick<QuoteViewProps, 'terms'> & { readonly quote: PriceQuote }) {
  const { totalOre } = quote.price
  if (totalOre === 0) return <p className={paragraph}>{texts.freeText}</p>
  return (
    <>
      <p className={paragraph}>{cancellationFeeText(terms)}</p>
      <p className={paragraph}>
        <strong>{texts.fee(formatNok(totalOre))}</strong>
      </p>
    </>
  )
}

function Difference({ quote }: { readonly quote: PriceQuote }) {
  const { change, current, differenceOre, period, latestEnd, price } = quote
  // A trip that ends as it was reserved: its lines say it all.
  if (change === 'end' && differenceOre === 0) return null
  const isLonger = change === 'extend' && period
  const isEarlier = change === 'start-now' && period
  const rows = [
    isLonger && { name: texts.newEnd, value: formatDateTime(new Date(isLonger.end)) },
    latestEnd && { name: texts.latestEnd, value: formatDateTime(new Date(latestEnd)) },
    isEarlier && { name: texts.newStart, value: formatDateTime(new Date(isEarlier.start)) },
    { name: texts.before, value: formatNok(current.totalOre) },
    { name: texts.after, value: formatNok(price.totalOre) },
    { name: texts.difference, value: <strong>{differenceText(differenceOre)}</strong> },
  ]
  return <Facts rows={rows.filter((row) => Boolean(row)) as Exclude<(typeof rows)[number], false | null | ''>[]} />
}

function Next({ quote, now }: { readonly quote: PriceQuote; readonly now: Date }) {
  const text = nextText(quote, now)
  if (text === undefined) return null
  const waiting = countdownText(quote, now)
  return (
    <div className={countdown}>
      <Icon of={Clock} />
      <div>
        <p className={paragraph}>{text}</p>
        {waiting !== undefined && <p className={when}>{waiting}</p>}
      </div>
    </div>
  )
}
