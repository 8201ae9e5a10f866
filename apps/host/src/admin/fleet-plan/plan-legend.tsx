import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'

const tones = ['busy', 'plain', 'late', 'off', 'held', 'strip', 'moved', 'clash'] as const

/** What the looks of bars mean. */
export function PlanLegend() {
  return (
    <ul className={css.legend} aria-label={texts.legend}>
      {tones.map((tone) => (
        <li key={tone} className={css.legendItem}>
          <span aria-hidden className={css.swatches[tone]} />
          {texts.tones[tone]}
        </li>
      ))}
    </ul>
  )
}
