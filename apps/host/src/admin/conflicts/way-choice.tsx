import type { WayOut } from '@delebil/core-api/admin'
import { Badge } from '@delebil/ui'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'

interface WayChoiceProps {
  readonly ways: readonly WayOut[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** The ways out with their reasons; the arrows go through them. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  return (
    <RadioGroup value={String(chosen)} onChange={(value) => onChoose(Number(value))} className={css.ways}>
      <Label className={css.label}>{texts.ways}</Label>
      {ways.map((way, index) => (
        <Radio key={`${way.kind} ${way.title}`} value={String(index)} className={css.way}>
          {({ isSelected }) => (
            <>
              <span className={css.mark}>{isSelected && <span className={css.dot} />}</span>
              <span className={css.wayBody}>
                <span className={css.wayHead}>
                  <span className={css.wayTitle}>{way.title}</span>
                  {index === 0 && way.kind !== 'cancel' && <Badge tone="green">{texts.best}</Badge>}
                </span>
                <span className={css.reasons}>
                  {way.reasons.map((reason) => (
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
