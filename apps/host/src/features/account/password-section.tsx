import type { OwnPerson } from '@delebil/core-api'
import { Button, TextField } from '@delebil/ui'
import { checkNewPassword, checkRequired } from '@delebil/validation'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { personFields } from '../../site/form/person-fields.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import * as css from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { accountTexts } from './account-texts.ts'

const { password: own } = accountTexts

/** Changing the password; the form opens when it is asked for. */
export function PasswordSection({ person, onChanged }: { person: OwnPerson; onChanged: () => void }) {
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed')
  return (
    <SectionCard heading={own.heading}>
      {!person.hasPassword && <p className={css.paragraph}>{own.none}</p>}
      {person.hasPassword && step !== 'open' && (
        <>
          <div role="status">{step === 'done' && <p className={css.done}>{own.changed}</p>}</div>
          <p className={css.muted}>{own.text}</p>
          <div>
            <Button onPress={() => setStep('open')}>{own.change}</Button>
          </div>
        </>
      )}
      {step === 'open' && (
        <PasswordForm
          onCancel={() => setStep('closed')}
          onDone={() => {
            setStep('done')
            onChanged()
          }}
        />
      )}
    </SectionCard>
  )
}

function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { api } = useSite()
  const form = useCheckedForm({
    initial: { currentPassword: '', newPassword: '' },
    checks: { currentPassword: checkRequired, newPassword: checkNewPassword },
    send: (body) => api.changePassword({ body }),
    onDone,
  })
  return (
    <SiteForm
      form={form}
      submit={own.change}
      variant="secondary"
      isWide={false}
      beside={
        <Button variant="quiet" onPress={onCancel}>
          {accountTexts.mine.cancel}
        </Button>
      }
    >
      <TextField {...personFields.currentPassword} autoFocus {...form.field('currentPassword')} />
      <TextField {...personFields.newPassword} {...form.field('newPassword')} />
    </SiteForm>
  )
}
