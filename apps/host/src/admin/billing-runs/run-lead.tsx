import type { Read } from '@delebil/core-api/admin'
import { SegmentedControl, Stack } from '@delebil/ui'
import { useState } from 'react'
import { ControlPeriod } from './control-period.tsx'
import * as css from './run.css.ts'
import { RunApproval } from './run-approval.tsx'
import { RunProof } from './run-proof.tsx'
import { RunRehearsal } from './run-rehearsal.tsx'
import { RunSending } from './run-sending.tsx'
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
      <RunSteps id={record.id} state={record.state} />
      {(record.state === 'DRAFT' || record.state === 'CHECKED') && <ControlPeriod openUntil={record.openUntil} />}
      {record.state === 'DRAFT' && <Draft record={record} />}
      {record.state === 'CHECKED' && <RunApproval record={record} />}
      {['APPROVED', 'ISSUING', 'DONE', 'DISCARDED'].includes(record.state) && <RunSending record={record} />}
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
