import { Failed, formatMoment, HeadedCard, PanelTable, useAdminAnswer } from '@delebil/admin-components'
import type { Read, RunSending as Sent } from '@delebil/core-api/admin'
import { Banner, Skeleton } from '@delebil/ui'
import { formatCount, formatNok } from '@delebil/validation/text'
import * as head from '../shared/headline.css.ts'
import { ProgressLine } from '../shared/progress-line.tsx'
import * as sides from './outliers.css.ts'
import * as css from './run.css.ts'
import { runTexts as texts } from './run-texts.ts'
import { useRunAgain } from './use-run-again.ts'

type Step = Sent['steps'][number]

/** How far the invoices of a run have come, step by step, and what happened. */
export function RunSending({ record }: { readonly record: Read<'billing-runs'> }) {
  const { id, memberships, issued, queued, state, pausedAt, grossOre, approvedBy, approvedAt } = record
  const { data, error, mutate } = useAdminAnswer('billing-runs.sending', { params: { id } }, { keepPreviousData: true })
  const isWaiting = queued > 0 || (data?.steps.some((one) => one.step !== 'PRINT' && one.queued > 0) ?? false)
  useRunAgain(pausedAt === null && state !== 'DISCARDED' && (state !== 'DONE' || isWaiting), () => void mutate())
  if (error) return <Failed onAgain={() => void mutate()}>{error.message}</Failed>
  if (!data) return <Skeleton heightPx={320} />
  return (
    <div className={sides.sides}>
      <div className={sides.stack}>
        {pausedAt !== null && <Banner tone="warning" title={texts.isPaused} />}
        {state !== 'DISCARDED' && (
          <section className={head.headline}>
            <h2 className={head.large}>{texts.progress(issued, memberships)}</h2>
            <ProgressLine label={texts.invoices} value={issued} of={memberships} />
            <p className={head.quiet}>{state === 'DONE' ? texts.done : texts.progressText}</p>
            {approvedBy !== null && approvedAt !== null && (
              <p className={head.quiet}>
                {`${formatNok(grossOre)} · ${texts.approvedBy(approvedBy, formatMoment(approvedAt))}`}
              </p>
            )}
            <Steps sent={data} onAgain={() => void mutate()} />
          </section>
        )}
      </div>
      <HeadedCard heading={texts.log}>
        <ul className={css.log}>
          {data.log.map(({ at, what, person, text }) => (
            <li key={`${at} ${what} ${text}`} className={css.logged}>
              <span className={head.quiet}>{formatMoment(at)}</span>
              <span>
                {[person, texts.logged[what]].filter(Boolean).join(' ')}
                {text !== null && `: ${text}`}
              </span>
            </li>
          ))}
        </ul>
      </HeadedCard>
    </div>
  )
}

function Steps({
  sent: { steps, firstNumber, lastNumber },
  onAgain,
}: {
  readonly sent: Sent
  readonly onAgain: () => void
}) {
  const numbers = firstNumber !== null && lastNumber !== null ? texts.numbers(firstNumber, lastNumber) : undefined
  return (
    <PanelTable<Step>
      label={texts.stepsTable}
      answer={{ data: { data: steps }, error: undefined, again: onAgain }}
      rowKey={({ step }) => step}
      empty={texts.noBills}
      columns={[
        {
          label: texts.sendingStep,
          value: ({ step }) =>
            [texts.sendingSteps[step], step === 'INVOICE' ? numbers : undefined].filter(Boolean).join(' '),
        },
        { label: texts.stepDoneCount, value: ({ done }) => formatCount(done), isNumber: true },
        { label: texts.stepQueued, value: ({ queued }) => formatCount(queued), isNumber: true },
        {
          label: texts.stepFailed,
          value: ({ failed }) =>
            failed > 0 ? <strong className={css.mark.broken}>{formatCount(failed)}</strong> : '0',
          isNumber: true,
        },
      ]}
    />
  )
}
