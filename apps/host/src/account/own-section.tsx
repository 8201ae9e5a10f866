import { Button, ErrorMessage, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { SectionCard } from './section-card.tsx'
import type { Own } from './use-own.ts'

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
          <ErrorMessage>{`${texts.account.couldNotLoad}. ${own.refusal.message}`}</ErrorMessage>
          <Button onPress={() => own.refresh()}>{texts.account.retry}</Button>
        </Stack>
      )}
      {own.data === undefined && !own.refusal && (
        <Stack gapPx={12}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton heightPx={44} />
          <Skeleton heightPx={44} />
        </Stack>
      )}
    </SectionCard>
  )
}
