import { NAME_MAX_LENGTH, type OwnPerson } from '@delebil/core-api'
import { TextField } from '@delebil/ui'
import { checkNationalId, checkRequired } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'

const { license: own } = accountTexts

function surnameOf(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? ''
}

/** Asks the register about the person. The number is forgotten as soon as there is an answer. */
export function LicenseForm({ person, onVerified }: { person: OwnPerson; onVerified: (person: OwnPerson) => void }) {
  const { api, session } = useSite()
  const form = useCheckedForm({
    initial: { nationalId: '', surname: surnameOf(person.name) },
    checks: { nationalId: (value) => checkRequired(value) ?? checkNationalId(value), surname: checkRequired },
    send: (body) => api.verifyLicense({ body }),
    savedAs: (_answer, { surname }) => ({ nationalId: '', surname }),
    onDone: ({ entity }) => {
      onVerified(entity)
      void session.refreshUserData()
    },
  })
  return (
    <SiteForm form={form} submit={own.verify}>
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
    </SiteForm>
  )
}
