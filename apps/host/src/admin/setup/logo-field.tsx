import { Button, ErrorMessage, type FormField } from '@delebil/ui'
import { FileTrigger } from 'react-aria-components'
import * as css from './setup.css.ts'
import { setupTexts as own } from './setup-texts.ts'

interface LogoFieldProps extends FormField {
  readonly organization: string
  readonly isReadOnly: boolean
}

/** The drawing that members see, chosen from a file and shown before it is saved. */
export function LogoField({ organization, isReadOnly, value, error, onChange }: LogoFieldProps) {
  const read = async (file: File | undefined) => {
    if (file) onChange(await file.text())
  }
  return (
    <fieldset className={css.logoField}>
      <legend className={css.name}>{own.logo}</legend>
      {value === '' ? (
        <span className={css.muted}>{own.noLogo}</span>
      ) : (
        <img
          className={css.logo}
          src={`data:image/svg+xml,${encodeURIComponent(value)}`}
          alt={own.logoOf(organization)}
        />
      )}
      {!isReadOnly && (
        <div className={css.buttons}>
          <FileTrigger acceptedFileTypes={['.svg', 'image/svg+xml']} onSelect={(files) => void read(files?.[0])}>
            <Button>{own.chooseLogo}</Button>
          </FileTrigger>
          {value !== '' && <Button onPress={() => onChange('')}>{own.removeLogo}</Button>}
        </div>
      )}
      <span className={css.muted}>{own.logoHelp}</span>
      <ErrorMessage>{error}</ErrorMessage>
    </fieldset>
  )
}
