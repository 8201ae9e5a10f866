/** A document on its way: `receiver` is an organization number, `documentId` is the same whenever it is sent again. */
export type SentDocument = { readonly receiver: string; readonly documentId: string; readonly xml: string }

/** The access point will never take this document as it is: sending it again is of no use. The message says why. */
export class AccessPointRefused extends Error {
  override readonly name = 'AccessPointRefused'
}

/** The way out for EHF. Sending a document twice delivers it once, and answers the same receipt. */
export interface AccessPoint {
  /** Rejects with `AccessPointRefused` where it was refused for good. Any other problem leaves open whether it was taken: send it again later. */
  readonly send: (document: SentDocument) => Promise<{ receipt: string }>
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Left out where no EHF can be sent. */
    readonly accessPoint?: AccessPoint | undefined
  }
}
