/** One SMS on its way. `ref` comes back with every report of it; `to` is a number with its country. */
export type OutgoingSms = {
  readonly ref: string
  readonly to: string
  readonly sender: string
  readonly text: string
}

/** What the gateway says of one SMS: it is sent, or it never will be. */
export type SmsAnswer = { readonly isTaken: true } | { readonly isTaken: false; readonly reason: string }

/** Nothing was taken, and it may be sent again soon. Any other failure leaves open whether it was taken. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken'
}

/** What the gateway tells by itself: what became of an SMS, or what somebody wrote. */
export type SmsNews =
  | {
      readonly kind: 'report'
      readonly ref: string
      readonly number: string
      readonly isDelivered: boolean
      readonly reason: string
    }
  | { readonly kind: 'answer'; readonly number: string; readonly text: string }

/** The way out for SMS. */
export interface SmsGateway {
  /** Sends some, each to another number, and answers by `ref`. */
  readonly send: (messages: readonly OutgoingSms[]) => Promise<ReadonlyMap<string, SmsAnswer>>
  /** What stands in the address that it calls us by. */
  readonly secret: string
  /** What a call of the gateway says; undefined where it says nothing that is understood. */
  readonly readNews: (fields: Readonly<Record<string, unknown>>) => SmsNews | undefined
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Left out where no SMS can be sent. */
    readonly sms?: SmsGateway | undefined
  }
}
