import { Icon, IconButton, TextField } from '@delebil/ui'
import { ImageOff, RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import * as css from './file.css.ts'
import { fileTexts } from './file-texts.ts'
import { turnPicture } from './turn-picture.ts'
import { useAddress } from './use-address.ts'

export interface ImageEditorProps {
  readonly name: string
  readonly file: Blob
  readonly onTurned: (file: Blob) => void
  /** What the words are: what is seen, or what it is called. */
  readonly label?: string
  readonly help?: string
  /** Left out where the words stand elsewhere. */
  readonly alt?: string
  readonly onAlt?: (alt: string) => void
}

/** A picture before it is sent: seen as the camera held it, turned where that is wrong, and told in words. */
export function ImageEditor(props: ImageEditorProps) {
  const { name, file, onTurned, label = fileTexts.alt, help = fileTexts.altHelp, alt, onAlt } = props
  const address = useAddress(file)
  const [broken, setBroken] = useState<Blob>()
  const isShowable = broken !== file
  const [isTurning, setIsTurning] = useState(false)
  const turn = async (towards: 'left' | 'right') => {
    if (isTurning) return
    setIsTurning(true)
    onTurned(await turnPicture(file, towards))
    setIsTurning(false)
  }
  return (
    <div className={css.editor}>
      <div className={css.stage}>
        {address !== undefined && isShowable ? (
          <img className={css.picture} src={address} alt={fileTexts.preview(name)} onError={() => setBroken(file)} />
        ) : (
          <span className={css.noPicture}>
            <Icon of={ImageOff} />
            {isShowable ? '' : fileTexts.noPreview}
          </span>
        )}
      </div>
      {isShowable && (
        <div className={css.tools}>
          <IconButton icon={RotateCcw} label={fileTexts.turnLeft} onPress={() => void turn('left')} />
          <IconButton icon={RotateCw} label={fileTexts.turnRight} onPress={() => void turn('right')} />
        </div>
      )}
      {alt !== undefined && onAlt && (
        <div className={css.words}>
          <TextField label={label} help={help} value={alt} onChange={onAlt} maxLength={120} autoComplete="off" />
        </div>
      )}
    </div>
  )
}
