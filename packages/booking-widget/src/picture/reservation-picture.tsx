import type { Picture } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Icon, Modal, Skeleton } from '@delebil/ui'
import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'

import { messageTexts } from '../locale/message-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { image, large, thumbnail } from './picture.css.ts'
import { useIsNear } from './use-is-near.ts'

const texts = messageTexts.picture

export interface ReservationPictureProps {
  readonly reservationId: number
  readonly picture: Picture
  /** What it is, in words. */
  readonly name: string
}

/** A small picture that is fetched when it comes near the screen, and shown large when pressed. */
export function ReservationPicture({ reservationId, picture, name }: ReservationPictureProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isNear = useIsNear(button)
  const { address, hasFailed } = usePicture(reservationId, picture.id, isNear ? 'small' : undefined)
  return (
    <>
      <Button ref={button} className={thumbnail} aria-label={texts.open(name)} onPress={() => setIsOpen(true)}>
        {address !== undefined && <img src={address} alt="" className={image} />}
        {address === undefined && hasFailed && <Icon of={ImageOff} />}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading={texts.heading} size="large" isDismissable>
        <LargePicture reservationId={reservationId} picture={picture} name={name} />
      </Modal>
    </>
  )
}

function LargePicture({ reservationId, picture, name }: ReservationPictureProps) {
  const { address, hasFailed } = usePicture(reservationId, picture.id, 'large')
  if (address !== undefined) {
    return <img src={address} alt={name} className={large} width={picture.width} height={picture.height} />
  }
  return hasFailed ? (
    <p role="alert" className={muted}>
      {texts.failed}
    </p>
  ) : (
    <Skeleton heightPx={240} />
  )
}

interface ShownPicture {
  /** An address to show it by; absent until it is there. */
  readonly address: string | undefined
  readonly hasFailed: boolean
}

/** A picture of a reservation: it is fetched with the token, which an address alone can't carry. */
function usePicture(reservationId: number, pictureId: number, size: 'large' | 'small' | undefined): ShownPicture {
  const params = { id: reservationId, pictureId }
  const { data, error } = useAnswer('getPicture', size && { params, query: { size } }, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { address: data && address, hasFailed: error !== undefined }
}
