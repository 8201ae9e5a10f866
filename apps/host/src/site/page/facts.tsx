import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

/** Names and values below each other; nothing where there are none. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  if (facts.length === 0) return null
  return (
    <div className={css.frame}>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
