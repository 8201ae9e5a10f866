import { Fragment, type ReactNode } from 'react'
import { factName, facts, factValue } from './panel.css.ts'

export interface FactsProps {
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** Names and values, each on its line. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={facts}>
      {rows.map(({ name, value }) => (
        <Fragment key={name}>
          <dt className={factName}>{name}</dt>
          <dd className={factValue}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
