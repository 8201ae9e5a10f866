import { KeyHint, useOfferKeys } from '@delebil/admin-components'
import type { Resolution } from '@delebil/core-api/admin'
import { Badge } from '@delebil/ui'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'

interface ResolutionChoiceProps {
  readonly resolutions: readonly Resolution[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** As many as have a key. */
const MOST_KEYS = 4

/** The resolutions with their reasons; the arrows go through them, and a digit chooses one. */
export function ResolutionChoice({ resolutions, chosen, onChoose }: ResolutionChoiceProps) {
  useOfferKeys(
    resolutions.slice(0, MOST_KEYS).map(({ title }, index) => ({
      key: String(index + 1),
      what: title,
      run: () => {
        onChoose(index)
        return undefined
      },
    })),
  )
  return (
    <RadioGroup value={String(chosen)} onChange={(value) => onChoose(Number(value))} className={css.resolutions}>
      <Label className={css.label}>{texts.resolutions}</Label>
      {resolutions.map((resolution, index) => (
        <Radio key={`${resolution.kind} ${resolution.title}`} value={String(index)} className={css.resolution}>
          {({ isSelected }) => (
            <>
              <span className={css.mark}>{isSelected && <span className={css.dot} />}</span>
              <span className={css.resolutionBody}>
                <span className={css.resolutionHead}>
                  <span className={css.resolutionTitle}>{resolution.title}</span>
                  {index < MOST_KEYS && <KeyHint keys={[String(index + 1)]} />}
                  {index === 0 && resolution.kind !== 'cancel' && <Badge tone="green">{texts.best}</Badge>}
                </span>
                <span className={css.reasons}>
                  {resolution.reasons.map((reason) => (
                    <span key={reason} className={css.reason}>
                      {reason}
                    </span>
                  ))}
                </span>
              </span>
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  )
}
