import { NAME_MAX_LENGTH, type OwnPerson } from '@delebil/core-api'
import { Button, ErrorMessage, TextField } from '@delebil/ui'
import { checkNationalId, checkRequired } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { useForm } from '../../site/form/use-form.ts'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'

const { license: own } = accountTexts

function surnameOf(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? ''
}

/** Asks the register about the person. The number is forgotten as soon as there is an answer. */
export function LicenseForm({ person, onVerified }: { person: OwnPerson; onVerified: (person: OwnPerson) => void }) {
  const { api, session } = useSite()
  const form = useForm({
    initial: { nationalId: '', surname: surnameOf(person.name) },
    checks: { nationalId: (value) => checkRequired(value) ?? checkNationalId(value), surname: checkRequired },
    send: (body) => api.verifyLicense({ body }),
    onDone: ({ entity }, { surname }) => {
      form.reset({ nationalId: '', surname })
      onVerified(entity)
      void session.refreshUserData()
    },
  })
  return (
    <form className={css.form} onSubmit={form.onSubmit} noValidate>
      <p className={css.paragraph}>{own.sms}</p>
      <TextField
        label={fieldTexts.nationalId}
        help={own.once}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        {...form.field('nationalId')}
      />
      <TextField
        label={fieldTexts.surname}
        autoComplete="family-name"
        maxLength={NAME_MAX_LENGTH}
        {...form.field('surname')}
      />
      <ErrorMessage>{form.refusal?.message}</ErrorMessage>
      <Button type="submit" variant="primary" isWide isPending={form.isPending}>
        {own.verify}
      </Button>
    </form>
  )
}
