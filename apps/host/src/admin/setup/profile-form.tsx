import type { Refusal } from '@delebil/core-api'
import type { Profile } from '@delebil/core-api/admin'
import { Button, ErrorMessage, TextField, useForm } from '@delebil/ui'
import { checkPhone, checkSiteAddress } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { LogoField } from './logo-field.tsx'
import * as css from './setup.css.ts'
import { setupTexts as own } from './setup-texts.ts'
import { type ProfileValues, useSaveProfile } from './use-setup.ts'

const valuesOf = ({ logoSvg, supportUrl, nightWatchPhone, siteUrl }: Profile): ProfileValues => ({
  logoSvg: logoSvg ?? '',
  supportUrl: supportUrl ?? '',
  nightWatchPhone: nightWatchPhone ?? '',
  siteUrl: siteUrl ?? '',
  why: '',
})

const wrongIn = ({ supportUrl, nightWatchPhone, siteUrl }: ProfileValues) => {
  const [address, phone] = [supportUrl.trim() && checkSiteAddress(supportUrl), checkPhone(nightWatchPhone)]
  const site = siteUrl.trim() && checkSiteAddress(siteUrl)
  return {
    supportUrl: address ? problemText[address] : undefined,
    nightWatchPhone: phone ? problemText[phone] : undefined,
    siteUrl: site ? problemText['field.site'] : undefined,
  }
}

interface ProfileFormProps {
  readonly profile: Profile
  readonly mayChange: boolean
  readonly onChanged: (isChanged: boolean) => void
}

/** How members see the organisation, to read or to change. */
export function ProfileForm({ profile, mayChange, onChanged }: ProfileFormProps) {
  const save = useSaveProfile()
  const initial = valuesOf(profile)
  const form = useForm<ProfileValues, Refusal, { readonly entity: Profile }>({
    initial,
    onType: (values) => onChanged(Object.entries(values).some(([name, value]) => value !== initial[name as 'why'])),
    check: wrongIn,
    send: (values, changed) => save(values, changed, profile.version),
    onDone: () => onChanged(false),
  })
  return (
    <form className={css.card} aria-label={own.profile} {...form.props}>
      <TextField label={own.key} value={profile.key} isReadOnly help={own.keyHelp} onChange={() => undefined} />
      <LogoField organization={profile.name} isReadOnly={!mayChange} {...form.field('logoSvg')} />
      {(['supportUrl', 'nightWatchPhone', 'siteUrl'] as const).map((name) => (
        <TextField
          key={name}
          label={own.fields[name]}
          help={own.help[name]}
          isReadOnly={!mayChange}
          autoComplete="off"
          {...form.field(name)}
        />
      ))}
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
