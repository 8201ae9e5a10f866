import { readRefusal } from '@delebil/core-api'
import { REQUEST_TIMEOUT_MS } from '@delebil/validation/constants'
import { memberProblemText } from '@delebil/validation/text'

/** A file of invoices, asked for with the session's token; a text that says what went wrong where there is none. */
export async function fetchInvoiceFile(
  address: string,
  token: string | undefined,
): Promise<{ file: Blob } | { message: string; isLoggedOut: boolean }> {
  try {
    const response = await fetch(address, {
      headers: token === undefined ? {} : { authorization: token },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (response.ok) return { file: await response.blob() }
    const body: unknown = await response.json().catch(() => undefined)
    const { message } = readRefusal(response, body)
    return { message, isLoggedOut: response.status === 401 }
  } catch {
    return { message: memberProblemText['network.unreachable'], isLoggedOut: false }
  }
}
