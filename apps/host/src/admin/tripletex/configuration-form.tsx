import type { Refusal } from '@delebil/core-api'
import { mappingKinds, type TripletexConfiguration } from '@delebil/core-api/admin'
import { Button, ErrorMessage, TextField, useForm } from '@delebil/ui'
import { problemText } from '@delebil/validation/text'
import * as css from './tripletex.css.ts'
import { tripletexTexts as own } from './tripletex-texts.ts'
import { useSaveTripletex } from './use-tripletex.ts'

type Mapping = TripletexConfiguration['mappings'][number]
type Values = Record<string, string>

const nameOf = ({ kind, own: number }: Mapping) => `${kind} ${number}`

interface ConfigurationFormProps {
  readonly configuration: TripletexConfiguration
  readonly onChanged: (isChanged: boolean) => void
}

/** The token, and what is called otherwise over there. */
export function ConfigurationForm({ configuration, onChanged }: ConfigurationFormProps) {
  const { hasToken, mappings, version } = configuration
  const save = useSaveTripletex()
  const initial: Values = {
    employeeToken: '',
    why: '',
    ...Object.fromEntries(mappings.map((one) => [nameOf(one), one.foreignNumber])),
  }
  const form = useForm<Values, Refusal, { readonly entity: TripletexConfiguration }>({
    initial,
    onType: (values) =>
      onChanged(Object.keys(initial).some((name) => name !== 'why' && values[name] !== initial[name])),
    check: (values) =>
      Object.fromEntries(
        mappings.map((one) => [nameOf(one), values[nameOf(one)]?.trim() ? undefined : problemText['field.required']]),
      ),
    send: (values, changed) => {
      const token = values['employeeToken']?.trim()
      return save({
        version,
        ...(token && { employeeToken: token }),
        ...(values['why'] && { why: values['why'] }),
        mappings: mappings
          .filter((one) => changed.includes(nameOf(one)))
          .map((one) => ({ kind: one.kind, own: one.own, foreignNumber: values[nameOf(one)] ?? '' })),
      })
    },
    onDone: () => onChanged(false),
  })
  return (
    <form className={css.card} aria-label={own.heading} {...form.props}>
      <TextField
        type="password"
        label={own.token}
        help={hasToken ? own.tokenKept : own.tokenMissing}
        isOptional={hasToken}
        autoComplete="off"
        {...form.field('employeeToken')}
      />
      <div>
        <h2 className={css.heading}>{own.mappings}</h2>
        <p className={css.muted}>{own.mappingsHelp}</p>
      </div>
      {mappingKinds.map((kind) => (
        <section key={kind} className={css.section} aria-label={own.kinds[kind]}>
          <h3 className={css.own}>{own.kinds[kind]}</h3>
          <div className={css.mappings}>
            {mappings
              .filter((one) => one.kind === kind)
              .map((one) => (
                <TextField
                  key={one.own}
                  label={own.thereOf(one.own, one.name)}
                  autoComplete="off"
                  {...form.field(nameOf(one))}
                />
              ))}
          </div>
          {mappings.every((one) => one.kind !== kind) && <p className={css.muted}>{own.empty}</p>}
        </section>
      ))}
      <TextField label={own.why} isOptional {...form.field('why')} />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <div>
        <Button {...form.button} variant="primary">
          {own.save}
        </Button>
      </div>
    </form>
  )
}
