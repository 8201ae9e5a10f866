import { type ReactNode, useId } from 'react'
import { section, sectionTitle } from './panel.css.ts'

export interface SectionProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A part of a view under its own heading. */
export function Section({ heading, children }: SectionProps) {
  const id = useId()
  return (
    <section className={section} aria-labelledby={id}>
      <h3 id={id} className={sectionTitle}>
        {heading}
      </h3>
      {children}
    </section>
  )
}
