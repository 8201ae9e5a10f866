import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './error-page.css.ts'
import { PageHeading } from './page-heading.tsx'

/** A page that says what went wrong, under a sign of it. */
export function ErrorFrame({ icon, heading, children }: { icon: LucideIcon; heading: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <span className={css.mark}>
        <Icon of={icon} sizePx={28} />
      </span>
      <PageHeading>{heading}</PageHeading>
      {children}
    </div>
  )
}
