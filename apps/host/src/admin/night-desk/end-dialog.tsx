import { useAdminChange } from '@delebil/admin-components'
import { Button, ErrorMessage, Modal, RadioGroup } from '@delebil/ui'
import { useState } from 'react'
import { nightTexts } from './night-texts.ts'

export interface NightDialogProps {
  readonly id: number
  /** Of the reservation, as it is seen. */
  readonly version: number
  readonly onClose: () => void
  /** Told what to say of it. */
  readonly onDone: (text: string) => void
  /** Told that it was refused: what it has become is asked for. */
  readonly onRefused: () => void
}

/** Ends the trip, once it is known whether the car was damaged. */
export function EndDialog({ id, version, onClose, onDone, onRefused }: NightDialogProps) {
  const [damaged, setDamaged] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const { send, isPending, refusal } = useAdminChange('night-desk.end')
  async function end(): Promise<void> {
    setIsTried(true)
    if (damaged === null) return
    const result = await send({ params: { id }, body: { carWasDamaged: damaged === 'yes', version } })
    if (result.ok) onDone(nightTexts.ended)
    else if (result.refusal.code === 'record.stale') onRefused()
  }
  const actions = (
    <>
      <Button onPress={onClose}>{nightTexts.cancel}</Button>
      <Button variant="primary" isPending={isPending} onPress={() => void end()}>
        {nightTexts.end}
      </Button>
    </>
  )
  return (
    <Modal isOpen onClose={onClose} heading={nightTexts.end} size="small" actions={actions}>
      <RadioGroup
        label={nightTexts.endQuestion}
        options={[
          { id: 'no', label: nightTexts.no },
          { id: 'yes', label: nightTexts.yes },
        ]}
        value={damaged}
        onChange={setDamaged}
      />
      <ErrorMessage>{isTried && damaged === null ? nightTexts.required : refusal?.message}</ErrorMessage>
    </Modal>
  )
}
