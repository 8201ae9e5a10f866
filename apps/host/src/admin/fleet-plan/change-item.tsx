import type { PlanMoved } from '@delebil/core-api/admin'
import { Badge, Button, Checkbox, Icon } from '@delebil/ui'
import { formatNok, formatPeriod, type Period, parseInstant } from '@delebil/validation'
import { Mail, TriangleAlert } from 'lucide-react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../admin-paths.ts'
import type { Change } from './draft.ts'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'
import { labelOf } from './to-timeline.ts'

interface ChangeItemProps {
  readonly change: Change
  readonly result: PlanMoved | undefined
  readonly carNameOf: (id: number) => string
  readonly onMove: () => void
  readonly onPutBack: () => void
  readonly onOverride: (override: boolean) => void
}

const signed = (ore: number) => (ore > 0 ? `+${formatNok(ore)}` : formatNok(ore))

/** One change of the draft: from where to where, what it costs, who is in the way and who hears of it. */
export function ChangeItem({
  change: { bar, to, override },
  result,
  carNameOf,
  onMove,
  onPutBack,
  onOverride,
}: ChangeItemProps) {
  const name = labelOf(bar)
  const price = result?.price
  const difference = price ? price.afterOre - price.beforeOre : undefined
  return (
    <li className={css.change} {...(result && !result.ok && { 'data-wrong': true })}>
      <div className={css.changeHead}>
        <p className={css.chosenName}>{name}</p>
        {difference !== undefined && (
          <Badge tone={difference === 0 ? 'neutral' : difference > 0 ? 'yellow' : 'green'}>
            {difference === 0 ? texts.samePrice : signed(difference)}
          </Badge>
        )}
      </div>
      <dl className={css.places}>
        <dt>{texts.from}</dt>
        <dd className={css.placeText}>
          {carNameOf(bar.carId)}, {formatPeriod(bar)}
        </dd>
        <dt>{texts.to}</dt>
        <dd className={css.newPlace}>
          {to.carId === undefined ? texts.parked : `${carNameOf(to.carId)}, ${formatPeriod(to)}`}
        </dd>
      </dl>
      {to.carId !== undefined && !result && <p className={css.muted}>{texts.checking}</p>}
      {result && to.carId !== undefined && <Trouble result={result} />}
      {result && result.limits.length > 0 && (
        <Checkbox isSelected={override} onChange={onOverride}>
          {texts.override}
        </Checkbox>
      )}
      {result?.ok && <Told told={result.told} />}
      <div className={css.buttons}>
        <Button isSmall onPress={onMove} aria-label={texts.moveNamed(name)}>
          {texts.move}
        </Button>
        <Button isSmall variant="quiet" onPress={onPutBack} aria-label={texts.putBackNamed(name)}>
          {texts.putBack}
        </Button>
      </div>
    </li>
  )
}

const periodOf = ({ start, end }: { start: string; end: string }): Period => ({
  start: parseInstant(start) ?? new Date(start),
  end: parseInstant(end) ?? new Date(end),
})

function Trouble({ result: { errors, limits, conflicts, ok } }: { result: PlanMoved }) {
  const isStale = errors.some(({ code }) => code === 'record.stale')
  const problems = isStale ? [{ code: 'stale', message: texts.stale }] : [...errors, ...limits]
  if (problems.length === 0) return null
  return (
    <div className={ok ? css.passed : css.trouble}>
      <Icon of={TriangleAlert} />
      <div>
        {problems.map(({ code, message }) => (
          <p key={code} className={css.problem}>
            {message}
          </p>
        ))}
        {conflicts.length > 0 && (
          <ul className={css.conflicts} aria-label={texts.takenBy}>
            {conflicts.map((other) => (
              <li key={other.reservationId}>
                {other.kind === 'reservation' && other.reservationNumber !== null ? (
                  <Link className={css.link} href={adminPaths.reservations.recordPath({ id: other.reservationId })}>
                    {other.person ?? texts.reservation(other.reservationNumber)}
                  </Link>
                ) : (
                  texts.kinds[other.kind]
                )}
                , {formatPeriod(periodOf(other))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Told({ told }: Pick<PlanMoved, 'told'>) {
  const names = (by: 'MAIL' | 'SITE') =>
    told
      .filter((one) => one.by === by)
      .map(({ name }) => name)
      .join(', ')
  const [mailed, seen] = [names('MAIL'), names('SITE')]
  if (mailed === '' && seen === '') return null
  return (
    <p className={css.told}>
      <Icon of={Mail} sizePx={16} />
      <span>
        {mailed !== '' && texts.mailed(mailed)} {seen !== '' && texts.seen(seen)}
      </span>
    </p>
  )
}
