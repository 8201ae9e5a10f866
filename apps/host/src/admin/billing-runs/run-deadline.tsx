import { useAdminAnswer } from '@delebil/admin-components'
import { Icon } from '@delebil/ui'
import { formatDate } from '@delebil/validation/text'
import { Timer } from 'lucide-react'
import * as css from './run.css.ts'
import { runTexts as texts } from './run-texts.ts'

/** The last day on which the month of a run can be invoiced. */
export function RunDeadline({ id }: { readonly id: number }) {
  const { data } = useAdminAnswer('billing-runs.deadline', { params: { id } })
  if (!data) return <span className={css.deadline} />
  return (
    <span className={css.deadline}>
      <Icon of={Timer} sizePx={16} />
      <span>
        {texts.deadline} <strong>{formatDate(new Date(`${data.deadline}T12:00:00Z`))}</strong> ·{' '}
        {texts.workingDays(data.workingDaysLeft)}
      </span>
    </span>
  )
}
