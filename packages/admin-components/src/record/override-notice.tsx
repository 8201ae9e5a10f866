import { Banner, Stack } from '@delebil/ui'
import * as css from './record.css.ts'
import { WhyAnyway } from './why-anyway.tsx'

interface OverrideNoticeProps {
  readonly message: string | undefined
  readonly confirmText: string
  readonly isPending: boolean
  readonly onConfirm: (why: string) => void
}

/** A rule that staff pass on purpose, with a reason. */
export function OverrideNotice({ message, confirmText, isPending, onConfirm }: OverrideNoticeProps) {
  return (
    <section className={css.affected} aria-label={confirmText}>
      <Stack gapPx={12}>
        {message !== undefined && (
          <div data-refusal tabIndex={-1}>
            <Banner tone="error" title={message} />
          </div>
        )}
        <WhyAnyway confirmText={confirmText} isPending={isPending} onConfirm={onConfirm} />
      </Stack>
    </section>
  )
}
