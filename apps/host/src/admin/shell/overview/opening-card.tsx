import { useAdminAnswer } from '@delebil/admin-components'
import { setupSteps } from '@delebil/core-api/admin'
import { Link } from 'react-aria-components'
import { adminPaths } from '../../shared/admin-paths.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'

/** Where an organisation cannot open yet: how much is left, and the way there. Else nothing. */
export function OpeningCard() {
  const { data } = useAdminAnswer('setup.read', {}, {})
  const left = data?.steps.filter(({ key, isDone }) => setupSteps[key].isRequired && !isDone).length ?? 0
  if (left === 0) return null
  return (
    <p className={css.opening}>
      {texts.notOpen(left)} <Link href={adminPaths.settings}>{texts.toSetup}</Link>
    </p>
  )
}
