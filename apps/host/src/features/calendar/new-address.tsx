import { Button, copyText, Inline, LinkButton, Stack, TextField } from '@delebil/ui'
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { muted } from '../../site/page/page.css.ts'
import { calendarTexts as own } from './calendar-texts.ts'
import { webcalAddress } from './webcal-address.ts'

/** An address that was just made: it is shown this once. */
export function NewAddress({ address }: { readonly address: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => setSaid((await copyText(address)) ? own.copied : own.copyFailed)
  return (
    <Stack gapPx={8}>
      <TextField
        label={own.address}
        value={address}
        isReadOnly
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <p className={muted}>{own.once}</p>
      <Inline gapPx={8}>
        <LinkButton href={webcalAddress(address)} icon={CalendarPlus}>
          {own.add}
        </LinkButton>
        <Button icon={Copy} onPress={() => void copy()}>
          {own.copy}
        </Button>
      </Inline>
      <p role="status" className={muted}>
        {said}
      </p>
    </Stack>
  )
}
