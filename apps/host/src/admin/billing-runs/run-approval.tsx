import { FactGrid, Failed, formatDay, HeadedCard, useAdminAnswer } from '@delebil/admin-components'
import type { RunApproval as Approval, Read } from '@delebil/core-api/admin'
import { Icon, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { formatCount, formatNok } from '@delebil/validation/text'
import { CircleAlert, CircleCheck } from 'lucide-react'
import * as head from '../shared/headline.css.ts'
import { useWhenChanged } from '../shared/use-when-changed.ts'
import { MethodTable } from './method-table.tsx'
import * as sides from './outliers.css.ts'
import * as css from './run.css.ts'
import { RunSamples } from './run-samples.tsx'
import { runTexts as texts } from './run-texts.ts'

/** What an approver says yes to. */
export function RunApproval({ record }: { readonly record: Read<'billing-runs'> }) {
  const { id, memberships, grossOre, vatOre, dueDate, note, draftedBy, version } = record
  const { data, error, mutate } = useAdminAnswer('billing-runs.approval', { params: { id } })
  useWhenChanged(version, () => void mutate())
  if (error) return <Failed onAgain={() => void mutate()}>{error.message}</Failed>
  if (!data) return <Skeleton heightPx={320} />
  return (
    <div className={sides.sides} key={version}>
      <div className={sides.stack}>
        <section className={head.headline}>
          <h2 className={head.large}>{texts.approving(memberships, formatNok(grossOre))}</h2>
          <p className={head.quiet}>{texts.approvingText}</p>
          <FactGrid
            facts={[
              { label: texts.vatOre, main: formatNok(vatOre) },
              { label: texts.due, main: formatDay(dueDate) },
              { label: texts.nextNumber, main: formatCount(data.nextNumber) },
              {
                label: texts.oldestDelivery,
                main: data.oldestDelivery === null ? '–' : formatDay(data.oldestDelivery),
              },
            ]}
          />
        </section>
        <HeadedCard heading={texts.methods}>
          <MethodTable answer={{ data: { data: data.methods }, error: undefined, again: () => void mutate() }} />
        </HeadedCard>
      </div>
      <div className={sides.stack}>
        <Checks checks={data.checks} />
        <RunSamples runId={id} samples={data.samples} />
        {note !== null && (
          <HeadedCard heading={texts.noteFrom(draftedBy ?? texts.nobody)}>
            <Stack>{note}</Stack>
          </HeadedCard>
        )}
      </div>
    </div>
  )
}

function Checks({ checks }: Pick<Approval, 'checks'>) {
  return (
    <HeadedCard heading={texts.checksHeading}>
      <ul className={css.checks}>
        {checks.map(({ check, holds }) => (
          <li key={check} className={css.check}>
            <span className={css.mark[holds ? 'holds' : 'broken']}>
              <Icon of={holds ? CircleCheck : CircleAlert} sizePx={16} />
            </span>
            <span>
              {texts.checks[check][holds ? 0 : 1]}
              {!holds && <VisuallyHidden>, {texts.checkFails}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </HeadedCard>
  )
}
