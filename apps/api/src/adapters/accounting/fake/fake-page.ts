import type { Company } from './fake-company.ts'

type Mend = {
  readonly what: string
  readonly is: (company: Company) => boolean
  readonly do: (company: Company) => void
}

/** What only somebody in the accounting system itself can mend. */
const mends: Readonly<Record<string, Mend>> = {
  bank: {
    what: 'Bankkonto for faktura mangler',
    is: ({ accounts }) => [...accounts.values()].some((one) => one.isBankAccount && !one.bankAccountNumber),
    do: ({ accounts }) => {
      for (const one of accounts.values()) if (one.isBankAccount) one.bankAccountNumber = '99990100000'
    },
  },
  periods: {
    what: 'Perioder er låst',
    is: ({ periods }) => [...periods.values()].some(({ isClosed }) => isClosed),
    do: ({ periods }) => {
      for (const period of periods.values()) period.isClosed = false
    },
  },
  customers: {
    what: 'Kunder er ute av bruk',
    is: ({ customers }) => [...customers.values()].some((one) => one['isInactive'] === true),
    do: ({ customers }) => {
      for (const customer of customers.values()) customer['isInactive'] = false
    },
  },
}

const render = (company: Company): string => {
  const open = Object.entries(mends).filter(([, { is }]) => is(company))
  const rows = open.map(
    ([name, { what }]) => `<li><form method="post" action="/mend/${name}">${what} <button>Rett</button></form></li>`,
  )
  return `<!doctype html><html lang="nb"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${company.name} i regnskapssystemet</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}button{font:inherit;min-height:2rem}</style>
<h1>${company.name}</h1><p>Demoens regnskapssystem. ${company.invoices.size} fakturaer er ført her.</p>
${rows.length === 0 ? '<p>Ingenting å rette.</p>' : `<ul>${rows.join('')}</ul>`}</html>`
}

type Page = { readonly head: [status: number, headers: Record<string, string>]; readonly text?: string }

/** The page of the accounting system itself, as far as the demo needs it, and what its buttons do; undefined of every other call. */
export const openPage = (
  company: Company,
  { method, path }: { readonly method: string; readonly path: string },
  changed: () => void,
): Page | undefined => {
  if (method === 'GET' && path === '/')
    return { head: [200, { 'content-type': 'text/html; charset=utf-8' }], text: render(company) }
  const mend = mends[/^\/mend\/(\w+)$/.exec(path)?.[1] ?? '']
  if (method !== 'POST' || mend === undefined) return undefined
  mend.do(company)
  changed()
  return { head: [303, { location: '/' }] }
}
