import type { OwnPerson } from '@delebil/core-api'
import { Button, ErrorMessage, Inline, TextField } from '@delebil/ui'
import { checkNewPassword, checkRequired } from '@delebil/validation'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { useForm } from '../../site/form/use-form.ts'
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
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    checks: { currentPassword: checkRequired, newPassword: checkNewPassword },
    send: (body) => api.changePassword({ body }),
    onDone,
  })
  return (
    <form className={css.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={fieldTexts.currentPassword}
        type="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('currentPassword')}
      />
      <TextField
        label={fieldTexts.newPassword}
        help={fieldTexts.passwordHelp}
        type="password"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <ErrorMessage>{form.refusal?.message}</ErrorMessage>
      <Inline>
        <Button type="submit" isPending={form.isPending}>
          {own.change}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {accountTexts.mine.cancel}
        </Button>
      </Inline>
    </form>
  )
}
