import { Button, copyText, Inline, Stack, TextField } from '@delebil/ui'
import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { sharingTexts } from '../../locale/sharing-texts.ts'
import { muted } from '../../panel/panel.css.ts'

const texts = sharingTexts.dialog

/** A link that was just made: passed on by whatever the device has, or copied. */
export function NewLink({ address }: { readonly address: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => setSaid((await copyText(address)) ? texts.copied : texts.copyFailed)
  // Closed without choosing anybody is no failure; what cannot be shared can be copied.
  const share = () => void navigator.share({ title: texts.shareTitle, url: address }).catch(() => undefined)
  const canShare = typeof navigator.share === 'function'
  return (
    <Stack gapPx={8}>
      <TextField label={texts.address} value={address} isReadOnly onFocus={({ target }) => selectAll(target)} />
      <p className={muted}>{texts.once}</p>
      <Inline gapPx={8}>
        {canShare && (
          <Button variant="primary" icon={Share2} onPress={share}>
            {texts.share}
          </Button>
        )}
        <Button variant={canShare ? 'secondary' : 'primary'} icon={Copy} onPress={() => void copy()}>
          {texts.copy}
        </Button>
      </Inline>
      <p role="status" className={muted}>
        {said}
      </p>
    </Stack>
  )
}

function selectAll(field: EventTarget) {
  if (field instanceof HTMLInputElement) field.select()
}
