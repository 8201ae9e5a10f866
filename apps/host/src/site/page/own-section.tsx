import { Button, ErrorMessage, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import type { ReactNode } from 'react'
import { paragraph, waiting } from './page.css.ts'
import { pageTexts } from './page-texts.ts'
import { SectionCard } from './section-card.tsx'
import { type Awaited, type HeldBack, useHeldBack } from './use-held-back.ts'

export interface OwnSectionProps<T> {
  heading: string
  /** Held back by who else shows what is in it. */
  own: Awaited<T> | HeldBack<T>
  children: (data: T) => ReactNode
}

/** A section that waits for its data: skeleton, then the data, or why not and a way to try again. Never does it push on what is read below it. */
export function OwnSection<T>({ heading, own, children }: OwnSectionProps<T>) {
  const held = useHeldBack(own)
  const { data, error, mutate, isLate, show } = 'isLate' in own ? own : held
  return (
    <SectionCard heading={heading} isWaiting={data === undefined && !error && !isLate}>
      {data !== undefined ? children(data) : <div className={waiting}>{instead()}</div>}
    </SectionCard>
  )

  function instead(): ReactNode {
    if (show) {
      return (
        <Stack gapPx={8} align="start">
          <p role="status" className={paragraph}>
            {pageTexts.cameLate}
          </p>
          <Button onPress={show}>{pageTexts.showNow(heading)}</Button>
        </Stack>
      )
    }
    if (error) {
      return (
        <Stack gapPx={8} align="start">
          <ErrorMessage>{`${pageTexts.couldNotLoad}. ${error.message}`}</ErrorMessage>
          <Button onPress={() => void mutate()}>{pageTexts.retry}</Button>
        </Stack>
      )
    }
    return (
      <Stack gapPx={12}>
        <VisuallyHidden>{pageTexts.loading}</VisuallyHidden>
        <Skeleton heightPx={44} />
        <Skeleton heightPx={44} />
      </Stack>
    )
  }
}
