import type { AdminHost } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import { isPassing } from '@delebil/core-api'
import { entryStateOf } from '@delebil/core-api/admin'
import { problemText, uploadFailureText } from '@delebil/validation/text'
import type { ImportEntry, Sent } from './import-entry.ts'
import { importTexts as texts } from './import-texts.ts'

type Host = Pick<AdminHost, 'api' | 'organizationId'>

const AGAIN_MS = 1500
/** For how long a server that is not reached is waited for: it works on meanwhile. */
const LOST_MS = 120_000

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

type Query = { readonly orgId: number }

/** Where a run is, and the file that came of it once it is done; undefined while it is worked on. */
async function askOnce({ api }: Host, id: number, query: Query): Promise<Sent | Refusal | undefined> {
  const asked = await api.get('import-runs', id, query)
  if (!asked.ok) return asked.refusal
  const { state, problem } = asked.value
  if (entryStateOf[state] === 'loading') return undefined
  if (state === 'FAILED') return { ok: false, errorText: problemWords(problem), mayRetry: false }
  const file = await api.call('import-runs.file', { params: { id }, query })
  if (!file.ok) return file.refusal
  return { ok: true, runId: id, file: file.value, responseFileName: nameIn(file.headers) }
}

/** Waits for a large file, however long it takes, and fetches what became of it. */
async function fetchWhenDone(host: Host, id: number): Promise<Sent> {
  let lostMs = 0
  for (;;) {
    const came = await askOnce(host, id, { orgId: host.organizationId })
    if (came !== undefined && 'ok' in came) return came
    if (came !== undefined) {
      if (!isPassing(came) || lostMs >= LOST_MS) return failed(came)
      lostMs += AGAIN_MS
    } else lostMs = 0
    await wait(AGAIN_MS)
  }
}

const problemWords = (problem: string | null): string =>
  problem !== null && problem in problemText ? problemText[problem as keyof typeof problemText] : texts.lost

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
