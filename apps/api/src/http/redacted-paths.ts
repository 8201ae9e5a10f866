const secrets = ['authorization', 'password', 'token', 'authToken']

/** Where a log line might hold a secret, whatever somebody hands to the log. */
export const redactedPaths: string[] = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
