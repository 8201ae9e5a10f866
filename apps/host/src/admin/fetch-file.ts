import { readRefusal } from '@delebil/core-api'
import { saveBlob } from '../account/save-blob.ts'
import { adminTexts } from './admin-texts.ts'

/** Fetches a file with the session's token and gives it to the person; answers what went wrong, or nothing. */
export async function fetchFile(address: string, name: string, token: string | undefined): Promise<string | undefined> {
  try {
    const response = await fetch(address, { headers: token === undefined ? {} : { authorization: token } })
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => undefined)
      return readRefusal(response.status, body, response.headers).message
    }
    saveBlob(name, await response.blob())
    return undefined
  } catch {
    return adminTexts.downloadFailed
  }
}
