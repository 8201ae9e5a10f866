import { HttpResponse, http } from 'msw'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { answerTo } from '../../sample/test-records.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleImport, sampleRows, sampleSummary, sampleTypes } from './sample-imports.ts'

/** What the pages of files ask for beside the file itself. */
export const importAnswers = [
  answerTo('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0, imports: 15 }),
  answerTo('saved-views', { data: [] }),
  answerTo('import/filetypes', { data: sampleTypes }),
  answerTo('import-runs/71/summary', sampleSummary),
  answerTo('import-runs/71/rows', { data: sampleRows, after: null }),
  answerTo('import-runs/71/history', { data: [] }),
  answerTo('import-runs/counts', { data: [{ total: 1, isExact: true }] }),
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
]

/** A file that was handed in, with more of it. */
export const importRun = (more: object) => answerTo('import-runs/71', { ...sampleImport, ...more })

const pageAt = (path: string) => () => (
  <SampleSite
    path={path}
    whoami={sampleWhoami({
      organizationPermissions: [{ organizationId: 1, permissions: ['BILLING_READ', 'BILLING_WRITE'] }],
    })}
    routes={[{ path: '/admin/*', element: <AdminArea /> }]}
  />
)

/** Where files are handed in. */
export const importList = pageAt(adminPaths['import-runs'].path)
/** What one of them gives. */
export const importRecord = pageAt(adminPaths['import-runs'].recordPath({ id: 71 }))
