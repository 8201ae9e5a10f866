import type { Reservation } from '@delebil/core-api'
import { Button, Card, ErrorMessage, Stack, TextField } from '@delebil/ui'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import type { Judged } from '../../data/law-of.ts'
import { useLaw } from '../../data/use-law.ts'
import { odometerTexts as own } from '../../locale/odometer-texts.ts'
import { AddPictureDialog } from '../../message/add-picture-dialog.tsx'
import { paragraph } from '../../panel/panel.css.ts'
import { Section } from '../../panel/section.tsx'
import { useOdometerReport } from './use-odometer-report.ts'

export interface OdometerQuestionProps {
  readonly reservation: Judged & Pick<Reservation, 'id' | 'odometer' | 'kilometers' | 'kilometersMissing'>
  readonly now: Date
}

/** Asks whoever drove for what the odometer showed, where nobody knows how far an ended trip went. */
export function OdometerQuestion({ reservation, now }: OdometerQuestionProps) {
  const { may } = useLaw(reservation, now)
  const { form, missing, isDone } = useOdometerReport(reservation)
  const { id, kilometers, kilometersMissing } = reservation
  if (!kilometersMissing) {
    return (
      isDone && (
        <p role="status" className={paragraph}>
          {own.done(kilometers)}
        </p>
      )
    )
  }
  if (may('report-odometer') !== undefined) return null
  return (
    <Card>
      <Section level="h2" heading={own.heading}>
        <form {...form.props}>
          <Stack gapPx={16}>
            <p className={paragraph}>{own.text}</p>
            {missing.map((moment) => (
              <TextField
                key={moment}
                label={own[moment]}
                help={moment === 'start' ? own.startHelp : own.help}
                inputMode="numeric"
                maxLength={6}
                isRequired
                {...form.field(moment)}
              />
            ))}
            <DashboardPicture id={id} />
            <ErrorMessage>{form.problem}</ErrorMessage>
            <div>
              <Button variant="primary" {...form.button}>
                {own.send}
              </Button>
            </div>
          </Stack>
        </form>
      </Section>
    </Card>
  )
}

/** A picture of the dashboard, as a message of the reservation. */
function DashboardPicture({ id }: { readonly id: number }) {
  const [picture, setPicture] = useState<File>()
  const [done, setDone] = useState<string>()
  return (
    <div>
      <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => setPicture(files?.[0])}>
        <Button icon={Camera}>{own.picture}</Button>
      </FileTrigger>
      <p role="status" className={paragraph}>
        {done}
      </p>
      <AddPictureDialog reservation={{ id }} picture={picture} onClose={() => setPicture(undefined)} onDone={setDone} />
    </div>
  )
}
