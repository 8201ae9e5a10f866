import { Failed, useAdminHost } from '@delebil/admin-components'
import { Banner, Skeleton } from '@delebil/ui'
import { useState } from 'react'
import { ChangeHistory } from '../shared/change-history.tsx'
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
  return <ChangeHistory answer={useSellerHistory()} whatOf={({ changes }) => own.changes(changes)} />
}
