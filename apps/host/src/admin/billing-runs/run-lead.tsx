import { FactGrid, formatDay, formatMoment, useForget } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { SegmentedControl, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { useEffect, useEffectEvent, useState } from 'react'
import { ControlPeriod } from './control-period.tsx'
import * as css from './run.css.ts'
import { RunProgress } from './run-progress.tsx'
import { RunProof } from './run-proof.tsx'
import { RunRehearsal } from './run-rehearsal.tsx'
import { RunSteps } from './run-steps.tsx'
import { runTexts as texts } from './run-texts.ts'

interface LeadProps {
  readonly record: Read<'billing-runs'>
}

const views = ['proof', 'rehearsal'] as const
type View = (typeof views)[number]

/** Where a run is, and what is to be looked at there. */
export function RunLead({ record }: LeadProps) {
  return (
    <Stack gapPx={16}>
      <RunSteps state={record.state} />
      {(record.state === 'DRAFT' || record.state === 'CHECKED') && <ControlPeriod openUntil={record.openUntil} />}
      {record.state === 'DRAFT' && <Draft record={record} />}
      {record.state === 'CHECKED' && <Approval record={record} />}
      {['APPROVED', 'ISSUING', 'DONE', 'DISCARDED'].includes(record.state) && <Sending record={record} />}
    </Stack>
  )
}

function Draft({ record }: LeadProps) {
  const [view, setView] = useState<View>('proof')
  return (
    <Stack gapPx={16}>
      <div className={css.views}>
        <SegmentedControl
          label={texts.tabs}
          isLabelHidden
          value={view}
          onChange={(chosen) => setView(views.find((one) => one === chosen) ?? 'proof')}
          options={[
            { id: 'rehearsal', label: texts.step.rehearsal },
            { id: 'proof', label: texts.step.proof },
          ]}
        />
      </div>
      {view === 'proof' ? <RunProof record={record} /> : <RunRehearsal record={record} />}
    </Stack>
  )
}

function dates({ deliveredUntil, invoiceDate, dueDate, draftedBy, draftedAt }: LeadProps['record']) {
  return [
    { label: texts.oldest, main: formatDay(deliveredUntil) },
    { label: texts.invoiceDate, main: formatDay(invoiceDate) },
    { label: texts.due, main: formatDay(dueDate) },
    {
      label: texts.draftedBy,
      main: draftedBy ?? texts.nobody,
      lines: [{ id: 'at', text: formatMoment(draftedAt), isMuted: true }],
    },
  ]
}

function Approval({ record }: LeadProps) {
  return (
    <Stack gapPx={16}>
      <section className={css.headline}>
        <h2 className={css.large}>{texts.approving(record.memberships, formatNok(record.grossOre))}</h2>
        <p className={css.quiet}>{texts.approvingText}</p>
      </section>
      <FactGrid facts={dates(record)} />
      <RunRehearsal record={record} />
    </Stack>
  )
}

const AGAIN_MS = 2000

function Sending({ record }: LeadProps) {
  const { memberships, issued, state, approvedBy, approvedAt } = record
  useAgain(state === 'APPROVED' || state === 'ISSUING')
  return (
    <Stack gapPx={16}>
      {state !== 'DISCARDED' && (
        <section className={css.headline}>
          <h2 className={css.large}>{texts.progress(issued, memberships)}</h2>
          <RunProgress label={texts.invoices} value={issued} of={memberships} />
          <p className={css.quiet}>{state === 'DONE' ? texts.done : texts.progressText}</p>
          {approvedBy !== null && approvedAt !== null && (
            <p className={css.quiet}>{texts.approvedBy(approvedBy, formatMoment(approvedAt))}</p>
          )}
        </section>
      )}
      <FactGrid facts={dates(record)} />
    </Stack>
  )
}

/** Looks again for as long as something happens by itself. */
function useAgain(isMoving: boolean) {
  const forget = useForget()
  const look = useEffectEvent(() => void forget('billing-runs'))
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => look(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMoving])
}
