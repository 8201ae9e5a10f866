const secrets = ['authorization', 'password', 'token', 'authToken']

/** Where a log line might hold a secret, whatever somebody hands to the log. */
export const redactedPaths: string[] = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

const secretAddress = /^\/(?:api\/)?(shared|calendar|sms)\/[^/]+/i

/** True where an address says by itself what it opens. */
export const isSecretAddress = (path: string): boolean => secretAddress.test(path)

/** A path as it may stand in the log. */
export const redactPath = (path: string): string =>
  path.replace(secretAddress, (whole) => `${whole.slice(0, whole.lastIndexOf('/'))}/[redacted]`)
