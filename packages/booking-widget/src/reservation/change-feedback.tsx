import type { ChangeState } from '@delebil/core-api/react'
import { ErrorMessage } from '@delebil/ui'
import { isUnknownFailure } from '@delebil/validation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type ChangeFailure, useBookingHost } from '../booking-host.ts'
import { whenOnline } from '../data/when-online.ts'
import { offlineTexts } from '../locale/offline-texts.ts'
import { paragraph } from '../panel/panel.css.ts'

const modal = () => import('./failure-modal.tsx')
const FailureModal = lazy(() => whenOnline(modal).then((module) => ({ default: module.FailureModal })))

/** Fetches what a change that fails for an unknown reason opens. */
export const fetchFailureModal = modal

export interface ChangeFeedbackProps {
  readonly state: ChangeState
  readonly onClear: () => void
  /** Shown where the change succeeded and nothing else says so. */
  readonly doneText?: string | undefined
  /** The error page of this change, where the page around has one, in place of the generic modal. */
  readonly failure?: ChangeFailure
  /** Said in place where no answer came, and nobody knows whether the change was made; without it, as for any failure. */
  readonly unansweredText?: string
}

/** What came of a change: the server's own words where it has any, else the generic modal or the change's error page. */
export function ChangeFeedback({ state, onClear, doneText, failure, unansweredText }: ChangeFeedbackProps) {
  const { showFailure } = useBookingHost()
  const refusal = state.name === 'refused' ? state.refusal : undefined
  const isUnanswered = refusal?.status === 0 && unansweredText !== undefined
  const isUnknown = refusal !== undefined && !isUnanswered && isUnknownFailure(refusal.code)
  const hasPage = failure !== undefined && showFailure !== undefined
  const isOpen = isUnknown && !hasPage
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => setWasOpen((was) => was || isOpen), [isOpen])
  useEffect(() => {
    if (!isUnknown || !hasPage) return
    onClear()
    showFailure(failure)
  }, [isUnknown, hasPage, failure, showFailure, onClear])
  return (
    <div>
      <ErrorMessage>{isUnanswered ? unansweredText : refusal && !isUnknown ? refusal.message : undefined}</ErrorMessage>
      <p role="status" className={paragraph}>
        {state.name === 'done' && doneText}
        {state.name === 'waiting' && offlineTexts.saved}
      </p>
      {wasOpen && (
        <Suspense>
          <FailureModal isOpen={isOpen} onClose={onClear} />
        </Suspense>
      )}
    </div>
  )
}
