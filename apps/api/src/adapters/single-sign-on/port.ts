/** What a provider has verified about somebody. Null is what it did not tell, or told in no form that we know. */
export type VerifiedClaims = {
  readonly sub: string
  readonly name: string | null
  readonly email: string | null
  readonly emailVerified: boolean
  /** '+4791234567'. */
  readonly phone: string | null
}

/** What binds one journey to the provider and back together. */
export type Journey = {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Single sign-on. Both functions refuse with a code of `single-sign-on`. */
export type IdentityProvider = {
  /** The path segment {sso} of the addresses. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  /** Address to send the browser to. */
  readonly begin: (journey: Journey) => Promise<string>
  /** Checks what the browser came back with, `search` and all, and fetches who it is. */
  readonly finish: (journey: Journey, search: string) => Promise<VerifiedClaims>
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Left out where there is none. */
    readonly signOn?: IdentityProvider | undefined
  }
}
