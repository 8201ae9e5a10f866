import type { MembershipDetail, MembershipType, Refusal } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { checkOrganizationNumber, checkRequired, checkTitle } from '@delebil/validation'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { billingChecks, billingValuesOf, blankBilling } from '../billing-data/billing-form.ts'
import { blankUser, type NewUserValues, newUserChecks } from '../new-user/new-user-checks.ts'
import { useMakeUser } from '../new-user/use-make-user.ts'
import { checkAccepted } from './accept-terms.tsx'
import type { JoinDraft } from './use-join-draft.ts'

export interface JoinOptions {
  /** What is joined; left out, there is nothing to join. */
  readonly type: MembershipType | undefined
  readonly draft: JoinDraft
  readonly onDraft: (more: JoinDraft) => void
  readonly partnerKey?: string | undefined
  readonly onJoined: (membership: MembershipDetail) => void
}

/** A membership's name stands in a field of its own: the person has one too. What is said of its invoices is a part of what is sent. */
function atFields(refusal: Refusal): Refusal {
  const fields = Object.entries(refusal.fields).map(([name, problem]) => [fieldOf(name), problem])
  return { ...refusal, fields: Object.fromEntries(fields) }
}
const fieldOf = (name: string) => (name === 'name' ? 'title' : name.replace(/^billingData\./, ''))

/** One form for user and membership: what a visitor sends makes the user, logs them in and joins. What stops it stands at its field, and nothing is lost. */
export function useJoin({ type, draft, onDraft, partnerKey, onJoined }: JoinOptions) {
  const { session } = useSite()
  const { status, whoami } = useSessionState()
  const isVisitor = status === 'ANONYMOUS'
  const isCompany = type?.kind === 'COMPANY'
  const makeUser = useMakeUser()
  const joining = useChange('joinMembership')
  // Accepted are the terms of one club, in one version.
  const asked = type && `${type.organizationId} ${type.termsVersion}`
  const isLoggedIn = () => session.state.token !== undefined
  const form = useCheckedForm({
    initial: { ...blankUser, ...blankBilling, title: whoami?.person.name ?? '', organizationNumber: '', terms: '' },
    typed: {
      ...draft.billing,
      ...draft.person,
      ...(draft.title !== undefined && { title: draft.title }),
      ...(draft.organizationNumber !== undefined && { organizationNumber: draft.organizationNumber }),
    },
    onType: ({ title, organizationNumber, ...values }) =>
      onDraft({
        title,
        organizationNumber,
        billing: billingValuesOf(values, isCompany),
        person: { name: values.name, email: values.email, phone: values.phone },
      }),
    checks: {
      ...billingChecks,
      ...(isVisitor && newUserChecks),
      title: (value: string) => checkRequired(value) ?? checkTitle(value),
      ...(type?.organizationNumberRequired && {
        organizationNumber: (value: string) => checkRequired(value) ?? checkOrganizationNumber(value),
      }),
      terms: (accepted: string) => checkAccepted(accepted === asked),
    },
    send: async ({ title, organizationNumber, terms: _, ...values }) => {
      if (!type) return undefined
      const refusal = await makeVisitor(values)
      if (refusal) return refusal
      if (!isLoggedIn() && !(await logInFirst())) return undefined
      const joined = await joining.send({
        body: {
          membershipTypeId: type.id,
          name: title,
          ...(type.organizationNumberRequired && { organizationNumber }),
          ...(partnerKey !== undefined && { partnerKey }),
          termsVersion: type.termsVersion,
          billingData: billingValuesOf(values, isCompany),
        },
      })
      return joined.ok ? joined : { ok: false as const, refusal: atFields(joined.refusal) }
    },
    onDone: ({ entity }) => onJoined(entity),
  })
  /** Nothing where there is somebody already, or is now. */
  async function makeVisitor({ name, email, phone, password }: NewUserValues) {
    if (isLoggedIn() || !isVisitor) return undefined
    const made = await makeUser({ name, email, phone, password })
    return made.ok ? undefined : made
  }
  /** The user is made but could not be logged in, or the session is over. */
  function logInFirst(): Promise<boolean> {
    const done = session.waitForLogin()
    session.openLogin()
    return done
  }
  const ownName = whoami?.person.name ?? form.values.name
  return {
    form,
    isVisitor,
    terms: {
      ...form.field('terms'),
      value: form.values.terms === asked,
      onChange: (isAccepted: boolean) => form.set({ terms: isAccepted && asked !== undefined ? asked : '' }),
    },
    /** A private membership is called as its person until somebody calls it something else. */
    setPersonName: (name: string) =>
      form.set({ name, ...(!isCompany && form.values.title === form.values.name && { title: name }) }),
    /** A person's name was put in for them; a company has another. */
    fitTitle: (isForCompany: boolean) => {
      if (isForCompany && form.values.title === ownName) form.set({ title: '' })
      if (!isForCompany && form.values.title === '') form.set({ title: ownName })
    },
    /** The box for who has a user: all that is typed stays. */
    logIn: () =>
      session.requestLogin(() => {
        const name = session.state.whoami?.person.name
        if (!isCompany && form.values.title === form.values.name && name !== undefined) form.set({ title: name })
      }),
  }
}
