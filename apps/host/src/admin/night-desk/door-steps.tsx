import { StatusDot } from '@delebil/ui'
import { formatTime } from '@delebil/validation/text'
import * as css from './night-desk.css.ts'
import { answerTexts, nightTexts } from './night-texts.ts'
import type { DoorCommand } from './use-door.ts'

/** How far a command to the car came: sent, received by us, answered by the car. */
export function DoorSteps({ command: { action, sentAt, isReceived, result, problem } }: { command: DoorCommand }) {
  const isDone = result === 'opened' || result === 'locked'
  return (
    <div role="status">
      <p className={css.text}>{nightTexts.command[action]}</p>
      <ol className={css.steps}>
        <li className={css.stepDone}>
          <StatusDot tone="green">
            {nightTexts.sent} {formatTime(sentAt)}
          </StatusDot>
        </li>
        <li className={isReceived ? css.stepDone : css.step}>
          <StatusDot tone={isReceived ? 'green' : 'none'}>{nightTexts.received}</StatusDot>
        </li>
        <li className={result === undefined ? css.step : css.stepDone}>
          {result === undefined ? (
            <StatusDot tone={problem === undefined ? 'none' : 'red'}>{problem ?? nightTexts.waiting}</StatusDot>
          ) : (
            <StatusDot tone={isDone ? 'green' : 'red'}>
              {nightTexts.answered}: {answerTexts[result] ?? result}
            </StatusDot>
          )}
        </li>
      </ol>
    </div>
  )
}
