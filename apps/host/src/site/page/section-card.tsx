import { Card } from '@delebil/ui'
import { type ReactNode, useId } from 'react'
import { form, sectionTitle } from './page.css.ts'

/** One subject of the profile under its own heading. */
export function SectionCard({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padding="large">
      <div className={form}>
        <h2 id={id} className={sectionTitle}>
          {heading}
        </h2>
        {children}
      </div>
    </Card>
  )
}
