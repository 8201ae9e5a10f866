import { useAdminChange, useAdminHost } from '@delebil/admin-components'
import { FormDialog, TextArea, useForm } from '@delebil/ui'
import type { Coordinates } from '@delebil/validation'
import { formatWhen } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import * as css from './shared.css.ts'

const SHORTEST = 10

/** Norwegian texts of asking where a car is. */
export const positionTexts = {
  ask: 'Vis hvor bilen er',
  heading: 'Hvorfor må du vite hvor bilen er?',
  text: 'Noen kan sitte i bilen. Grunnen lagres og står i bilens historikk.',
  why: 'Grunn',
  whyHelp: 'Minst 10 tegn',
  whyError: 'Skriv en grunn på minst 10 tegn',
  reveal: 'Vis posisjonen',
  silent: 'Bilen oppgir ikke hvor den er.',
} as const

interface PositionDialogProps {
  readonly carId: number
  readonly onClose: () => void
  /** `place`: nothing where the car does not tell; `at`: when it was there. */
  readonly onPosition: (place: Coordinates | undefined, at: string) => void
}

/** Where a car really is, for a reason that is typed and kept before the car is asked. */
export function PositionDialog({ carId, onClose, onPosition }: PositionDialogProps) {
  const { now } = useAdminHost()
  const revealing = useAdminChange('fleet-map.position')
  const form = useForm({
    initial: { why: '' },
    check: ({ why }) => ({ why: why.trim().length < SHORTEST ? positionTexts.whyError : undefined }),
    send: (body) => revealing.send({ params: { id: carId }, body }),
    onDone: ({ position, at }) => {
      const [longitude, latitude] = position?.coordinates ?? []
      const moment = parseInstant(at)
      const isKnown = longitude !== undefined && latitude !== undefined
      onPosition(isKnown ? { latitude, longitude } : undefined, moment ? formatWhen(moment, now()) : '')
    },
  })
  return (
    <FormDialog form={form} heading={positionTexts.heading} submit={positionTexts.reveal} onClose={onClose}>
      <p className={css.muted}>{positionTexts.text}</p>
      <TextArea label={positionTexts.why} help={positionTexts.whyHelp} autoFocus {...form.field('why')} />
    </FormDialog>
  )
}
