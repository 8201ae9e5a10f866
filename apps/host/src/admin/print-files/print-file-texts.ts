import { formatCount } from '@delebil/validation/text'

const PAGES_ON_A_SHEET = 2
const countOf = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

/** Norwegian texts of invoices that go by post. */
export const printFileTexts = {
  heading: 'Utskrift',
  lead: 'Fakturaer som går i posten, samles i én PDF. Hver begynner på en forside, og adressen står i vinduet på en C5-konvolutt. Skriv ut på begge sider.',
  files: 'Utskriftsfiler',
  waiting: (count: number) =>
    count === 0
      ? 'Ingen fakturaer venter på utskrift.'
      : `${countOf(count, 'faktura', 'fakturaer')} venter på utskrift.`,
  make: 'Lag utskriftsfil',
  made: (documents: number, left: number) =>
    left === 0
      ? `${countOf(documents, 'faktura', 'fakturaer')} samles i en fil`
      : `${countOf(documents, 'faktura', 'fakturaer')} samles i en fil. ${formatCount(left)} venter på den neste`,
  none: 'Ingen utskriftsfil er laget ennå.',
  file: 'Fil',
  when: 'Laget',
  who: 'Av',
  documents: 'Fakturaer',
  numbers: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  pages: 'Sider',
  sheets: (pages: number) => `${formatCount(pages)} (${countOf(Math.ceil(pages / PAGES_ON_A_SHEET), 'ark', 'ark')})`,
  making: 'Lages …',
  download: 'Last ned',
  downloadOf: (id: number) => `Last ned utskriftsfil ${id}`,
  fileName: (id: number) => `utskriftsfil-${id}.pdf`,
} as const
