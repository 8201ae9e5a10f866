import { type ReactNode, useRef } from 'react'
import { useOfferKeys } from '../command/offered-keys.ts'
import { texts } from '../texts.ts'
import * as css from './case-why.css.ts'

export interface CaseWhyProps {
  /** What is wrong, in a sentence. */
  readonly children: string
  /** Who said so, and when; what else is known of it. */
  readonly more?: ReactNode
}

/** Why a case is here. W leads to it from anywhere on the page. */
export function CaseWhy({ children, more }: CaseWhyProps) {
  const place = useRef<HTMLDivElement>(null)
  const show = () => {
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
    return undefined
  }
  useOfferKeys([{ key: 'w', what: texts.why, run: show }])
  return (
    <div ref={place} tabIndex={-1} role="note" aria-label={texts.why} className={css.why}>
      <p className={css.sentence}>{children}</p>
      {more !== undefined && <div className={css.more}>{more}</div>}
    </div>
  )
}
