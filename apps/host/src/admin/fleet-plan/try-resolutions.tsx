import { KeyHint, useOfferKeys } from '@delebil/admin-components'
import { Button } from '@delebil/ui'
import type { DraftResolution } from './draft-resolutions.ts'
import * as css from './plan.css.ts'
import { keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { labelOf } from './to-timeline.ts'

interface TryResolutionsProps {
  readonly resolutions: readonly DraftResolution[]
  readonly onTry: (resolution: DraftResolution) => void
  /** Those of one change are taken by the keys. */
  readonly hasKeys: boolean
}

const textOf = (resolution: DraftResolution): string =>
  'car' in resolution ? texts.tryCar(resolution.car.carNumber) : texts.swapWith(labelOf(resolution.swapWith))
const idOf = (resolution: DraftResolution): string =>
  'car' in resolution ? `car-${resolution.car.id}` : keyOf(resolution.swapWith)

/** Resolutions of a refused change; each is a change of the draft, seen before anything is saved. */
export function TryResolutions({ resolutions, onTry, hasKeys }: TryResolutionsProps) {
  useOfferKeys(
    hasKeys
      ? resolutions.map((resolution, at) => ({
          key: String(at + 1),
          what: textOf(resolution),
          run: () => {
            onTry(resolution)
            return undefined
          },
        }))
      : [],
  )
  if (resolutions.length === 0) return null
  return (
    <div className={css.buttons}>
      {resolutions.map((resolution, at) => (
        <Button key={idOf(resolution)} isSmall onPress={() => onTry(resolution)}>
          {textOf(resolution)} {hasKeys && <KeyHint keys={[String(at + 1)]} />}
        </Button>
      ))}
    </div>
  )
}
