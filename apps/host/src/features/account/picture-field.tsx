import { Button, ErrorMessage, Inline } from '@delebil/ui'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { accountTexts } from './account-texts.ts'
import * as css from './picture-field.css.ts'

const own = accountTexts.license.picture

export interface PictureFieldProps {
  readonly label: string
  readonly isOptional?: boolean
  readonly value: File | null
  readonly onChange: (file: File | null) => void
  readonly error?: string | undefined
}

/** One picture, taken or chosen, and seen before it is sent. */
export function PictureField({ label, isOptional = false, value, onChange, error }: PictureFieldProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a column with even gaps
    <div role="group" aria-labelledby={id} className={css.group} data-invalid={error === undefined ? undefined : true}>
      <span id={id} className={css.label}>
        {label}
        {isOptional && <span className={css.optional}> {own.optional}</span>}
      </span>
      {value && <Preview file={value} label={label} />}
      <Inline gapPx={8}>
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => files?.[0] && onChange(files[0])}>
          <Button icon={ImagePlus}>{value ? own.another(label) : own.choose(label)}</Button>
        </FileTrigger>
        {value && (
          <Button variant="quiet" icon={Trash2} onPress={() => onChange(null)}>
            {own.remove(label)}
          </Button>
        )}
      </Inline>
      <ErrorMessage>{error}</ErrorMessage>
    </div>
  )
}

/** What this browser can't show is there by its name. */
function Preview({ file, label }: { readonly file: File; readonly label: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const [broken, setBroken] = useState<File>()
  if (broken === file) return <p className={css.name}>{file.name}</p>
  return (
    address && <img className={css.picture} src={address} alt={own.chosen(label)} onError={() => setBroken(file)} />
  )
}
