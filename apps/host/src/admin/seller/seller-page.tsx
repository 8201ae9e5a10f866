import { Failed, PanelTable, useAdminHost } from '@delebil/admin-components'
import type { AdminChange } from '@delebil/core-api/admin'
import { Banner, Skeleton } from '@delebil/ui'
import { useState } from 'react'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as css from './seller.css.ts'
import { SellerForm } from './seller-form.tsx'
import { sellerTexts as own } from './seller-texts.ts'
import { useSeller, useSellerHistory } from './use-seller.ts'

/** What the club says of itself on its invoices, and what no invoice can be made without. */
export function SellerPage() {
  const { permissions, guard } = useAdminHost()
  const { data, error, again } = useSeller()
  const [isChanged, setIsChanged] = useState(false)
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  return (
    <div className={css.page}>
      <p className={css.muted}>{own.lead}</p>
      {data && data.missing.length > 0 && (
        <Banner tone="error" title={own.missing}>
          {data.missing.map(({ rule, text }) => (
            <p key={rule}>{text}</p>
          ))}
        </Banner>
      )}
      {data ? (
        <SellerForm
          key={data.version}
          seller={data}
          mayChange={permissions.includes('ADMIN_SETTINGS_WRITE')}
          onChanged={setIsChanged}
        />
      ) : (
        <Skeleton heightPx={320} />
      )}
      <SellerHistory />
      {guard(isChanged)}
    </div>
  )
}

function SellerHistory() {
  const answer = useSellerHistory()
  return (
    <section className={css.section} aria-label={own.history}>
      <h2 className={css.heading}>{own.history}</h2>
      <PanelTable<AdminChange>
        label={own.history}
        answer={answer}
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
