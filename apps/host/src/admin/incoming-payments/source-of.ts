import { paymentSourceText, type Read } from '@delebil/core-api/admin'
import { paymentTexts as texts } from './payment-texts.ts'

/** Where a payment was seen: the file and the line, or who says so. */
export function sourceOf({ source, fileReference, line }: Read<'incoming-payments'>): string {
  const isFile = source === 'OCR' || source === 'CAMT_054'
  const name = isFile && fileReference !== null ? texts.fileOf(source, fileReference) : paymentSourceText[source]
  return texts.where(name, line)
}
