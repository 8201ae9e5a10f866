import type { DownloadWatch } from '@delebil/admin-components'
import { readRefusal } from '@delebil/core-api'
import { createPartReader, PARTS_MEDIA } from '@delebil/core-api/admin'
import { saveBlob } from '../../site/page/save-blob.ts'
import { adminTexts } from './admin-texts.ts'

/**
 * Fetches a file with the session's token and gives it to the person, telling how much has come; answers what went wrong, or
 * nothing. One that was broken off, or of which the end has not come, is given to nobody.
 */
export async function fetchFile(
  address: string,
  name: string,
  token: string | undefined,
  watch?: DownloadWatch,
): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      headers: token === undefined ? {} : { authorization: token },
      ...(watch && { signal: watch.signal }),
    })
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => undefined)
      return readRefusal(response, body).message
    }
    const isInParts = response.headers.get('content-type')?.startsWith(PARTS_MEDIA)
    const blob = isInParts ? await readParts(response, watch) : await response.blob()
    if (watch?.signal.aborted) return undefined
    if (blob === undefined) return adminTexts.downloadFailed
    saveBlob(name, blob)
    return undefined
  } catch {
    return watch?.signal.aborted ? undefined : adminTexts.downloadFailed
  }
}

async function readParts({ body }: Response, watch: DownloadWatch | undefined): Promise<Blob | undefined> {
  const parts = createPartReader()
  const chunks = body?.getReader()
  for (let read = await chunks?.read(); read && !read.done; read = await chunks?.read()) {
    watch?.onRows(parts.take(read.value))
  }
  const file = parts.file()
  return file && new Blob([...file])
}
