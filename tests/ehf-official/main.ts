import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSchematron } from './read-schematron.ts'
import { type Fired, registerFunctions, runSchematron } from './run-schematron.ts'
import { goodSamples, spoiltSamples } from './samples.ts'

const files = ['CEN-EN16931-UBL.sch', 'PEPPOL-EN16931-UBL.sch']
const say = (text: string) => process.stdout.write(`${text}\n`)

const [folder] = process.argv.slice(2)
const missing = folder === undefined ? files : files.filter((file) => !existsSync(join(folder, file)))
if (folder === undefined || missing.length > 0) {
  say(
    `SKIPPED: nothing was held against the official rules. ${missing.join(' and ')} of Peppol BIS Billing 3.0 are not here.`,
  )
  say('Say the folder that has them: npm run ehf:official -- <folder>')
  process.exit(0)
}

const schemas = files.map((file) => readSchematron(readFileSync(join(folder, file), 'utf8')))
schemas.forEach(registerFunctions)
const judge = (xml: string): { fired: readonly Fired[]; asked: number } => {
  const found = schemas.map((schema) => runSchematron(schema, xml))
  return { fired: found.flatMap(({ fired }) => fired), asked: found.reduce((sum, { asked }) => sum + asked, 0) }
}

let failures = 0
for (const [name, xml] of Object.entries(goodSamples)) {
  const { fired, asked } = judge(xml)
  const fatal = fired.filter(({ isFatal }) => isFatal)
  failures += fatal.length
  const said = fired.map(({ id, isFatal }) => `${id}${isFatal ? '' : ' (warning)'}`).join(', ')
  say(`${fatal.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${asked} assertions${said && `; ${said}`}`)
}
for (const [rule, xml] of spoiltSamples) {
  const isSeen = judge(xml).fired.some(({ id }) => id === rule)
  if (!isSeen) failures += 1
  say(`${isSeen ? 'ok  ' : 'FAIL'} spoilt on purpose: ${rule} ${isSeen ? 'saw it' : 'did not see it'}`)
}
say(failures === 0 ? 'The official rules find nothing fatal.' : `${failures} failures.`)
process.exit(failures === 0 ? 0 : 1)
