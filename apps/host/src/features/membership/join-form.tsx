import { type MembershipDetail, type MembershipType, NAME_MAX_LENGTH } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { RadioGroup, TextField } from '@delebil/ui'
import { checkOrganizationNumber, checkRequired, checkTitle } from '@delebil/validation'
import { useState } from 'react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import type { NewUser } from '../new-user/use-new-user.ts'
import { AcceptTerms, checkAccepted } from './accept-terms.tsx'
import { membershipTexts } from './membership-texts.ts'
import { TypeFacts } from './type-facts.tsx'

const { join } = membershipTexts

export interface JoinFormProps {
  types: readonly [MembershipType, ...MembershipType[]]
  /** The user that is made first, where nobody is logged in; left out, whoever sends it must log in. */
  newUser?: NewUser | undefined
  partnerKey?: string | undefined
  onJoined: (membership: MembershipDetail) => void
}

/** Type, name, organisation number where the type asks for one, and the terms. Without a log-in it makes the user first, or opens the box. */
export function JoinForm({ types, newUser, partnerKey, onJoined }: JoinFormProps) {
  const { session } = useSite()
  const { whoami } = useSessionState()
  const joining = useChange('joinMembership')
  const [typeId, setTypeId] = useState(types[0].id)
  const type = types.find(({ id }) => id === typeId) ?? types[0]
  const form = useCheckedForm({
    initial: { name: whoami?.person.name ?? '', organizationNumber: '', terms: false },
    checks: {
      name: (value: string) => checkRequired(value) ?? checkTitle(value),
      ...(type.organizationNumberRequired && {
        organizationNumber: (value: string) => checkRequired(value) ?? checkOrganizationNumber(value),
      }),
      terms: checkAccepted,
    },
    send: async ({ name, organizationNumber }) => {
      if (!(await hasUser())) return undefined
      const body = {
        membershipTypeId: type.id,
        name,
        ...(type.organizationNumberRequired && { organizationNumber }),
        ...(partnerKey !== undefined && { partnerKey }),
        termsVersion: type.termsVersion,
      }
      return joining.send({ body })
    },
    onDone: ({ entity }) => onJoined(entity),
  })
  /** Whether there is somebody to join: logged in, or made now. What stops it is said where it stopped, and nothing is lost. */
  async function hasUser(): Promise<boolean> {
    const isLoggedIn = () => session.state.token !== undefined
    if (isLoggedIn()) return true
    if (newUser && !(await newUser.submit())) return false
    if (isLoggedIn()) return true
    return new Promise((resolve) => {
      void session.waitForLogin().then(resolve)
      session.openLogin()
    })
  }
  function chooseType(id: number): void {
    setTypeId(id)
    // A person's name was put in for them; a company has another.
    const isCompany = types.find((candidate) => candidate.id === id)?.kind === 'COMPANY'
    if (isCompany && form.values.name === whoami?.person.name) form.set({ name: '' })
  }
  return (
    <SiteForm form={form} submit={join.submit} variant={whoami ? 'primary' : 'secondary'}>
      <RadioGroup
        label={join.kind}
        options={types.map(({ id, name: label }) => ({ id: String(id), label }))}
        value={String(type.id)}
        onChange={(id) => chooseType(Number(id))}
      />
      <TypeFacts type={type} />
      <TextField
        label={type.kind === 'COMPANY' ? join.companyName : join.name}
        maxLength={NAME_MAX_LENGTH}
        autoComplete={type.kind === 'COMPANY' ? 'organization' : 'off'}
        {...form.field('name')}
      />
      {type.organizationNumberRequired && (
        <TextField
          label={join.organizationNumber}
          help={join.organizationNumberHelp}
          inputMode="numeric"
          maxLength={20}
          {...form.field('organizationNumber')}
        />
      )}
      <AcceptTerms version={type.termsVersion} organizationId={type.organizationId} {...form.field('terms')} />
    </SiteForm>
  )
}
