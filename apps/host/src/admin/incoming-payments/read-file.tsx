import { useAdminChange, useForget } from '@delebil/admin-components'
import { Banner, Button, Inline, Stack } from '@delebil/ui'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import * as css from './payment.css.ts'
import { paymentTexts as texts } from './payment-texts.ts'

type Said = { readonly tone: 'info' | 'warning' | 'error'; readonly title: string; readonly text: string }

/** Reads a file of payments in, and says what came of it until somebody closes that. */
export function ReadFile({ onRead }: { readonly onRead: () => void }) {
  const reading = useAdminChange('incoming-payments.read-file')
  const forget = useForget()
  const [said, setSaid] = useState<Said>()
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setSaid(undefined)
    const result = await reading.send({ body: { file } })
    if (!result.ok) {
      const { message, fields } = result.refusal
      return setSaid({ tone: 'error', title: texts.notRead(file.name), text: fields['file'] ?? message })
    }
    const { isKnown, added, matched, waiting } = result.value.entity
    setSaid(
      isKnown
        ? { tone: 'warning', title: texts.known(file.name), text: texts.nothingNew }
        : {
            tone: 'info',
            title: texts.readIn(file.name),
            text: added === 0 ? texts.nothingNew : texts.added(added, matched, waiting),
          },
    )
    await forget('incoming-payments')
    onRead()
  }
  return (
    <Stack gapPx={8}>
      <Inline gapPx={8}>
        <FileTrigger onSelect={(chosen) => void read(chosen?.[0])}>
          <Button icon={Upload} isPending={reading.isPending}>
            {texts.upload}
          </Button>
        </FileTrigger>
        <span className={css.file}>{texts.formats}</span>
      </Inline>
      {said && (
        <Banner tone={said.tone} title={said.title} onClose={() => setSaid(undefined)}>
          {said.text}
        </Banner>
      )}
    </Stack>
  )
}
