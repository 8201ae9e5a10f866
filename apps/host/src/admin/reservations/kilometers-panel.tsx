import { type RecordPanel, useAdminHost, useOfferCommands } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Banner, Button, FormDialog, Stack, TextArea, TextField } from '@delebil/ui'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import * as css from '../shared/shared.css.ts'
import { readReservation, staffMay } from '../shared/staff-may.ts'
import { kilometersTexts as texts } from './kilometers-texts.ts'
import { useCorrection } from './use-correction.ts'

interface PanelProps {
  readonly record: Read<'reservations'>
}

/** How far a trip went, and the way to correct it. */
export function KilometersPanel({ record }: PanelProps) {
  const { now } = useAdminHost()
  const [isOpen, setIsOpen] = useState(false)
  const problem = staffMay('correct-kilometers', readReservation(record), { kind: 'office' }, now())
  const { kilometers, kilometersMissing } = record
  useOfferCommands(
    problem === undefined
      ? [
          {
            id: 'correct-kilometers',
            label: texts.action,
            group: texts.heading,
            icon: Gauge,
            run: () => setIsOpen(true),
          },
        ]
      : [],
  )
  if (problem !== undefined) return <p className={css.muted}>{texts.notEnded}</p>
  return (
    <Stack gapPx={12}>
      {kilometersMissing && <Banner tone="warning" title={texts.missing} />}
      {!kilometersMissing && kilometers !== null && <p>{texts.known(kilometers)}</p>}
      <div>
        <Button icon={Gauge} onPress={() => setIsOpen(true)}>
          {texts.action}
        </Button>
      </div>
      {isOpen && <CorrectionDialog record={record} onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}

function CorrectionDialog({ record, onClose }: PanelProps & { readonly onClose: () => void }) {
  const { form, tried } = useCorrection(record, onClose)
  const figure = { inputMode: 'numeric', maxLength: 6 } as const
  return (
    <FormDialog
      form={form}
      heading={texts.action}
      submit={tried ? texts.apply : texts.rehearse}
      size="small"
      onClose={onClose}
    >
      <TextField label={texts.start} isOptional {...figure} {...form.field('start')} />
      <TextField label={texts.end} isOptional {...figure} {...form.field('end')} />
      <TextField
        label={texts.kilometers}
        help={texts.kilometersHelp}
        isOptional
        {...figure}
        {...form.field('kilometers')}
      />
      <TextArea label={texts.why} maxLength={500} isRequired {...form.field('why')} />
      <div role="status">
        {tried && (
          <Banner tone="info" title={texts.rehearsed}>
            <p>{texts.before(tried.before)}</p>
            <p>{texts.after(tried.after)}</p>
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

/** The panel on the page of a reservation. */
export const kilometersPanel: RecordPanel<'reservations'> = {
  key: 'kilometers',
  heading: texts.heading,
  access: ['RESERVATION_WRITE'],
  isAside: true,
  shown: (record, { now }) =>
    staffMay('correct-kilometers', readReservation(record), { kind: 'office' }, now()) === undefined,
  Panel: KilometersPanel,
}
