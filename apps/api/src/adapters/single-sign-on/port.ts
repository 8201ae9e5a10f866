/** What a provider has verified about somebody. Null is what it did not tell, or told in no form that we know. */
export type VerifiedClaims = {
  readonly sub: string
  readonly name: string | null
  readonly email: string | null
  readonly emailVerified: boolean
  /** '+4791234567'. */
  readonly phone: string | null
}

/** The same with what the provider told of this log-in. */
export type SignedOn = VerifiedClaims & {
  /** When the person last proved to the provider who they are; null where it does not tell. */
  readonly authenticatedAt: Date | null
  /** The provider says that it does not know the address to be the person's. Some providers say nothing of it. */
  readonly isEmailRefuted: boolean
}

/** What binds one journey to the provider and back together. */
export type Journey = {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  /** The person must have proved who they are within so many seconds. */
  readonly maxAgeSeconds?: number | undefined
}

export type StaffProviderSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What people call it. */
  readonly title: string
}

/** Single sign-on. Both functions refuse with a code of `single-sign-on`. */
export type IdentityProvider = {
  /** The path segment {sso} of the addresses. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  /** Address to send the browser to. */
  readonly begin: (journey: Journey) => Promise<string>
  /** Refuses where the provider does not answer with a document of its own. */
  readonly tryOut: () => Promise<void>
  /** Checks what the browser came back with, `search` and all, and fetches who it is. */
  readonly finish: (journey: Journey, search: string) => Promise<SignedOn>
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Left out where there is none. */
    readonly signOn?: IdentityProvider | undefined
    /** The provider that an organization named for its staff. */
    readonly staffProvider: (settings: StaffProviderSettings) => IdentityProvider
  }
}
