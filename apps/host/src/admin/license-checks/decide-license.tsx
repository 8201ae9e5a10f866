import { KeyHint, useAdminChange, useAdminHost } from '@delebil/admin-components'
import type { Refusal, Result } from '@delebil/core-api'
import type { LicenseCheck } from '@delebil/core-api/admin'
import { Button, ErrorMessage, RadioGroup, TextField, useForm } from '@delebil/ui'
import { checkDateField, checkLicenseApproval, staffLicenseRefusals } from '@delebil/validation'
import { licenseRefusalText, type ProblemCode, problemText } from '@delebil/validation/text'
import { BadgeCheck, BadgeX } from 'lucide-react'
import { dayOf } from '../shared/day-of.ts'
import { licenseCheckTexts as own } from './license-check-texts.ts'
import * as css from './license-checks.css.ts'

export interface DecideLicenseProps {
  readonly check: LicenseCheck
  /** Another waits: what is decided leads there. */
  readonly hasNext: boolean
  readonly onDone: (said: string) => void
  /** It was not for this person to decide any more. */
  readonly onGone: (said: string) => void
}

/** Two ways out: approved until a day, or refused for a reason. */
export function DecideLicense(props: DecideLicenseProps) {
  return (
    <div className={css.decisions}>
      <Approve {...props} />
      <Refuse {...props} />
    </div>
  )
}

/** Decided, or not for this person to decide any more, and why. */
type Settled = { readonly gone?: string | undefined }

/** What was decided or replaced by others meanwhile is no error of what is typed. */
function goneWith({ code }: Refusal, { name }: LicenseCheck): string | undefined {
  if (code === 'license.already-checked') return problemText[code]
  if (code === 'record.stale') return own.sentAnew(name)
  return code === 'resource.unknown' ? own.gone(name) : undefined
}

function settled(result: Result<unknown, ProblemCode>, check: LicenseCheck) {
  const gone = result.ok ? undefined : goneWith(result.refusal, check)
  return result.ok || gone !== undefined ? { ok: true as const, value: { gone } } : result
}

function Approve({ check, hasNext, onDone, onGone }: DecideLicenseProps) {
  const { now } = useAdminHost()
  const { id, version, name } = check
  const approving = useAdminChange('license-checks.approve')
  const form = useForm<{ validUntil: string }, Refusal, Settled>({
    initial: { validUntil: '' },
    check: ({ validUntil }) => {
      const day = dayOf(validUntil)
      const code = checkDateField(validUntil) ?? (day && checkLicenseApproval(day, now()))
      return { validUntil: code && problemText[code] }
    },
    send: async ({ validUntil }) => {
      const day = dayOf(validUntil)
      if (day === undefined) return undefined
      const result = await approving.send({ params: { id }, body: { version, validUntil: day } })
      return settled(result, check)
    },
    onDone: ({ gone }) => (gone === undefined ? onDone(own.approved(name)) : onGone(gone)),
  })
  return (
    <form className={css.form} {...form.props}>
      <TextField
        label={own.validUntil}
        placeholder="DD.MM.ÅÅÅÅ"
        inputMode="numeric"
        autoComplete="off"
        {...form.field('validUntil')}
      />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <Button {...form.button} variant="primary" icon={BadgeCheck}>
        {hasNext ? own.approveNext : own.approve} <KeyHint keys={['Mod', 'Enter']} />
      </Button>
    </form>
  )
}

function Refuse({ check, hasNext, onDone, onGone }: DecideLicenseProps) {
  const { id, version, name } = check
  const refusing = useAdminChange('license-checks.refuse')
  const form = useForm<{ reason: string | null }, Refusal, Settled>({
    initial: { reason: null },
    check: ({ reason }) => ({ reason: reason === null ? problemText['field.required'] : undefined }),
    send: async ({ reason: chosen }) => {
      const reason = staffLicenseRefusals.find((one) => one === chosen)
      if (reason === undefined) return undefined
      const result = await refusing.send({ params: { id }, body: { version, reason } })
      return settled(result, check)
    },
    onDone: ({ gone }) => (gone === undefined ? onDone(own.refused(name)) : onGone(gone)),
  })
  return (
    <form className={css.form} {...form.props}>
      <RadioGroup
        label={own.why}
        options={staffLicenseRefusals.map((reason) => ({ id: reason, label: licenseRefusalText[reason] }))}
        {...form.field('reason')}
      />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <Button {...form.button} icon={BadgeX}>
        {hasNext ? own.refuseNext : own.refuse}
      </Button>
    </form>
  )
}
