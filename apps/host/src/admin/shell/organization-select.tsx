import { Select } from '@delebil/ui'
import { adminTexts } from './admin-texts.ts'
import { useSwitchOrganization } from './use-switch-organization.ts'

/** For whoever works for several and has not said which. */
export function OrganizationSelect() {
  const { organizations, chosen, choose } = useSwitchOrganization()
  if (organizations.length < 2) return null
  return (
    <Select
      label={adminTexts.organization}
      options={organizations.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={chosen ? String(chosen.id) : null}
      onChange={choose}
    />
  )
}
