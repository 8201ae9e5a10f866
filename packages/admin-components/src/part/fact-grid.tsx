import type { ReactNode } from 'react'
import * as css from './fact-grid.css.ts'

export interface KeyFact {
  /** 'Hvem', 'Bil', 'Når', 'Pris'. */
  readonly label: string
  readonly main: ReactNode
  /** What is said of it below, one line each. */
  readonly lines?: readonly { readonly id: string; readonly text: ReactNode; readonly isMuted?: boolean }[]
}

/** The few facts that a record is opened for. */
export function FactGrid({ facts }: { readonly facts: readonly KeyFact[] }) {
  return (
    <dl className={css.grid}>
      {facts.map(({ label, main, lines = [] }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.main}>{main}</dd>
          {lines.map(({ id, text, isMuted = false }) => (
            <dd key={id} className={isMuted ? css.mutedLine : css.line}>
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
