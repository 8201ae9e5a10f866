import type { OwnPerson } from '@delebil/core-api'
import { SaveButton, TextField } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { personChecks, personFields } from '../../site/form/person-fields.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { UnsavedChanges } from '../../site/form/unsaved-changes.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'

function valuesOf({ name, email, phone }: OwnPerson) {
  return { name, email, phone: formatPhone(phone ?? ''), currentPassword: '' }
}

/** Name, e-mail and phone. A new e-mail address asks for the password where there is one. */
export function PersonForm({ person, onSaved }: { person: OwnPerson; onSaved: (person: OwnPerson) => void }) {
  const { api, session } = useSite()
  const form = useCheckedForm({
    initial: valuesOf(person),
    // A name from before the rule is no mistake until it is changed.
    checks: { ...personChecks, name: (value) => (value === person.name ? undefined : personChecks.name(value)) },
    send: ({ currentPassword, ...data }) =>
      api.updatePerson({ body: { ...data, ...(currentPassword !== '' && { currentPassword }) } }),
    savedAs: ({ entity }) => valuesOf(entity),
    onDone: ({ entity }) => {
      onSaved(entity)
      void session.refreshUserData()
    },
  })
  const isNewEmail = form.values.email.trim().toLowerCase() !== person.email.toLowerCase()
  return (
    <SiteForm
      form={form}
      submit={
        <>
          <div role="status">{form.isSaved && <p className={css.done}>{accountTexts.data.saved}</p>}</div>
          <div>
            <SaveButton isSaved={!form.isChanged} isPending={form.isPending} />
          </div>
        </>
      }
    >
      <TextField {...personFields.name} {...form.field('name')} />
      <TextField {...personFields.username} autoComplete="email" {...form.field('email')} />
      {isNewEmail && person.hasPassword && (
        <TextField
          {...personFields.currentPassword}
          help={fieldTexts.currentPasswordHelp}
          {...form.field('currentPassword')}
        />
      )}
      <TextField {...personFields.phone} {...form.field('phone')} />
      <UnsavedChanges isUnsaved={form.isChanged} />
    </SiteForm>
  )
}
