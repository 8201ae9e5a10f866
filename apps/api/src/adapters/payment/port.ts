import type { ProviderPayment } from '@delebil/validation'

/** One payment to ask for; money in øre. `reference` is ours and never used twice. */
export type PaymentOrder = {
  readonly reference: string
  readonly amountOre: number
  readonly description: string
  /** Where the person comes back to, whatever happened. */
  readonly returnUrl: string
}

/** A webhook as it came, before anybody believes it. */
export type WebhookCall = {
  readonly method: string
  /** Path with query. */
  readonly address: string
  readonly host: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** 'refused' is a clear no; 'unanswered' means that nobody knows whether it happened. */
export type MoneyAnswer = 'done' | 'refused' | 'unanswered'

/** A service that people pay with. Every change may be sent again: the same reference and kind is done once. */
export interface PaymentProvider {
  /** The path segment {sso}. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  readonly create: (order: PaymentOrder) => Promise<{ readonly redirectUrl: string } | 'refused' | 'unanswered'>
  readonly read: (reference: string) => Promise<ProviderPayment | 'unknown' | 'unanswered'>
  readonly capture: (reference: string, amountOre: number) => Promise<MoneyAnswer>
  /** Gives up what was not captured. */
  readonly cancel: (reference: string) => Promise<MoneyAnswer>
  /** Gives back what was captured. */
  readonly refund: (reference: string, amountOre: number) => Promise<MoneyAnswer>
  /** The reference that a genuine webhook is about; undefined where anybody may have sent it. */
  readonly readWebhook: (call: WebhookCall) => string | undefined
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Left out where one cannot pay here. */
    readonly payments?: PaymentProvider | undefined
  }
}
