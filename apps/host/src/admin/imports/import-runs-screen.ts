import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { importActions } from './import-actions.ts'
import { UploadFiles } from './upload-files.tsx'

const { path, recordPath } = adminPaths['import-runs']

export const importRunsScreen: Screen<'import-runs'> = {
  path,
  recordPath,
  resource: adminResources['import-runs'],
  heading: ['Last opp filer', 'Fil'],
  isHeadedByName: true,
  isWide: true,
  tones: {
    state: {
      REHEARSED: 'yellow',
      REHEARSING: 'green',
      READING: 'green',
      IMPORTING: 'green',
      UNDOING: 'green',
      DONE: 'green',
      FAILED: 'red',
    },
  },
  views: [
    { key: 'prove', name: 'Prøvd, ikke lest inn', where: { state: 'REHEARSED' }, meaning: 'look' },
    { key: 'lest', name: 'Lest inn', where: { state: 'DONE' } },
  ],
  Above: UploadFiles,
  actions: importActions,
  Lead: lazyPart(async () => (await import('./import-lead.tsx')).ImportLead),
  leadFields: [
    'fileName',
    'fileType',
    'isGuessed',
    'rowCount',
    'position',
    'newRows',
    'equalRows',
    'chooseRows',
    'failedRows',
    'doneRows',
    'amountOre',
    'problem',
    'earlierId',
  ],
}
