import type { AdminHost } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import { isPassing } from '@delebil/core-api'
import { entryStateOf } from '@delebil/core-api/admin'
import { uploadFailureText } from '@delebil/validation/text'
import type { ImportEntry, Sent } from './import-entry.ts'
import { importTexts as texts } from './import-texts.ts'

type Host = Pick<AdminHost, 'api' | 'organizationId'>

const AGAIN_MS = 1500

const failed = (refusal: Refusal): Sent => ({
  ok: false,
  errorText: uploadFailureText(refusal),
  mayRetry: isPassing(refusal),
})

const nameIn = (headers: Headers | undefined): string => {
  const disposition = headers?.get('content-disposition') ?? ''
  const [, wide] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
  const [, plain] = /filename="([^"]*)"/.exec(disposition) ?? []
  return wide ? decodeURIComponent(wide) : (plain ?? 'resultat.csv')
}

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))

/** Waits for a large file, however long it takes, and fetches what became of it. */
async function fetchWhenDone({ api, organizationId }: Host, id: number): Promise<Sent> {
  const query = { orgId: organizationId }
  for (;;) {
    const asked = await api.get('import-runs', id, query)
    if (!asked.ok) return failed(asked.refusal)
    const { state, problem } = asked.value
    if (entryStateOf[state] !== 'loading') {
      if (state === 'FAILED') return { ok: false, errorText: problem ?? texts.lost, mayRetry: false }
      const file = await api.call('import-runs.file', { params: { id }, query })
      return file.ok
        ? { ok: true, runId: id, file: file.value, responseFileName: nameIn(file.headers) }
        : failed(file.refusal)
    }
    await wait(AGAIN_MS)
  }
}

/** Sends a file to be rehearsed; done when what became of its rows is there. */
export async function sendImport(host: Host, { file, fileType }: ImportEntry, onProcessing: () => void): Promise<Sent> {
  const { api, organizationId } = host
  const body = { file, filetype: fileType, organizationId, rehearsal: true }
  const sent = await api.call('import.upload', { query: { orgId: organizationId }, body })
  if (!sent.ok) return failed(sent.refusal)
  const runId = Number(sent.headers?.get('x-import-run'))
  // It is being worked on: what came is where it will be.
  if (sent.value.type.startsWith('application/json')) {
    onProcessing()
    return fetchWhenDone(host, runId)
  }
  return { ok: true, runId, file: sent.value, responseFileName: nameIn(sent.headers) }
}
