import { Icon } from '@delebil/ui'
import { Mail } from 'lucide-react'
import type { Outcome } from './asked.ts'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'

/** Who hears of a change: by the ways that they chose, or on the page that they look at. */
export function ChangeNotified({ notified }: Pick<Outcome, 'notified'>) {
  const names = (by: 'MAIL' | 'SITE') =>
    notified
      .filter((one) => one.by === by)
      .map(({ name }) => name)
      .join(', ')
  const [mailed, seen] = [names('MAIL'), names('SITE')]
  if (mailed === '' && seen === '') return null
  return (
    <p className={css.notified}>
      <Icon of={Mail} sizePx={16} />
      <span>
        {mailed !== '' && texts.mailed(mailed)} {seen !== '' && texts.seen(seen)}
      </span>
    </p>
  )
}
