import type { Result } from '@delebil/core-api'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import { Icon, Modal, Skeleton } from '@delebil/ui'
import type { ProblemCode } from '@delebil/validation/text'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useAdminHost } from '../admin-host.ts'
import * as css from './file.css.ts'
import { fileTexts } from './file-texts.ts'
import { useAddress } from './use-address.ts'

export type PictureSize = 'large' | 'small'

export interface StoredPictureProps {
  /** The resource it is kept under, and what tells it from others there. */
  readonly of: readonly [resource: string, ...rest: readonly (string | number)[]]
  readonly load: (size: PictureSize) => Promise<Result<Blob, ProblemCode>>
  /** What it shows, in words. */
  readonly alt: string
  /** Without it the picture is only looked at where it is. */
  readonly canEnlarge?: boolean
  /** It is read where it stands: as large as there is room for. */
  readonly isLarge?: boolean
}

/** A picture that the server keeps. It is fetched with the token, which an address alone can't carry. */
export function StoredPicture({ of, load, alt, canEnlarge = false, isLarge = false }: StoredPictureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const looks = isLarge
    ? ({ size: 'large', className: css.inPlace } as const)
    : ({ size: 'small', className: css.thumbnail } as const)
  const shown = <Loaded of={of} load={load} alt={canEnlarge ? '' : alt} {...looks} />
  if (!canEnlarge) return shown
  return (
    <>
      <Button className={css.enlarge} aria-label={fileTexts.enlarge(alt)} onPress={() => setIsOpen(true)}>
        {shown}
      </Button>
      <Modal isOpen={isOpen} size="large" heading={fileTexts.picture} isDismissable onClose={() => setIsOpen(false)}>
        <Loaded of={of} load={load} alt={alt} size="large" className={css.large} />
      </Modal>
    </>
  )
}

interface LoadedProps extends Pick<StoredPictureProps, 'of' | 'load' | 'alt'> {
  readonly size: PictureSize
  readonly className: string
}

function Loaded({ of: [resource, ...rest], load, alt, size, className }: LoadedProps) {
  const { organizationId } = useAdminHost()
  const { data, error } = useAsked(
    keyOf(`${resource}.picture`, [...rest, size], organizationId),
    async () => answerOf(await load(size)),
    { revalidateOnFocus: false, revalidateIfStale: false },
  )
  const address = useAddress(data)
  if (address !== undefined) return <img className={className} src={address} alt={alt} />
  if (!error) return <Skeleton heightPx={96} />
  return (
    <span className={css.noPicture} role="img" aria-label={fileTexts.failed}>
      <Icon of={ImageOff} />
    </span>
  )
}
