import { Button, VisuallyHidden } from '@delebil/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { listTexts } from './list-texts.ts'

/** Says that others changed the list, once aloud; pressed, the list is fetched anew. */
export function NewsPill({ news, onLoad }: { news: string; onLoad: () => void }) {
  const [said, setSaid] = useState('')
  // What comes on top of it is seen, and not said again.
  if ((news === '') !== (said === '')) setSaid(news)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said !== '' && listTexts.saidNews(said)}</span>
      </VisuallyHidden>
      {news !== '' && (
        <Button isSmall icon={RefreshCw} aria-label={listTexts.loadNews(news)} onPress={onLoad}>
          {news}
        </Button>
      )}
    </>
  )
}
