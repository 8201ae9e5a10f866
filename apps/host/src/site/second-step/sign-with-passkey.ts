/** What the browser has a passkey sign, or make; undefined where the person or the browser gave up. */
export async function signWithPasskey(options: object): Promise<Record<string, unknown> | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options as never }).then(asParts, () => undefined)
}

export async function makePasskey(options: object): Promise<Record<string, unknown> | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options as never }).then(asParts, () => undefined)
}

const asParts = (made: object) => ({ ...made })
