import type { DownloadWatch } from '@delebil/admin-components'
import { readRefusal } from '@delebil/core-api'
import { saveBlob } from '../account/save-blob.ts'
import { adminTexts } from './admin-texts.ts'

/**
 * Fetches a file with the session's token and gives it to the person, telling how much has come; answers what went wrong, or
 * nothing. One that was broken off is given to nobody.
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
      return readRefusal(response.status, body, response.headers).message
    }
    const counted = response.body?.pipeThrough(counter(watch?.onBytes))
    const type = response.headers.get('content-type') ?? ''
    saveBlob(name, await new Response(counted, { headers: { 'content-type': type } }).blob())
    return undefined
  } catch {
    return watch?.signal.aborted ? undefined : adminTexts.downloadFailed
  }
}

function counter(onBytes: ((bytes: number) => void) | undefined): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.length
      onBytes?.(bytes)
      controller.enqueue(chunk)
    },
  })
}
