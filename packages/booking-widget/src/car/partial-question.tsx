import { Button } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatDateTime } from '@delebil/validation/text'
import { useId } from 'react'
import { texts } from '../locale/texts.ts'
import { answers, question, questionText, questionTitle } from './car.css.ts'

export interface PartialQuestionProps {
  readonly free: Period
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks whether the part of the time that is free will do. */
export function PartialQuestion({ free, onYes, onNo }: PartialQuestionProps) {
  const id = useId()
  return (
    <fieldset className={question} aria-describedby={id}>
      <legend className={questionTitle}>{texts.car.partialQuestion}</legend>
      <p id={id} className={questionText}>
        {texts.car.partialText(formatDateTime(free.start), formatDateTime(free.end))}
      </p>
      <div className={answers}>
        <Button variant="primary" onPress={onYes}>
          {texts.car.yes}
        </Button>
        <Button onPress={onNo}>{texts.car.no}</Button>
      </div>
    </fieldset>
  )
}
