/** The authority's register of driver's licences. No expiry dates: it only knows which classes are valid now. */
export interface LicenseRegister {
  /** Classes that are valid now, or none where there is no hit; 'unanswered' when it is silent, broken or not set up. */
  readonly look: (person: { readonly nationalId: string; readonly surname: string }) => Promise<LicenseAnswer>
}

export type LicenseAnswer = { readonly classes: readonly string[] } | 'unanswered'

/** Where no register is set nobody is verified by it. */
export const noLicenseRegister: LicenseRegister = { look: async () => 'unanswered' }

declare module '../../platform/context.ts' {
  interface Context {
    readonly licenseRegister: LicenseRegister
  }
}
