import type { Read } from '@delebil/core-api/admin'
import { paymentTexts as texts } from './payment-texts.ts'

/** Who paid, as far as the bank says: a name, or the account that the money came from. */
export const payerOf = ({
  payerName,
  payerAccount,
}: Pick<Read<'incoming-payments'>, 'payerName' | 'payerAccount'>): string | undefined =>
  payerName ?? (payerAccount === null ? undefined : texts.account(payerAccount))
