import type { Read } from '@delebil/core-api/admin'
import { Icon, VisuallyHidden } from '@delebil/ui'
import { Check } from 'lucide-react'
import * as css from './run.css.ts'
import { RunDeadline } from './run-deadline.tsx'
import { runTexts as texts } from './run-texts.ts'

type State = Read<'billing-runs'>['state']

const steps = ['draft', 'proof', 'approval', 'sending'] as const
const reached: Readonly<Record<State, number>> = {
  DRAFT: 1,
  CHECKED: 2,
  APPROVED: 3,
  ISSUING: 3,
  DONE: 4,
  DISCARDED: 0,
}

/** The way of a run, and how far it has come. */
export function RunSteps({ id, state }: { readonly id: number; readonly state: State }) {
  const at = reached[state]
  return (
    <div className={css.stepsRow}>
      <ol className={css.steps} aria-label={texts.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={css.step[index < at ? 'done' : index === at ? 'here' : 'ahead']}
            {...(index === at && { 'aria-current': 'step' as const })}
          >
            <span className={css.stepMark} aria-hidden="true">
              {index < at ? <Icon of={Check} sizePx={14} /> : index + 1}
            </span>
            {texts.step[step]}
            {index < at && <VisuallyHidden>, {texts.stepDone}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      <RunDeadline id={id} />
    </div>
  )
}
