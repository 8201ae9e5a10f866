const secrets = [
  /(authorization["'\s:=]+)(?:bearer\s+)?[^\s"',;}]+/gi,
  /((?:auth)?token["'\s:=]+)[^\s"',;&}]+/gi,
  /(password["'\s:=]+)[^\s"',;&}]+/gi,
]

/** The text without tokens and passwords, wherever they stand; `known` is our own token. */
export function redact(text: string, known?: string): string {
  const withoutKnown = known === undefined || known === '' ? text : text.replaceAll(known, '[redacted]')
  return secrets.reduce((result, pattern) => result.replace(pattern, '$1[redacted]'), withoutKnown)
}
