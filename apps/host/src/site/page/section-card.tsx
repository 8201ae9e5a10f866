import { Card } from '@delebil/ui'
import { type ReactNode, useId } from 'react'
import { form, sectionTitle } from './page.css.ts'

/** One subject of the profile under its own heading. */
export function SectionCard({
  heading,
  isWaiting = false,
  children,
}: {
  heading: string
  /** How high it will be is not known yet: what is below it comes into sight with it, so that nothing is pushed on. */
  isWaiting?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padding="large">
      <div className={form} {...(isWaiting && { 'data-waiting': true })}>
        <h2 id={id} className={sectionTitle}>
          {heading}
        </h2>
        {children}
      </div>
    </Card>
  )
}
