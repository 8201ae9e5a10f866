import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './steps.css.ts'

export interface Step {
  /** "18:20", as it is written. */
  readonly time: string
  readonly title: string
  readonly text?: string | undefined
  /** It is so already. */
  readonly isReached?: boolean
}

export interface StepsProps {
  /** Names the list for a screen reader. */
  label: string
  steps: readonly Step[]
  /** Said of a step that is reached, to those who do not see its mark. */
  reachedText?: string
}

/** What happens when, one below the other. */
export function Steps({ label, steps, reachedText = '' }: StepsProps) {
  return (
    <ol aria-label={label} className={css.steps}>
      {steps.map(({ time, title, text, isReached = false }, index) => (
        <li key={`${time} ${title}`} className={css.step}>
          <span className={css.time}>{time} </span>
          <span className={css.rail} aria-hidden="true">
            <span className={isReached ? css.marks.reached : css.marks.ahead} />
            {index < steps.length - 1 && <span className={css.line} />}
          </span>
          <span className={css.words}>
            <span className={css.title}>
              {title}
              {isReached && reachedText !== '' && <VisuallyHidden>, {reachedText}</VisuallyHidden>}
            </span>
            {text !== undefined && text !== '' && <span className={css.text}> {text}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
