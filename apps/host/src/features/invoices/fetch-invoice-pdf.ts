import { invoicePdfPath, readRefusal } from '@delebil/core-api'
import { REQUEST_TIMEOUT_MS } from '@delebil/validation/constants'
import { memberProblemText } from '@delebil/validation/text'

/** The PDF of an invoice, asked for with the session's token; a text that says what went wrong where there is none. */
export async function fetchInvoicePdf(
  id: number,
  token: string | undefined,
): Promise<{ pdf: Blob } | { message: string; isLoggedOut: boolean }> {
  try {
    const response = await fetch(invoicePdfPath(id), {
      headers: token === undefined ? {} : { authorization: token },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (response.ok) return { pdf: await response.blob() }
    const body: unknown = await response.json().catch(() => undefined)
    const { message } = readRefusal(response, body)
    return { message, isLoggedOut: response.status === 401 }
  } catch {
    return { message: memberProblemText['network.unreachable'], isLoggedOut: false }
  }
}
