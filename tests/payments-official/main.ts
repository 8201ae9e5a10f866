import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatNok } from '@delebil/validation/text'
import { readPaymentFile } from '../../apps/api/src/features/incoming-payments/formats/read-payment-file.ts'
import { Refusal } from '../../apps/api/src/platform/refusal.ts'
import { spoilFile } from './spoil-file.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const [folder] = process.argv.slice(2)
if (folder === undefined || !existsSync(folder)) {
  say('SKIPPED: no file of payments that others have published was read.')
  say('Say the folder that has OCR giro or camt.054 files: npm run payments:official -- <folder>')
  process.exit(0)
}

/** What a file says, or the code that it is refused with. */
const tryFile = (bytes: Uint8Array) => {
  try {
    return readPaymentFile(bytes)
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

let read = 0
let failures = 0
for (const name of readdirSync(folder).toSorted()) {
  const bytes = readFileSync(join(folder, name))
  const file = tryFile(bytes)
  if (typeof file === 'string') {
    say(`--   ${name}: refused, ${file}`)
    continue
  }
  read += 1
  const { format, reference, accounts, payments } = file
  const ore = payments.reduce((sum, { amountOre }) => sum + amountOre, 0)
  const withKid = payments.filter(({ kid }) => kid !== null).length
  say(
    `ok   ${name}: ${format} ${reference}, ${accounts.length} accounts, ${payments.length} payments, ${withKid} with a KID, ${formatNok(ore)}`,
  )
  for (const [how, spoilt] of spoilFile(bytes)) {
    const answer = tryFile(spoilt)
    const isRefused = typeof answer === 'string'
    if (!isRefused) failures += 1
    say(`${isRefused ? 'ok  ' : 'FAIL'} ${name}, ${how}: ${isRefused ? `refused, ${answer}` : 'was read'}`)
  }
}
if (read === 0) say('FAIL no file of the folder was read.')
process.exit(failures === 0 && read > 0 ? 0 : 1)
