import * as v from 'valibot'
import type { LicenseRegister } from './port.ts'

const deadlineMilliseconds = 8000
const answerSchema = v.object({ hit: v.boolean(), classes: v.array(v.pipe(v.string(), v.maxLength(8))) })

/**
 * A register behind HTTP: `POST {url}/licenses/check` with `{nationalId, surname}` and a bearer token, which `token` may
 * have to fetch first. The id stands in the body: addresses end up in logs.
 */
export const createHttpLicenseRegister = (
  url: string,
  token: () => Promise<string>,
  deadline = deadlineMilliseconds,
): LicenseRegister => ({
  look: async ({ nationalId, surname }) => {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/licenses/check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
        body: JSON.stringify({ nationalId, surname }),
        signal: AbortSignal.timeout(deadline),
        redirect: 'error',
      })
      const answer = v.safeParse(answerSchema, response.ok ? await response.json() : await response.body?.cancel())
      if (!answer.success) return 'unanswered'
      return { classes: answer.output.hit ? answer.output.classes : [] }
    } catch {
      return 'unanswered'
    }
  },
})
