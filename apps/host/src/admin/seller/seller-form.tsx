import type { Refusal } from '@delebil/core-api'
import type { Seller } from '@delebil/core-api/admin'
import { Button, ErrorMessage, FieldRow, Stack, Switch, TextField, useForm } from '@delebil/ui'
import { checkBankAccount, checkEmail, checkOrganizationNumber, checkPhone, checkPostalCode } from '@delebil/validation'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import * as css from './seller.css.ts'
import { sellerTexts as own, sellerValues } from './seller-texts.ts'
import { useSaveSeller } from './use-seller.ts'

type Values = ReturnType<typeof sellerValues>
type Checks = Partial<Record<keyof Values, (typed: string) => ProblemCode | undefined>>

const checks: Checks = {
  name: (typed) => (typed === '' ? 'field.required' : undefined),
  organizationNumber: checkOrganizationNumber,
  postalCode: checkPostalCode,
  bankAccount: checkBankAccount,
  email: checkEmail,
  phone: checkPhone,
}
const texts = [
  'name',
  'organizationNumber',
  'addressLine',
  'postalCode',
  'city',
  'bankAccount',
  'email',
  'phone',
] as const

// An empty field is missing, not wrong; but for the name.
function wrongIn(values: Values) {
  return Object.fromEntries(
    texts.map((name) => {
      const typed = values[name].trim()
      const problem = typed === '' && name !== 'name' ? undefined : checks[name]?.(typed)
      return [name, problem && problemText[problem]]
    }),
  )
}

interface SellerFormProps {
  readonly seller: Seller
  readonly mayChange: boolean
  readonly onChanged: (isChanged: boolean) => void
}

/** What the club says of itself, to read or to change. */
export function SellerForm({ seller, mayChange, onChanged }: SellerFormProps) {
  const save = useSaveSeller()
  const initial = sellerValues(seller)
  const form = useForm<Values, Refusal, { readonly entity: Seller }>({
    initial,
    onType: (values) => onChanged(texts.some((name) => values[name] !== initial[name])),
    check: wrongIn,
    send: (values, changed) => save(values, changed, seller.version),
    onDone: () => onChanged(false),
  })
  const [vat, register] = [form.field('isVatRegistered'), form.field('isInBusinessRegister')]
  return (
    <form className={css.form} aria-label={own.heading} {...form.props}>
      <FieldRow isFilled>
        {texts.map((name) => (
          <TextField
            key={name}
            label={own.fields[name]}
            isReadOnly={!mayChange}
            autoComplete="off"
            {...(own.help[name] !== undefined && { help: own.help[name] })}
            {...form.field(name)}
          />
        ))}
      </FieldRow>
      <Stack gapPx={12}>
        {(
          [
            [vat, own.fields.isVatRegistered, own.isVatRegisteredHelp],
            [register, own.fields.isInBusinessRegister, own.isInBusinessRegisterHelp],
          ] as const
        ).map(([field, label, help]) => (
          <div key={field.name}>
            <Switch isSelected={field.value} isDisabled={!mayChange} onChange={field.onChange}>
              {label}
            </Switch>
            <p className={css.muted}>{help}</p>
          </div>
        ))}
      </Stack>
      {mayChange && <TextField label={own.why} isOptional {...form.field('why')} />}
      <ErrorMessage>{form.problem}</ErrorMessage>
      {mayChange && (
        <div>
          <Button {...form.button} variant="primary">
            {own.save}
          </Button>
        </div>
      )}
    </form>
  )
}
