import { Failed, mayAny, useAdminHost } from '@delebil/admin-components'
import { type Setup, setupSteps } from '@delebil/core-api/admin'
import { Skeleton, StatusDot } from '@delebil/ui'
import { Link } from 'react-aria-components'
import * as css from './setup.css.ts'
import { partOfStep } from './setup-parts.ts'
import { setupTexts as own } from './setup-texts.ts'
import { useSetup } from './use-setup.ts'

type Steps = Setup['steps']

/** What is left before the organisation can open, and why it matters. */
export function Checklist() {
  const { data, error, again } = useSetup()
  return (
    <section className={css.section} aria-label={own.checklist}>
      <h2 className={css.heading}>{own.checklist}</h2>
      {error !== undefined ? (
        <Failed onAgain={again}>{error}</Failed>
      ) : data ? (
        <AllSteps steps={data.steps} />
      ) : (
        <Skeleton heightPx={320} />
      )}
    </section>
  )
}

function AllSteps({ steps }: { readonly steps: Steps }) {
  const needed = steps.filter(({ key }) => setupSteps[key].isRequired)
  const other = steps.filter(({ key }) => !setupSteps[key].isRequired)
  const left = needed.filter(({ isDone }) => !isDone).length
  return (
    <>
      <p className={css.stand}>{left === 0 ? own.ready : own.left(left)}</p>
      <StepList steps={needed} />
      <h3 className={css.part}>{own.canWait}</h3>
      <StepList steps={other} />
    </>
  )
}

function StepList({ steps }: { readonly steps: Steps }) {
  const { permissions } = useAdminHost()
  return (
    <ul className={css.steps}>
      {steps.map(({ key, isDone }) => {
        const { name, why } = own.steps[key]
        const part = partOfStep[key]
        return (
          <li key={key} className={css.step}>
            <StatusDot tone={isDone ? 'green' : 'yellow'}>{isDone ? own.done : own.open}</StatusDot>
            <div className={css.words}>
              <span className={css.name}>{name}</span>
              {!isDone && <span className={css.muted}>{why}</span>}
              {!isDone && part && mayAny(permissions, part.anyOf) && (
                <Link href={part.href} className={css.link}>
                  {own.mend(part.name)}
                </Link>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
