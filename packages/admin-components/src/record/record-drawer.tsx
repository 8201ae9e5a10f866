import { ConfirmDialog, Modal } from '@delebil/ui'
import { useEffect, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { RecordView } from './record-view.tsx'

interface RecordDrawerProps {
  readonly screen: Screen
  /** The id of a record, or 'ny'; left out, nothing is open. */
  readonly open: string | undefined
  readonly onClose: () => void
}

/** A record that has no page of its own, over its list, with an address of its own. */
export function RecordDrawer({ screen, open, onClose }: RecordDrawerProps) {
  const { guard, navigate } = useAdminHost()
  const [isDirty, setIsDirty] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [next, setNext] = useState<string>()
  const [isClosing, setIsClosing] = useState(false)
  // One render later: the guard must have let go first.
  useEffect(() => {
    if (next !== undefined) navigate(next)
  }, [next, navigate])
  useEffect(() => {
    if (isClosing) onClose()
    setIsClosing(false)
  }, [isClosing, onClose])
  const close = () => {
    setIsAsking(false)
    setIsDirty(false)
    setIsClosing(true)
  }
  const isNew = open === 'ny'
  const id = Number(open)
  const isOpen = isNew || (Number.isSafeInteger(id) && id > 0)
  return (
    <>
      {guard(isDirty && isOpen && next === undefined && !isClosing)}
      <Modal
        isOpen={isOpen}
        size="large"
        heading={(isNew && screen.newText) || screen.heading[1]}
        onClose={() => (isDirty ? setIsAsking(true) : close())}
      >
        {isOpen && (
          <RecordView
            key={open}
            screen={screen}
            id={isNew ? undefined : id}
            onDirty={setIsDirty}
            onCreated={(_record, to) => (to === undefined ? close() : setNext(to))}
            onGone={close}
          />
        )}
      </Modal>
      <ConfirmDialog
        isOpen={isAsking}
        heading={texts.unsavedHeading}
        confirmText={texts.leave}
        cancelText={texts.stay}
        onConfirm={close}
        onCancel={() => setIsAsking(false)}
      >
        {texts.unsaved}
      </ConfirmDialog>
    </>
  )
}
