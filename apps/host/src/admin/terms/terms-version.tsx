import { formatMoment } from '@delebil/admin-components'
import type { TermsVersions } from '@delebil/core-api/admin'
import { Button, ConfirmDialog, ErrorMessage, StatusDot } from '@delebil/ui'
import { useState } from 'react'
import * as css from './terms.css.ts'
import { termsTexts as own } from './terms-texts.ts'
import { useRemoveTerms } from './use-terms.ts'

const tones = { UPCOMING: 'yellow', IN_FORCE: 'green', PAST: 'none' } as const

interface TermsVersionProps {
  readonly terms: TermsVersions['data'][number]
  /** Of all of them together. */
  readonly version: number
  readonly mayChange: boolean
}

/** One version of the terms; one that has not begun can be taken back. */
export function TermsVersion({ terms, version, mayChange }: TermsVersionProps) {
  const { version: name, validFrom, text, isAsked, state, accepted } = terms
  const remove = useRemoveTerms(version)
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState('')
  const takeBack = async () => {
    setIsPending(true)
    const result = await remove(name)
    setIsPending(false)
    setIsAsking(false)
    if (!result.ok) setProblem(result.refusal.message)
  }
  return (
    <li className={css.version}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <StatusDot tone={tones[state]}>{own.states[state]}</StatusDot>
      </div>
      <p className={css.muted}>
        {[own.from(formatMoment(validFrom)), isAsked ? own.asked : own.notAsked, own.accepted(accepted)].join(' · ')}
      </p>
      {text === '' ? (
        <p className={css.muted}>{own.noText}</p>
      ) : (
        <details>
          <summary className={css.summary}>{own.show}</summary>
          <p className={css.text}>{text}</p>
        </details>
      )}
      {mayChange && state === 'UPCOMING' && (
        <div>
          <Button isSmall onPress={() => setIsAsking(true)}>
            {own.remove}
          </Button>
        </div>
      )}
      <ErrorMessage>{problem || undefined}</ErrorMessage>
      <ConfirmDialog
        isOpen={isAsking}
        heading={own.removeHeading(name)}
        confirmText={own.remove}
        isPending={isPending}
        onConfirm={() => void takeBack()}
        onCancel={() => setIsAsking(false)}
      >
        {own.removeText}
      </ConfirmDialog>
    </li>
  )
}
