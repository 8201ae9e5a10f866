import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseJson } from '../../../platform/parse-json.ts'
import type { Company } from './fake-company.ts'

const SOON_MS = 500
const maps = [
  'customers',
  'products',
  'orders',
  'invoices',
  'vatTypes',
  'accounts',
  'periods',
  'paymentTypes',
  'subscriptions',
] as const

type Kept = Readonly<Record<(typeof maps)[number], readonly [number, object][]>> &
  Pick<Company, 'sent' | 'last'> & {
    readonly withoutEhf: readonly string[]
  }

const textOf = (company: Company): string =>
  JSON.stringify({
    ...Object.fromEntries(maps.map((name) => [name, [...company[name]]])),
    sent: company.sent,
    last: company.last,
    withoutEhf: [...company.withoutEhf],
  })

const fill = (company: Company, kept: Kept): void => {
  for (const name of maps) {
    const map: Map<number, object> = company[name]
    map.clear()
    for (const [id, row] of kept[name]) map.set(id, row)
  }
  company.sent.push(...kept.sent)
  Object.assign(company.last, kept.last)
  for (const number of kept.withoutEhf) company.withoutEhf.add(number)
}

/** Has a company outlive its process in a file. `changed` is told of each change; `stop` writes what is not written yet. */
export const keepCompany = (company: Company, file: string | undefined) => {
  if (file === undefined) return { changed: () => undefined, stop: () => undefined }
  if (existsSync(file)) fill(company, parseJson(readFileSync(file, 'utf8')) as Kept)
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    timer = undefined
    writeFileSync(file, textOf(company))
  }
  return {
    changed: () => {
      timer ??= setTimeout(write, SOON_MS)
    },
    stop: () => {
      if (timer === undefined) return
      clearTimeout(timer)
      write()
    },
  }
}
