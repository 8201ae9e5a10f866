import { Banner, Stack } from '@delebil/ui'
import type { ReactNode } from 'react'
import * as css from './record.css.ts'
import { WhyAnyway } from './why-anyway.tsx'

interface OverrideNoticeProps {
  readonly message: string | undefined
  readonly confirmText: string
  readonly isPending: boolean
  readonly onConfirm: (why: string) => void
  /** What helps, where something does. */
  readonly children?: ReactNode
}

/** A rule that staff pass on purpose, with a reason. */
export function OverrideNotice({ message, confirmText, isPending, onConfirm, children }: OverrideNoticeProps) {
  return (
    <section className={css.affected} aria-label={confirmText}>
      <Stack gapPx={12}>
        {message !== undefined && (
          <Banner tone="error" title={message}>
            {children}
          </Banner>
        )}
        <WhyAnyway confirmText={confirmText} isPending={isPending} onConfirm={onConfirm} />
      </Stack>
    </section>
  )
}
