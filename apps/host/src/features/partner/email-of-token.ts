/** The address that a partner's token names, to fill in a field with; only the server knows whether it is true. */
export function emailOfToken(token: string): string | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const email = typeof claims === 'object' && claims !== null && 'email' in claims ? claims.email : undefined
    return typeof email === 'string' ? email : undefined
  } catch {
    return undefined
  }
}
