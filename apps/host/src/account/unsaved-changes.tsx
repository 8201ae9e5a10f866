import { ConfirmDialog } from '@delebil/ui'
import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'

interface UnsavedChangesProps {
  readonly isUnsaved: boolean
  /** What of the query is a place of its own on the page: a drawer that is typed in is left by going back, too. */
  readonly within?: string | undefined
}

/** Asks before a page with something typed is left, by a link, the back button or the tab's cross. */
export function UnsavedChanges({ isUnsaved, within }: UnsavedChangesProps) {
  const { unsaved } = texts.account
  const { unsaved: unsavedOnPage } = useSite()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && placeOf(currentLocation, within) !== placeOf(nextLocation, within),
  )
  useEffect(() => (isUnsaved ? unsavedOnPage.hold() : undefined), [isUnsaved, unsavedOnPage])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      heading={unsaved.heading}
      confirmText={unsaved.leave}
      cancelText={unsaved.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {unsaved.text}
    </ConfirmDialog>
  )
}

const placeOf = ({ pathname, search }: Location, within: string | undefined): string =>
  within === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(within) ?? ''}`
