const censor = '[redacted]'

const secrets: readonly RegExp[] = [
  /(?<=\bbearer\s+)\S+/gi,
  /(?<=\b(?:authorization|auth_?token|token|password|passord)["']?\s*[:=]\s*["']?(?:bearer\s+)?)(?!bearer\b)[^\s"'&,;}]+/gi,
  /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g,
]

/** The text with whatever looks like a token or a password cut out. */
export const redactSecrets = (text: string): string =>
  secrets.reduce((rest, secret) => rest.replace(secret, censor), text)
