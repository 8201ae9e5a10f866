import { Failed, PanelTable, useAdminHost } from '@delebil/admin-components'
import type { AdminChange } from '@delebil/core-api/admin'
import { Skeleton } from '@delebil/ui'
import { useState } from 'react'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { ConfigurationForm } from './configuration-form.tsx'
import { ConnectionCard } from './connection-card.tsx'
import * as css from './tripletex.css.ts'
import { tripletexTexts as own } from './tripletex-texts.ts'
import { useTripletex, useTripletexHistory } from './use-tripletex.ts'

/** How the club reaches its books in Tripletex, and what is called otherwise there. */
export function TripletexConfigurationPage() {
  const { guard } = useAdminHost()
  const { data, error, again } = useTripletex()
  const [isChanged, setIsChanged] = useState(false)
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  return (
    <div className={css.page}>
      {data ? (
        <>
          <ConnectionCard configuration={data} />
          <ConfigurationForm key={data.version} configuration={data} onChanged={setIsChanged} />
        </>
      ) : (
        <Skeleton heightPx={480} />
      )}
      <History />
      {guard(isChanged)}
    </div>
  )
}

function History() {
  return (
    <section className={css.section} aria-label={own.history}>
      <h2 className={css.heading}>{own.history}</h2>
      <PanelTable<AdminChange>
        label={own.history}
        answer={useTripletexHistory()}
        empty={own.noHistory}
        rowKey={({ id }) => id}
        columns={[
          { label: own.when, value: ({ at }) => momentOrDash(at) },
          { label: own.who, value: ({ person }) => person?.name ?? '–' },
          { label: own.what, value: ({ changes }) => own.changes(changes) },
          { label: own.why, value: ({ why }) => why ?? '–' },
        ]}
      />
    </section>
  )
}
