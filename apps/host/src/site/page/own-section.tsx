import { Button, ErrorMessage, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import type { ReactNode } from 'react'
import type { Own } from '../data/use-own.ts'
import { pageTexts } from './page-texts.ts'
import { SectionCard } from './section-card.tsx'

export interface OwnSectionProps<T> {
  heading: string
  own: Own<T>
  children: (data: T) => ReactNode
}

/** A section that waits for its data: skeleton, then the data, or why not and a way to try again. */
export function OwnSection<T>({ heading, own, children }: OwnSectionProps<T>) {
  return (
    <SectionCard heading={heading}>
      {own.data !== undefined && children(own.data)}
      {own.refusal && (
        <Stack gapPx={8} align="start">
          <ErrorMessage>{`${pageTexts.couldNotLoad}. ${own.refusal.message}`}</ErrorMessage>
          <Button onPress={() => own.refresh()}>{pageTexts.retry}</Button>
        </Stack>
      )}
      {own.data === undefined && !own.refusal && (
        <Stack gapPx={12}>
          <VisuallyHidden>{pageTexts.loading}</VisuallyHidden>
          <Skeleton heightPx={44} />
          <Skeleton heightPx={44} />
        </Stack>
      )}
    </SectionCard>
  )
}
