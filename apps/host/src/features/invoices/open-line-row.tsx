import type { LineDispute, OpenLine } from '@delebil/core-api'
import { Button, Inline, Stack } from '@delebil/ui'
import { describeAmountLine, formatDateTime } from '@delebil/validation/text'
import { useId, useState } from 'react'
import { chargeTexts } from '../../site/charge-texts.ts'
import { dayText } from '../../site/day-text.ts'
import { Facts } from '../../site/page/facts.tsx'
import { muted } from '../../site/page/page.css.ts'
import { DisputeDialog } from './dispute-dialog.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'

const own = invoiceTexts.line
const momentText = (text: string) => formatDateTime(new Date(text))

/** A line that is on no invoice yet: what it is and comes to, why, and the way to say that it is wrong. */
export function OpenLineRow({ line }: { readonly line: OpenLine }) {
  const [isExplained, setIsExplained] = useState(false)
  const [isDisputing, setIsDisputing] = useState(false)
  const explanationId = useId()
  const { description, reckoning, amount } = describeAmountLine({ ...line, totalOre: line.grossOre })
  return (
    <li>
      <Stack gapPx={8}>
        <div className={css.head}>
          <span className={css.named}>
            {description}
            {reckoning !== undefined && <span className={muted}>, {reckoning}</span>}
          </span>
          <span className={css.amount}>{amount}</span>
        </div>
        {line.disputes.map((dispute) => (
          <Said key={dispute.raisedAt} dispute={dispute} />
        ))}
        {line.isHeld && line.disputes.every(({ outcome }) => outcome !== null) && (
          <span className={muted}>{invoiceTexts.held.by}</span>
        )}
        <Inline gapPx={8}>
          <Button
            isSmall
            aria-expanded={isExplained}
            aria-controls={explanationId}
            aria-label={own.about(own.why, description)}
            onPress={() => setIsExplained(!isExplained)}
          >
            {own.why}
          </Button>
          {!line.isHeld && (
            <Button isSmall aria-label={own.about(own.wrong, description)} onPress={() => setIsDisputing(true)}>
              {own.wrong}
            </Button>
          )}
        </Inline>
        <div id={explanationId} hidden={!isExplained}>
          {isExplained && <Explanation line={line} />}
        </div>
      </Stack>
      {isDisputing && <DisputeDialog line={line} onClose={() => setIsDisputing(false)} />}
    </li>
  )
}

function Said({ dispute: { text, outcome, answer, dueAt } }: { readonly dispute: LineDispute }) {
  return (
    <Stack gapPx={4}>
      <q className={muted}>{text}</q>
      <span>
        {outcome === null ? own.waits(dayText(dueAt.slice(0, 10))) : `${own.answers[outcome]} ${answer ?? ''}`}
      </span>
    </Stack>
  )
}

function Explanation({ line }: { readonly line: OpenLine }) {
  const { delivered, place, tariff, tariffFrom, reason } = line
  return (
    <Facts
      facts={[
        { name: own.delivered, value: [momentText(delivered), place].filter(Boolean).join(', ') },
        ...(tariff !== null && tariffFrom !== null
          ? [{ name: own.rule, value: chargeTexts.rule(tariff, dayText(tariffFrom.slice(0, 10))) }]
          : []),
        { name: own.vat, value: chargeTexts.vat(line) },
        ...(reason === null ? [] : [{ name: own.reason, value: reason }]),
      ]}
    />
  )
}
