import { useAnswer } from '@delebil/core-api/react'
import { Button, CheckboxGroup, Modal, Skeleton } from '@delebil/ui'
import { memberProblemText } from '@delebil/validation/text'
import { useEffect, useState } from 'react'
import { useWaitingChange } from '../../data/use-waiting-change.ts'
import { offlineTexts } from '../../locale/offline-texts.ts'
import { texts } from '../../locale/texts.ts'
import { RetryState } from '../../panel/retry-state.tsx'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { useReservationChange } from '../use-reservation-change.ts'
import { useOnOpen } from './use-on-open.ts'

/** Who may drive, out of the people of the membership. The list that is sent is the whole list. */
export function DriversDialog({ reservation, isOpen, onClose, onDone }: ActionDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const change = useReservationChange('updateDrivers')
  const members = useAnswer('listMembershipMembers', isOpen ? { params: { id: reservation.membershipId } } : undefined)
  const waiting = useWaitingChange('updateDrivers', reservation.id)
  const isNobody = chosen.length === 0
  useOnOpen(isOpen, () => {
    setChosen((waiting?.body ?? reservation.drivers).map(({ id }) => String(id)))
    change.clear()
  })

  async function save() {
    if (isNobody) return
    const changed = await change.send({
      params: { id: reservation.id },
      body: chosen.map((id) => ({ id: Number(id) })),
    })
    if (!changed) return
    onClose()
    onDone(texts.drivers.done)
  }
  // Kept on the device is done as far as the person is concerned.
  const isKept = isOpen && change.state.name === 'waiting'
  useEffect(() => {
    if (!isKept) return
    onClose()
    onDone(offlineTexts.saved)
  }, [isKept, onClose, onDone])

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      heading={texts.drivers.heading}
      size="small"
      actions={
        <Button variant="primary" isDisabled={isNobody} isPending={change.isPending} onPress={() => void save()}>
          {texts.drivers.save}
        </Button>
      }
    >
      {members.error && (
        <RetryState heading={texts.drivers.failed} error={members.error} onRetry={() => void members.mutate()} />
      )}
      {!members.error && !members.data && <Skeleton heightPx={96} />}
      {members.data && (
        <CheckboxGroup
          label={texts.drivers.action}
          help={texts.drivers.help}
          options={members.data.data.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={[...chosen]}
          onChange={setChosen}
          error={isNobody ? memberProblemText['reservation.driver-required'] : undefined}
        />
      )}
      <ChangeFeedback state={change.state} onClear={change.clear} />
    </Modal>
  )
}
