import { type ReactNode, useId } from 'react'
import { section, sectionTitle } from './panel.css.ts'

export interface SectionProps {
  readonly heading: string
  /** Of the heading; `h3` where left out. */
  readonly level?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** A part of a view under its own heading. */
export function Section({ heading, level: Heading = 'h3', children }: SectionProps) {
  const id = useId()
  return (
    <section className={section} aria-labelledby={id}>
      <Heading id={id} className={sectionTitle}>
        {heading}
      </Heading>
      {children}
    </section>
  )
}
