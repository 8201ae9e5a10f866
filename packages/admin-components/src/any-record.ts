/** A record of any resource. */
export type AnyRecord = { readonly id: number; readonly version: number } & Readonly<Record<string, unknown>>
