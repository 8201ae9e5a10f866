import { Button } from '@delebil/ui'
import { availabilityKind } from '@delebil/validation'
import { searchTexts } from '../locale/search-texts.ts'
import type { CarSearch } from './data.ts'

export interface ShowButtonProps {
  /** Left out where no cars are searched. */
  readonly results: CarSearch['results'] | undefined
  readonly onPress: () => void
}

/** Back to the cars, with how many of them are free. */
export function ShowButton({ results, onPress }: ShowButtonProps) {
  return (
    <Button variant="primary" isWide onPress={onPress}>
      {results ? searchTexts.show(countFree(results)) : searchTexts.done}
    </Button>
  )
}

function countFree(results: CarSearch['results']): number | undefined {
  if (results.name === 'empty') return 0
  if (results.name !== 'filled') return undefined
  return results.cars.filter(({ maxAvailability }) => availabilityKind(maxAvailability) === 'available').length
}
