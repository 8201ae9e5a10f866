import { Failed, useAdminHost } from '@delebil/admin-components'
import { Skeleton } from '@delebil/ui'
import { type ReactNode, useState } from 'react'
import { ChangeHistory } from '../shared/change-history.tsx'
import { Checklist } from './checklist.tsx'
import { Gateways } from './gateways.tsx'
import { MovingInCard } from './moving-in-card.tsx'
import { PartLinks } from './part-links.tsx'
import { ProfileForm } from './profile-form.tsx'
import * as css from './setup.css.ts'
import { setupTexts as own } from './setup-texts.ts'
import { useProfile, useProfileHistory } from './use-setup.ts'

/** All that an organisation is set up with in one place; `children` is what it decides. */
export function SetupPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      <Checklist />
      <PartLinks />
      <MovingInCard />
      <ProfileCard />
      <Gateways />
      {children}
    </div>
  )
}

function ProfileCard() {
  const { permissions, guard } = useAdminHost()
  const { data, error, again } = useProfile()
  const [isChanged, setIsChanged] = useState(false)
  return (
    <section className={css.section} aria-label={own.profile}>
      <h2 className={css.heading}>{own.profile}</h2>
      <p className={css.muted}>{own.profileLead}</p>
      {error !== undefined ? (
        <Failed onAgain={again}>{error}</Failed>
      ) : data ? (
        <ProfileForm
          key={data.version}
          profile={data}
          mayChange={permissions.includes('ADMIN_SETTINGS_WRITE')}
          onChanged={setIsChanged}
        />
      ) : (
        <Skeleton heightPx={360} />
      )}
      <details>
        <summary className={css.summary}>{own.history}</summary>
        <ChangeHistory answer={useProfileHistory()} whatOf={({ changes }) => own.changes(changes)} />
      </details>
      {guard(isChanged)}
    </section>
  )
}
