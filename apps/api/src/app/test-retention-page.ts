import { readFile } from 'node:fs/promises'
import { startOfKeptYears } from '../platform/schedules/retention.ts'

const hourMilliseconds = 3_600_000

const hoursOf = (amount: number, unit: string | undefined, now: Date): number => {
  if (unit === 'years') return (now.getTime() - startOfKeptYears(now, amount).getTime()) / hourMilliseconds
  return unit === 'days' ? amount * 24 : unit === 'hours' ? amount : 0
}

/** How many hours the page about personal data says that each retention keeps, by its name. */
export const readRetentionPage = async (now: Date): Promise<Readonly<Record<string, number>>> => {
  const page = await readFile(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8')
  const said = page.split('\n').flatMap((line) => {
    const [, , jobs = '', time = ''] = line.split('|').map((cell) => cell.trim())
    const [amount, unit] = time.split(' ')
    return [...jobs.matchAll(/`([a-z-]+-retention)`/g)].map(
      ([, name = '']) => [name, hoursOf(Number(amount), unit, now)] as const,
    )
  })
  return Object.fromEntries(said)
}
