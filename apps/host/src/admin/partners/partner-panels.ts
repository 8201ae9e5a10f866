import type { RecordPanel } from '@delebil/admin-components'
import { PartnerSnippet } from './partner-snippet.tsx'
import { partnerTexts } from './partner-texts.ts'

export const partnerPanels: readonly RecordPanel<'partners'>[] = [
  { key: 'snippet', heading: partnerTexts.snippet, Panel: PartnerSnippet },
]
