/** What partners' policies name where they list the policies of Trusted Types. */
const policyName = 'delebil-embed'

interface Policy {
  readonly createScriptURL: (url: string) => string
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}

/** A worker's script is the embed's own: a file beside this one, or text that was fetched from there. */
export function checkWorkerUrl(url: string, ours: string = import.meta.url): string {
  const { protocol, origin } = new URL(url, ours)
  if (protocol !== 'blob:' && origin !== new URL(ours).origin) throw new TypeError(`Not a worker of ours: ${url}`)
  return url
}

let policy: Policy | undefined

/** What is given to `new Worker`: a page that enforces Trusted Types takes no plain text for the address of a script. */
export function workerUrl(url: string | URL): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: (asked) => checkWorkerUrl(asked) })
  return policy ? policy.createScriptURL(String(url)) : String(url)
}
