import type { OwnPerson } from '@delebil/core-api'
import { ErrorMessage, SaveButton, TextField } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { EmailField, NameField, PhoneField, personChecks } from '../../site/form/person-fields.tsx'
import { UnsavedChanges } from '../../site/form/unsaved-changes.tsx'
import { useForm } from '../../site/form/use-form.ts'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'

function valuesOf({ name, email, phone }: OwnPerson) {
  return { name, email, phone: formatPhone(phone ?? ''), currentPassword: '' }
}

/** Name, e-mail and phone. A new e-mail address asks for the password where there is one. */
export function PersonForm({ person, onSaved }: { person: OwnPerson; onSaved: (person: OwnPerson) => void }) {
  const { api, session } = useSite()
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm({
    initial: valuesOf(person),
    checks: personChecks,
    send: ({ currentPassword, ...data }) =>
      api.updatePerson({ body: { ...data, ...(currentPassword !== '' && { currentPassword }) } }),
    onDone: ({ entity }) => {
      form.reset(valuesOf(entity))
      setIsSaved(true)
      onSaved(entity)
      void session.refreshUserData()
    },
  })
  const isNewEmail = form.values.email.trim().toLowerCase() !== person.email.toLowerCase()
  return (
    <form className={css.form} onSubmit={form.onSubmit} noValidate>
      <NameField field={form.field('name')} />
      <EmailField field={form.field('email')} autoComplete="email" />
      {isNewEmail && person.hasPassword && (
        <TextField
          label={fieldTexts.currentPassword}
          help={fieldTexts.currentPasswordHelp}
          type="password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      )}
      <PhoneField field={form.field('phone')} />
      <ErrorMessage>{form.refusal?.message}</ErrorMessage>
      <div role="status">{isSaved && !form.isChanged && <p className={css.done}>{accountTexts.data.saved}</p>}</div>
      <div>
        <SaveButton isSaved={!form.isChanged} isPending={form.isPending} />
      </div>
      <UnsavedChanges isUnsaved={form.isChanged} />
    </form>
  )
}
