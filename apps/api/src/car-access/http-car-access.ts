import type { CarAccess } from './car-access.ts'

const deadlineMilliseconds = 8000

const isOpened = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'result' in body && body.result === 'opened'

/**
 * Cars behind a service that speaks HTTP: `POST {url}/cars/{carNumber}/open` with `{organizationId, licensePlate}`.
 * 200 `{result: 'opened'}` is opened, any 4xx refused; no answer within 8 s, an answer we don't know, and 5xx count as silent.
 */
export const createHttpCarAccess = (url: string, deadline = deadlineMilliseconds): CarAccess => ({
  open: async ({ organizationId, carNumber, licensePlate }, signal) => {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/cars/${encodeURIComponent(carNumber)}/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ organizationId, licensePlate }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
        redirect: 'error',
      })
      if (response.ok) return isOpened(await response.json()) ? 'opened' : 'silent'
      await response.body?.cancel()
      return response.status < 500 ? 'refused' : 'silent'
    } catch {
      return 'silent'
    }
  },
})
