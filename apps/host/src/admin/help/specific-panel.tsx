import { mayAny, type RecordPanel, useAdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { LinkButton, Stack } from '@delebil/ui'
import { Plus } from 'lucide-react'
import { PanelRows } from '../panel/panel-rows.tsx'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { helpTexts } from './help-texts.ts'

/** What is done otherwise with one car or model. */
function SpecificSolutions({ record: { id } }: { readonly record: Read<'situations'> }) {
  const { permissions } = useAdminHost()
  const filter = [{ field: 'situationId', operator: 'is', value: id }] as const
  const answer = usePanelAnswer('situations/specific', [id, 'of'], ({ api, organizationId: orgId }) =>
    api.list('situations/specific', { orgId, filter, size: 200 }),
  )
  return (
    <Stack gapPx={12}>
      <PanelRows
        answer={answer}
        empty={helpTexts.noSpecific}
        rows={({ data }) =>
          data.map((solution) => ({
            key: solution.id,
            title: solution.licensePlate ?? solution.model ?? '',
            href: adminPaths['situations/specific'].recordPath(solution),
            detail: solution.text,
          }))
        }
      />
      {mayAny(permissions, ['HELP_WRITE']) && (
        <div>
          <LinkButton isSmall icon={Plus} href={`${adminPaths['situations/specific'].newPath}?situationId=${id}`}>
            {helpTexts.newSpecific}
          </LinkButton>
        </div>
      )}
    </Stack>
  )
}

export const helpPanels: readonly RecordPanel<'situations'>[] = [
  { key: 'specific', heading: helpTexts.specific, access: ['HELP_READ'], Panel: SpecificSolutions },
]
