import { Button, copyText } from '@delebil/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { locationTexts } from './location-texts.ts'

type Outcome = 'shared' | 'copied' | 'closed' | 'failed'

async function share(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // The person closed the device's own box: nothing to say.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}

const said: Record<Outcome, string> = {
  shared: '',
  closed: '',
  copied: locationTexts.shared,
  failed: locationTexts.shareFailed,
}

/** Hands the address of a page to the device's own sharing, or to the clipboard where it has none. */
export function SharePlace({ name, path }: { name: string; path: string }) {
  const [outcome, setOutcome] = useState<Outcome>('closed')
  const press = async () => setOutcome(await share(name, new URL(path, window.location.origin).href))
  return (
    <>
      <Button icon={Share2} onPress={() => void press()}>
        {locationTexts.share}
      </Button>
      <span role="status">{said[outcome]}</span>
    </>
  )
}
