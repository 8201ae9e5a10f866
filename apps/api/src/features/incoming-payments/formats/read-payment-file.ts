import { type PaymentFile, refuseFile } from './payment-file.ts'
import { isCamt, readCamt } from './read-camt.ts'
import { isOcr, readOcr } from './read-ocr.ts'

/** Text of a file: by what XML declares, by UTF-8 where all of it is, else as Nets writes. */
const decode = (bytes: Uint8Array): string => {
  const [, declared] =
    /^(?:\uFEFF|ï»¿)?<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
      Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
    ) ?? []
  for (const encoding of [declared ?? 'utf-8', 'utf-8', 'iso-8859-1'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {}
  throw refuseFile('payment-file.unknown-format')
}

/** Reads a file of payments of a kind that is known by its beginning. */
export const readPaymentFile = (bytes: Uint8Array): PaymentFile => {
  const text = decode(bytes)
  if (text.trim() === '') throw refuseFile('payment-file.empty')
  if (isOcr(text)) return readOcr(text)
  if (isCamt(text)) return readCamt(text)
  throw refuseFile('payment-file.unknown-format')
}
