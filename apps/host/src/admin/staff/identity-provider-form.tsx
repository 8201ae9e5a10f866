import { useAdminChange } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { IdentityProviderRecord } from '@delebil/core-api/admin'
import { Button, Checkbox, ErrorMessage, TextArea, TextField, useForm } from '@delebil/ui'
import { useId } from 'react'
import { useSettle } from '../shared/use-settle.ts'
import { identityProviderTexts as own } from './identity-provider-texts.ts'
import * as css from './staff.css.ts'

interface IdentityProviderFormProps {
  readonly record: IdentityProviderRecord
  readonly onDone: () => void
}

const initialOf = ({ provider }: IdentityProviderRecord) => ({
  title: provider?.title ?? 'Microsoft',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  emailDomains: provider?.emailDomains.join('\n') ?? '',
  isSecondStep: provider?.isSecondStep ?? false,
  why: '',
})

/** Names the OpenID provider of the staff, or changes it. */
export function IdentityProviderForm({ record, onDone }: IdentityProviderFormProps) {
  const { version, provider, callbackPath } = record
  const settle = useSettle('staff')
  const { send } = useAdminChange('identity-provider.set')
  const { fields, help } = own
  const form = useForm<ReturnType<typeof initialOf>, Refusal, unknown>({
    initial: initialOf(record),
    send: async ({ clientSecret, emailDomains, why, ...rest }) =>
      settle(
        await send({
          body: {
            ...rest,
            version,
            emailDomains: emailDomains.split(/[\s,;]+/).filter(Boolean),
            ...(clientSecret && { clientSecret }),
            ...(why && { why }),
          },
        }),
        own.saved,
      ),
    onDone,
  })
  const { value: isSecondStep, onChange: setIsSecondStep } = form.field('isSecondStep')
  const stepHelpId = useId()
  const plain = { autoComplete: 'off', spellCheck: 'false' } as const
  return (
    <form className={css.narrow} aria-label={own.name} {...form.props}>
      <div>
        <p className={css.muted}>{fields.callback}</p>
        <p className={css.address}>{window.location.origin + callbackPath}</p>
      </div>
      <TextField label={fields.title} {...plain} {...form.field('title')} />
      <TextField label={fields.issuer} help={help.issuer} inputMode="url" {...plain} {...form.field('issuer')} />
      <TextField label={fields.clientId} {...plain} {...form.field('clientId')} />
      <TextField
        label={fields.clientSecret}
        help={provider ? help.clientSecretKept : help.clientSecret}
        isOptional={provider !== null}
        type="password"
        {...plain}
        autoComplete="new-password"
        {...form.field('clientSecret')}
      />
      <TextArea label={fields.emailDomains} help={help.emailDomains} {...form.field('emailDomains')} />
      <div>
        <Checkbox isSelected={isSecondStep} onChange={setIsSecondStep} aria-describedby={stepHelpId}>
          {fields.isSecondStep}
        </Checkbox>
        <p className={css.muted} id={stepHelpId}>
          {help.isSecondStep}
        </p>
      </div>
      <TextField label={own.why} isOptional {...form.field('why')} />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <div className={css.buttons}>
        <Button onPress={onDone}>{own.cancel}</Button>
        <Button {...form.button} variant="primary">
          {own.save}
        </Button>
      </div>
    </form>
  )
}
