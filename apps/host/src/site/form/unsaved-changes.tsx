import { ConfirmDialog } from '@delebil/ui'
import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useSite } from '../context/site-context.ts'
import { leaveTexts } from './leave-texts.ts'

const pathOf = ({ pathname }: Location) => pathname

interface UnsavedChangesProps {
  readonly isUnsaved: boolean
  /** What of an address is one place: leaving it is asked about. */
  readonly placeOf?: (location: Location) => string
}

/** Asks before a page with something typed is left, by a link, the back button or the tab's cross. */
export function UnsavedChanges({ isUnsaved, placeOf = pathOf }: UnsavedChangesProps) {
  const { unsaved } = leaveTexts
  const { unsaved: unsavedOnPage } = useSite()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && placeOf(currentLocation) !== placeOf(nextLocation),
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
