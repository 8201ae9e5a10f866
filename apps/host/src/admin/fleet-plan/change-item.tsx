import { Badge, Button, Checkbox } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import type { Outcome } from './asked.ts'
import { ChangeNotified } from './change-notified.tsx'
import { ChangeProblems } from './change-problems.tsx'
import { type Change, isNew } from './draft.ts'
import type { DraftResolution } from './draft-resolutions.ts'
import { periodText } from './period-text.ts'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'
import { labelOf } from './to-timeline.ts'
import { TryResolutions } from './try-resolutions.tsx'
import type { Board } from './use-board.ts'

interface ChangeItemProps extends Pick<Board, 'carNameOf' | 'placeNameOf'> {
  readonly change: Change
  readonly result: Outcome | undefined
  /** What can be done about it where it is refused; the first refused one's are taken by the keys. */
  readonly resolutions: readonly DraftResolution[]
  readonly onTry: (resolution: DraftResolution) => void
  readonly hasKeys: boolean
  readonly onMove: () => void
  readonly onPutBack: () => void
  readonly onOverride: (override: boolean) => void
}

const signed = (ore: number) => (ore > 0 ? `+${formatNok(ore)}` : formatNok(ore))

/** One change of the draft: from where to where, what it costs, who is in the way and who hears of it. */
export function ChangeItem(props: ChangeItemProps) {
  const { change, result, resolutions, onTry, hasKeys, onMove, onPutBack, onOverride } = props
  const { bar, to, override, isRemoved = false } = change
  const isTrip = bar.kind === 'reservation'
  const name = labelOf(bar)
  const isAffected = result !== undefined && result.affected.length > 0
  const mustBeSeen = isAffected || (result !== undefined && result.limits.length > 0)
  return (
    <li className={css.change} {...(result && !result.ok && { 'data-wrong': true })}>
      <div className={css.changeHead}>
        <p className={css.chosenName}>{name}</p>
        {isTrip ? <PriceBadge price={result?.price} /> : <KindBadge change={change} />}
      </div>
      <Places {...props} />
      {to.carId !== undefined && (result ? <ChangeProblems result={result} /> : <Checking />)}
      <TryResolutions resolutions={resolutions} onTry={onTry} hasKeys={hasKeys} />
      {mustBeSeen && (
        <Checkbox isSelected={override} onChange={onOverride}>
          {isAffected ? texts.affectedAccepted : texts.override}
        </Checkbox>
      )}
      {result?.ok && <ChangeNotified notified={result.notified} />}
      <div className={css.buttons}>
        {!isRemoved && (
          <Button isSmall onPress={onMove} aria-label={isTrip ? texts.moveNamed(name) : texts.changeNamed(name)}>
            {isTrip ? texts.move : texts.change}
          </Button>
        )}
        <Button isSmall variant="quiet" onPress={onPutBack} aria-label={texts.putBackNamed(name)}>
          {texts.putBack}
        </Button>
      </div>
    </li>
  )
}

const Checking = () => <p className={css.muted}>{texts.checking}</p>

function PriceBadge({ price }: { readonly price: Outcome['price'] | undefined }) {
  if (!price) return null
  const difference = price.afterOre - price.beforeOre
  if (difference === 0) return <Badge tone="neutral">{texts.samePrice}</Badge>
  return <Badge tone={difference > 0 ? 'yellow' : 'green'}>{signed(difference)}</Badge>
}

function KindBadge({ change: { bar, isRemoved } }: Pick<ChangeItemProps, 'change'>) {
  if (isRemoved) return <Badge tone="red">{texts.isRemoved}</Badge>
  return <Badge tone="neutral">{isNew(bar) ? texts.toBeMade : texts.kinds[bar.kind]}</Badge>
}

function Places({ change: { bar, to, isRemoved }, result, carNameOf, placeNameOf }: ChangeItemProps) {
  const { locationId } = to
  const place = locationId === undefined || locationId === bar.locationId ? undefined : placeNameOf(locationId)
  const { beforeOre = 0, afterOre = 0 } = result?.price ?? {}
  const [before, after] = beforeOre === afterOre ? ['', ''] : [formatNok(beforeOre), formatNok(afterOre)]
  return (
    <dl className={css.places}>
      {!isNew(bar) && (
        <>
          <dt>{texts.from}</dt>
          <dd className={css.placeText}>
            {carNameOf(bar.carId)}, {periodText(bar)}
            {before !== '' && ` · ${before}`}
          </dd>
        </>
      )}
      {!isRemoved && (
        <>
          <dt>{texts.to}</dt>
          <dd className={css.newPlace}>
            {to.carId === undefined ? texts.parked : `${carNameOf(to.carId)}, ${periodText(to)}`}
            {place !== undefined && `, ${place}`}
            {after !== '' && ` · ${after}`}
          </dd>
        </>
      )}
    </dl>
  )
}
