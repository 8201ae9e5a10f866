import { useKeptText } from './kept.ts'

/** Whether single letters do anything for this person (WCAG 2.1.4). */
export function useKeysOn(): readonly [boolean, (areOn: boolean) => void] {
  const [kept, keep] = useKeptText('keys')
  return [kept !== 'off', (areOn) => keep(areOn ? 'on' : 'off')]
}
