import { KeyHint, useOfferKeys } from '@delebil/admin-components'
import { Button } from '@delebil/ui'
import * as css from './plan.css.ts'
import { keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { labelOf } from './to-timeline.ts'
import type { WayOut } from './ways-out.ts'

interface TryWaysOutProps {
  readonly ways: readonly WayOut[]
  readonly onTry: (way: WayOut) => void
  /** Those of one change are taken by the keys. */
  readonly hasKeys: boolean
}

const textOf = (way: WayOut): string =>
  'car' in way ? texts.tryCar(way.car.carNumber) : texts.swapWith(labelOf(way.swapWith))
const idOf = (way: WayOut): string => ('car' in way ? `car-${way.car.id}` : keyOf(way.swapWith))

/** Ways out of a refused change; each is a change of the draft, seen before anything is saved. */
export function TryWaysOut({ ways, onTry, hasKeys }: TryWaysOutProps) {
  useOfferKeys(
    hasKeys
      ? ways.map((way, at) => ({
          key: String(at + 1),
          what: textOf(way),
          run: () => {
            onTry(way)
            return undefined
          },
        }))
      : [],
  )
  if (ways.length === 0) return null
  return (
    <div className={css.buttons}>
      {ways.map((way, at) => (
        <Button key={idOf(way)} isSmall onPress={() => onTry(way)}>
          {textOf(way)} {hasKeys && <KeyHint keys={[String(at + 1)]} />}
        </Button>
      ))}
    </div>
  )
}
