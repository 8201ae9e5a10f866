import { Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { texts } from '../texts.ts'
import * as css from './record.css.ts'

/** Holds the place of a record until it is there: its name, its form, and what stands beside it. */
export function ComingRecord({ isNew }: { isNew: boolean }) {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {isNew ? (
        <div className={css.readWidth}>
          <Skeleton heightPx={320} />
        </div>
      ) : (
        <div className={css.columns}>
          <div className={css.across}>
            <Skeleton width={280} heightPx={32} />
          </div>
          <Skeleton heightPx={360} />
          <Stack gapPx={16}>
            <Skeleton heightPx={160} />
            <Skeleton heightPx={200} />
          </Stack>
        </div>
      )}
    </div>
  )
}
