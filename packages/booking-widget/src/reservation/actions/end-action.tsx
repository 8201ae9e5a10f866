import { Banner, Button, ErrorMessage, Modal, RadioGroup, Stack } from '@delebil/ui'
import { CircleStop } from 'lucide-react'
import { DamageFields } from '../../damage/damage-fields.tsx'
import { useDamageDraft } from '../../damage/use-damage-draft.ts'
import { damageTexts } from '../../locale/damage-texts.ts'
import { texts } from '../../locale/texts.ts'
import { muted, paragraph } from '../../panel/panel.css.ts'
import type { ActionProps } from '../action-props.ts'
import { EndPrice } from '../quote/end-price.tsx'
import { slot } from '../reservation.css.ts'
import { type Declaration, useEndTrip } from '../use-end-trip.ts'

interface EndActionProps extends Pick<ActionProps, 'reservation'> {
  /** Gets the words for the person; the action itself is gone by then. */
  readonly onDone: (text: string) => void
}

const choices = [
  { id: 'undamaged', label: texts.end.undamaged },
  { id: 'damaged', label: texts.end.damaged },
]

/** Ends the trip, with the declaration whether the car was damaged; it has no default, so that nobody declares by accident. */
export function EndAction({ reservation, onDone }: EndActionProps) {
  const draft = useDamageDraft(reservation.id, 'DAMAGE')
  const trip = useEndTrip(reservation.id, draft, onDone)
  const { declaration, blockers } = trip
  return (
    <div className={slot}>
      <Button icon={CircleStop} isWide onPress={trip.open}>
        {texts.end.action}
      </Button>
      <Modal
        isOpen={trip.isAsking}
        onClose={trip.close}
        heading={texts.end.heading}
        size={declaration === 'damaged' ? 'medium' : 'small'}
        actions={
          <>
            <Button onPress={trip.close}>{texts.cancel}</Button>
            {blockers.length === 0 && (
              <Button variant="primary" isPending={trip.isSending} onPress={() => void trip.end()}>
                {texts.end.action}
              </Button>
            )}
          </>
        }
      >
        {blockers.length > 0 ? (
          <Banner tone="warning" title={damageTexts.end.blocked}>
            {blockers.map(({ code, message }) => (
              <p key={code} className={paragraph}>
                {message}
              </p>
            ))}
          </Banner>
        ) : (
          <Stack gapPx={16}>
            <p className={paragraph}>{texts.end.text}</p>
            {trip.isChecking && (
              <p role="status" className={muted}>
                {damageTexts.end.checking}
              </p>
            )}
            {trip.warnings.length > 0 && (
              <Banner tone="warning" title={damageTexts.end.warned}>
                {trip.warnings.map(({ kind, message }) => (
                  <p key={kind} className={paragraph}>
                    {message}
                  </p>
                ))}
              </Banner>
            )}
            <RadioGroup
              label={texts.end.question}
              options={choices}
              value={declaration ?? null}
              onChange={(value) => trip.declare(value as Declaration)}
              help={declaration === 'damaged' ? texts.end.damagedHelp : undefined}
              error={trip.isMissing ? texts.end.required : undefined}
            />
            {declaration === 'damaged' && <DamageFields draft={draft} />}
            {!trip.isChecking && <EndPrice reservation={reservation} />}
            <ErrorMessage>{trip.problem}</ErrorMessage>
          </Stack>
        )}
      </Modal>
    </div>
  )
}
