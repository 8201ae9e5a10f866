import { Banner, FormDialog, RadioGroup } from '@delebil/ui'
import { DamageFields } from '../../damage/damage-fields.tsx'
import { damageTexts } from '../../locale/damage-texts.ts'
import { texts } from '../../locale/texts.ts'
import { muted, paragraph } from '../../panel/panel.css.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { EndPrice } from '../quote/end-price.tsx'
import { useEndTrip } from './use-end-trip.ts'

const choices = [
  { id: 'undamaged', label: texts.end.undamaged },
  { id: 'damaged', label: texts.end.damaged },
]

/** Ends the trip, with the declaration whether the car was damaged; it has no default, so that nobody declares by accident. */
export function EndDialog(props: ActionDialogProps) {
  const { reservation, isOpen, onClose } = props
  const trip = useEndTrip(props)
  const { form, blockers } = trip
  const { declaration } = form.values
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      onClose={onClose}
      heading={texts.end.heading}
      size={declaration === 'damaged' ? 'medium' : 'small'}
      submit={blockers.length === 0 ? texts.end.action : undefined}
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
        <>
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
            {...form.field('declaration')}
            help={declaration === 'damaged' ? texts.end.damagedHelp : undefined}
          />
          {declaration === 'damaged' && <DamageFields kind="DAMAGE" form={form} uploads={trip.uploads} />}
          {!trip.isChecking && <EndPrice reservation={reservation} />}
        </>
      )}
    </FormDialog>
  )
}
