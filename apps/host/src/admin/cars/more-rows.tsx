import type { PanelAnswer } from '@delebil/admin-components'
import { Button } from '@delebil/ui'
import { useState } from 'react'
import { carTexts as texts } from './car-texts.ts'

const step = 10
const most = 100

/** How many rows of a panel are shown, and how to see more. */
export function useMoreRows() {
  const [size, setSize] = useState(step)
  return { size, more: () => setSize((before) => Math.min(most, before * 2)) }
}

interface MoreRowsProps {
  readonly answer: PanelAnswer<{ readonly data: readonly unknown[]; readonly cursor: string | null }>
  readonly onMore: () => void
}

export function MoreRows({ answer: { data }, onMore }: MoreRowsProps) {
  if (!data || data.cursor === null || data.data.length >= most) return null
  return (
    <div>
      <Button isSmall onPress={onMore}>
        {texts.more}
      </Button>
    </div>
  )
}
