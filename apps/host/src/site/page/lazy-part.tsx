import { Banner, Button } from '@delebil/ui'
import { RotateCw } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { offlineTexts } from '../offline/offline-texts.ts'

const { missingPart } = offlineTexts

/** Stands where a part of the page could not be fetched; the page around it stays, with all that is typed there. */
function MissingPart() {
  return (
    <Banner tone="error" title={missingPart.partHeading}>
      <p>{missingPart.text}</p>
      <Button isSmall icon={RotateCw} onPress={() => location.reload()}>
        {missingPart.retry}
      </Button>
    </Banner>
  )
}

/** A component that is fetched when it is first shown. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: MissingPart as ComponentType<P> }),
    ),
  )
}
