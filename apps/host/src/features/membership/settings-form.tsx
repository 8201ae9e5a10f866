import { type Location, type MembershipDetail, NAME_MAX_LENGTH } from '@delebil/core-api'
import { useAnswer, useChange } from '@delebil/core-api/react'
import { ComboBox, SaveButton, TextField } from '@delebil/ui'
import { checkRequired, checkTitle } from '@delebil/validation'
import { LOCALE } from '@delebil/validation/text'
import { MapPin } from 'lucide-react'
import { SiteForm } from '../../site/form/site-form.tsx'
import { UnsavedChanges } from '../../site/form/unsaved-changes.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { offlineTexts } from '../../site/offline/offline-texts.ts'
import { done } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { membershipTexts } from './membership-texts.ts'
import { placeName } from './place-name.ts'

const { settings } = membershipTexts

export interface SettingsFormProps {
  membership: MembershipDetail
  onChanged: () => void
}

const collator = new Intl.Collator(LOCALE, { numeric: true })

function placeText({ name, geojson: { coordinates } }: Location): string {
  return JSON.stringify({ name, latitude: coordinates[1], longitude: coordinates[0] })
}

/** Name of a membership and the place where its searches begin: for owners. */
export function SettingsForm({ membership, onChanged }: SettingsFormProps) {
  const change = useChange('updateMembership')
  const locations = useAnswer('listLocations', { query: { orgId: membership.organizationId } }, { isForAll: true })
  const kept = placeName(membership.defaultLocation)
  const form = useCheckedForm({
    initial: { name: membership.name, place: kept },
    checks: { name: (value) => checkRequired(value) ?? (value === membership.name ? undefined : checkTitle(value)) },
    send: ({ name, place }) => {
      const chosen = locations.data?.data.find((location) => location.name === place)
      const defaultLocation = chosen ? placeText(chosen) : place === '' ? null : membership.defaultLocation
      return change.send({ params: { id: membership.id }, body: { name, defaultLocation } })
    },
    onDone: onChanged,
  })
  // What waits on the device is what stands in the form, until it is changed once more.
  const isKept = change.state.name === 'waiting' && form.refusal !== undefined
  const place = form.field('place')
  const names = (locations.data?.data ?? []).map(({ name }) => name).sort(collator.compare)
  const options = [...new Set(kept === '' ? names : [kept, ...names])].map((name) => ({ id: name, label: name }))
  const save = (
    <>
      <div role="status">
        {form.isSaved && <p className={done}>{settings.saved}</p>}
        {isKept && <p className={done}>{offlineTexts.saved}</p>}
      </div>
      <div>
        <SaveButton isSaved={!form.isChanged || isKept} isPending={form.isPending} />
      </div>
    </>
  )
  return (
    <SectionCard heading={settings.heading}>
      <SiteForm form={change.state.name === 'waiting' ? { ...form, problem: undefined } : form} submit={save}>
        <TextField label={settings.name} maxLength={NAME_MAX_LENGTH} autoComplete="off" {...form.field('name')} />
        <ComboBox
          label={settings.place}
          help={settings.placeHelp}
          isOptional
          icon={MapPin}
          placeholder={settings.noPlace}
          options={options}
          value={place.value === '' ? null : place.value}
          onChange={(name) => place.onChange(name ?? '')}
          error={place.error}
        />
        <UnsavedChanges isUnsaved={form.isChanged && !isKept} />
      </SiteForm>
    </SectionCard>
  )
}
