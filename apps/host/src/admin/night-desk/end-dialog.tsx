import { useAdminHost, useAttempt } from '@delebil/admin-components'
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
  const { api, organizationId } = useAdminHost()
  const [damaged, setDamaged] = useState<string | null>(null)
  const attempt = useAttempt()
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  async function end(): Promise<void> {
    if (damaged === null) return setProblem(nightTexts.required)
    const body = { carWasDamaged: damaged === 'yes' }
    setIsPending(true)
    const result = await api.call('night-desk.end', {
      params: { id },
      query: { orgId: String(organizationId) },
      body: { ...body, version },
      idempotencyKey: attempt.keyFor(body),
    })
    setIsPending(false)
    if (result.ok) return onDone(nightTexts.ended)
    setProblem(result.refusal.message)
    if (result.refusal.code === 'record.stale') {
      attempt.end()
      onRefused()
    }
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
      <ErrorMessage>{problem}</ErrorMessage>
    </Modal>
  )
}
