import { exportAddress } from '@delebil/core-api/admin'
import { Banner, MenuButton } from '@delebil/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen.ts'
import { texts } from '../texts.ts'
import type { ListState } from './list-state.ts'

/** All rows that match, in the columns that stand in the list, as a spreadsheet. */
export function ExportMenu({ screen, state }: { screen: Screen; state: ListState }) {
  const { download, organizationId: orgId } = useAdminHost()
  const [said, setSaid] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { key } = screen.resource
  const fetchFile = async (format: 'csv' | 'xlsx') => {
    setIsBusy(true)
    const { q, filter, sort, columns } = state
    const query = { orgId, q: q || undefined, filter, sort, columns }
    setSaid(
      await download(exportAddress(key, format, query), `${screen.resource.noun[1].replaceAll(' ', '-')}.${format}`),
    )
    setIsBusy(false)
  }
  return (
    <>
      <MenuButton
        label={isBusy ? texts.exporting : texts.export}
        icon={Download}
        entries={[
          { id: 'csv', label: texts.csv, isDisabled: isBusy },
          { id: 'xlsx', label: texts.xlsx, isDisabled: isBusy },
        ]}
        onAction={(format) => void fetchFile(format as 'csv' | 'xlsx')}
      />
      {said !== undefined && <Banner tone="error" title={said} onClose={() => setSaid(undefined)} />}
    </>
  )
}
