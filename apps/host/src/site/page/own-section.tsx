import type { Asked } from '@delebil/core-api/react'
import { Button, ErrorMessage, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import type { ReactNode } from 'react'
import { pageTexts } from './page-texts.ts'
import { SectionCard } from './section-card.tsx'

export interface OwnSectionProps<T> {
  heading: string
  own: Pick<Asked<T>, 'data' | 'error' | 'mutate'>
  children: (data: T) => ReactNode
}

/** A section that waits for its data: skeleton, then the data, or why not and a way to try again. */
export function OwnSection<T>({ heading, own, children }: OwnSectionProps<T>) {
  const isWaiting = own.data === undefined && !own.error
  return (
    <SectionCard heading={heading} isWaiting={isWaiting}>
      {own.data !== undefined && children(own.data)}
      {own.data === undefined && own.error && (
        <Stack gapPx={8} align="start">
          <ErrorMessage>{`${pageTexts.couldNotLoad}. ${own.error.message}`}</ErrorMessage>
          <Button onPress={() => void own.mutate()}>{pageTexts.retry}</Button>
        </Stack>
      )}
      {isWaiting && (
        <Stack gapPx={12}>
          <VisuallyHidden>{pageTexts.loading}</VisuallyHidden>
          <Skeleton heightPx={44} />
          <Skeleton heightPx={44} />
        </Stack>
      )}
    </SectionCard>
  )
}
