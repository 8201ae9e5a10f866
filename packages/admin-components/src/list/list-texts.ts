import { formatCount, formatDate } from '@delebil/validation/text'
import { isoWeek } from './iso-week.ts'

/** Norwegian texts of lists: choosing, columns, spreadsheets and news. */
export const listTexts = {
  pick: (title: string) => `Velg ${title}`,
  pickShown: 'Velg alle på siden',
  picked: (count: number, isExact: boolean) => `${isExact ? '' : 'Omtrent '}${formatCount(count)} valgt`,
  pickAll: (count: number, isExact: boolean) =>
    `Velg alle ${isExact ? formatCount(count) : `(omtrent ${formatCount(count)})`} som passer`,
  pickNone: 'Opphev valget',
  rows: 'Rader',
  rowsPicked: (count: number) => `De ${formatCount(count)} valgte`,
  rowsAll: 'Alle som passer',
  columnsShown: 'Kolonnene i listen',
  columnsAll: 'Alle kolonner',
  formats: { csv: 'Last ned CSV', xlsx: 'Last ned Excel' },
  rowsOf: (rows: number, count: number, isExact: boolean) =>
    `${formatCount(rows)} av ${isExact ? '' : 'ca. '}${formatCount(Math.max(rows, count))} rader`,
  manyRows: (most: number) =>
    `Et ark rommer ${formatCount(most)} rader. Excel-filen får flere ark; av CSV-filen leser Excel bare så mange.`,
  stop: 'Avbryt',
  day: 'Dag',
  today: (now: Date) => `${formatDate(now)} · uke ${isoWeek(now)}`,
  chooseDay: 'Velg dag',
  anyDay: 'Alle dager',
  call: (name: string, phone: string) => `Ring ${name}, ${phone}`,
  choose: 'Velg flere',
  chosen: 'Ferdig med å velge',
  searchAll: 'Søk i alle',
  emptyView: (name: string) => `Ingenting under «${name}»`,
  showAll: 'Vis alle',
  searched: (q: string) => `Søk: ${q}`,
  filtered: (tokens: readonly string[]) => `Filter: ${tokens.join(' · ')}`,
  added: (count: number) => `${count} ${count === 1 ? 'ny' : 'nye'}`,
  changed: (count: number) => `${count} endret`,
  gone: (count: number) => `${count} borte`,
  loadNews: (news: string) => `Vis: ${news}`,
  saidNews: (news: string) => `${news} i listen`,
} as const
