import { Failed, useAdminHost } from '@delebil/admin-components'
import { Button, Skeleton } from '@delebil/ui'
import { useState } from 'react'
import { ChangeHistory } from '../shared/change-history.tsx'
import { NewTerms } from './new-terms.tsx'
import * as css from './terms.css.ts'
import { termsTexts as own } from './terms-texts.ts'
import { TermsVersion } from './terms-version.tsx'
import { useTerms, useTermsHistory } from './use-terms.ts'

/** The terms of the organisation by version: what holds now, what comes, and what members have accepted. */
export function TermsPage() {
  const { permissions, guard } = useAdminHost()
  const { data, error, again } = useTerms()
  const [isMaking, setIsMaking] = useState(false)
  const [isChanged, setIsChanged] = useState(false)
  const mayChange = permissions.includes('ADMIN_SETTINGS_WRITE')
  const close = () => {
    setIsMaking(false)
    setIsChanged(false)
  }
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  if (!data) return <Skeleton heightPx={320} />
  return (
    <div className={css.page}>
      <p className={css.muted}>{own.lead}</p>
      {isMaking ? (
        <NewTerms version={data.version} onChanged={setIsChanged} onDone={close} />
      ) : (
        mayChange && (
          <div>
            <Button variant="primary" onPress={() => setIsMaking(true)}>
              {own.create}
            </Button>
          </div>
        )
      )}
      <section className={css.section} aria-label={own.versions}>
        <h2 className={css.heading}>{own.versions}</h2>
        <ul className={css.versions}>
          {data.data.map((one) => (
            <TermsVersion key={one.version} terms={one} version={data.version} mayChange={mayChange} />
          ))}
        </ul>
      </section>
      <TermsHistory />
      {guard(isChanged)}
    </div>
  )
}

function TermsHistory() {
  return <ChangeHistory answer={useTermsHistory()} whatOf={({ changes }) => own.changes(changes)} />
}
