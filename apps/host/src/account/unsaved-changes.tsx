import { ConfirmDialog } from '@delebil/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'

/** Asks before a page with something typed is left, by a link, the back button or the tab's cross. */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const { unsaved } = texts.account
  const { unsaved: unsavedOnPage } = useSite()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
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
