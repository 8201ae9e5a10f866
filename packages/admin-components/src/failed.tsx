import { Banner, Button, EmptyState } from '@delebil/ui'
import { CircleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './failed.css.ts'
import { texts } from './texts.ts'

export interface FailedProps {
  /** A line in a panel, a banner above the rest, or in place of a page; there it may also wait for the network. */
  readonly as?: 'line' | 'banner' | 'page' | 'offline'
  /** What could not be had; a line says only why. */
  readonly heading?: string
  readonly level?: 2 | 3
  readonly onAgain?: () => void
  /** Why. */
  readonly children?: ReactNode
}

/** What could not be had, why, and the way to ask again. */
export function Failed({ as = 'line', heading = texts.offlineHeading, level = 2, onAgain, children }: FailedProps) {
  const isPage = as === 'page' || as === 'offline'
  const again = onAgain && (
    <Button isSmall={!isPage} onPress={onAgain}>
      {texts.again}
    </Button>
  )
  if (isPage) {
    return (
      <EmptyState icon={as === 'page' ? CircleAlert : WifiOff} heading={heading} level={level} action={again}>
        {children}
      </EmptyState>
    )
  }
  if (as === 'banner') {
    return (
      <Banner tone="error" title={heading}>
        {children} {again}
      </Banner>
    )
  }
  return (
    <div className={css.failed} role="alert">
      <p className={css.muted}>{children}</p>
      {again}
    </div>
  )
}
