import { Button, Modal, RadioGroup, Stack } from '@delebil/ui'
import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../locale/texts.ts'
import { paragraph } from '../panel/panel.css.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import type { ActionProps } from './open-action.tsx'
import { slot } from './reservation.css.ts'
import { useReservationChange } from './use-reservation-change.ts'

interface EndActionProps extends Pick<ActionProps, 'reservation'> {
  /** Gets the words for the person; the action itself is gone by then. */
  readonly onDone: (text: string) => void
}

type Declaration = 'undamaged' | 'damaged'

/** Ends the trip, with the declaration whether the car was damaged; it has no default, so that nobody declares by accident. */
export function EndAction({ reservation, onDone }: EndActionProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [declaration, setDeclaration] = useState<Declaration>()
  const [isMissing, setIsMissing] = useState(false)
  const change = useReservationChange('endReservation')

  async function end() {
    setIsMissing(declaration === undefined)
    if (declaration === undefined) return
    const ended = await change.send({
      params: { id: reservation.id },
      body: { carWasDamaged: declaration === 'damaged' },
    })
    setIsAsking(false)
    if (ended) onDone(texts.end.done)
  }

  return (
    <div className={slot}>
      <Button icon={CircleStop} isWide onPress={() => setIsAsking(true)}>
        {texts.end.action}
      </Button>
      <Modal
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        heading={texts.end.heading}
        size="small"
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>{texts.cancel}</Button>
            <Button variant="primary" isPending={change.state.name === 'pending'} onPress={() => void end()}>
              {texts.end.action}
            </Button>
          </>
        }
      >
        <Stack gapPx={16}>
          <p className={paragraph}>{texts.end.text}</p>
          <RadioGroup
            label={texts.end.question}
            options={[
              { id: 'undamaged', label: texts.end.undamaged },
              { id: 'damaged', label: texts.end.damaged },
            ]}
            value={declaration ?? null}
            onChange={(value) => setDeclaration(value as Declaration)}
            help={declaration === 'damaged' ? texts.end.damagedHelp : undefined}
            error={isMissing && declaration === undefined ? texts.end.required : undefined}
          />
        </Stack>
      </Modal>
      <ChangeFeedback state={change.state} onClear={change.clear} />
    </div>
  )
}
