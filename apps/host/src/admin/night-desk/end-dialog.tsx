import { useAdminChange } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import { FormDialog, RadioGroup, useForm } from '@delebil/ui'
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
  const ending = useAdminChange('night-desk.end')
  const form = useForm<{ damaged: string | null }, Refusal, unknown>({
    initial: { damaged: null },
    check: ({ damaged }) => ({ damaged: damaged === null ? nightTexts.required : undefined }),
    send: async ({ damaged }) => {
      const result = await ending.send({ params: { id }, body: { carWasDamaged: damaged === 'yes', version } })
      if (!result.ok && result.refusal.code === 'record.stale') onRefused()
      return result
    },
    onDone: () => onDone(nightTexts.ended),
  })
  return (
    <FormDialog form={form} heading={nightTexts.end} submit={nightTexts.end} size="small" onClose={onClose}>
      <RadioGroup
        label={nightTexts.endQuestion}
        options={[
          { id: 'no', label: nightTexts.no },
          { id: 'yes', label: nightTexts.yes },
        ]}
        {...form.field('damaged')}
      />
    </FormDialog>
  )
}
