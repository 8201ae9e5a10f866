import {
  Failed,
  HeadedCard,
  RefPicker,
  useAdminAnswer,
  useAdminChange,
  useAdminHost,
  useForget,
  useSettled,
  useToast,
} from '@delebil/admin-components'
import type { SmsReceiver } from '@delebil/core-api/admin'
import { Button, Checkbox, ConfirmDialog, ErrorMessage, Skeleton } from '@delebil/ui'
import { type SmsClass, smsFieldsIn } from '@delebil/validation'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { adminPaths } from '../shared/admin-paths.ts'
import { smsTo } from '../shared/sms-at.ts'
import { ReceiverList } from './receiver-list.tsx'
import * as css from './sms.css.ts'
import { SmsPreviewCard } from './sms-preview.tsx'
import { SmsText } from './sms-text.tsx'
import { smsTexts as texts } from './sms-texts.ts'

const SETTLE_MS = 300

/** An SMS is written: to whom, what, and how it will be, before it is sent. */
export function NewSmsPage() {
  const { query, guard, navigate } = useAdminHost()
  const [chosen, setChosen] = useState(() => smsTo(query))
  const [text, setText] = useState(chosen.text)
  const [smsClass, setClass] = useState<SmsClass>('service')
  const [isUrgent, setIsUrgent] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const toast = useToast()
  const forget = useForget()
  const sending = useAdminChange('sms.send')

  const body = {
    messageText: useSettled(text.trim(), SETTLE_MS),
    recipientIds: [...chosen.persons],
    reservationIds: [...chosen.reservations],
    class: smsClass,
    isUrgent,
  }
  const isToSomebody = chosen.persons.length + chosen.reservations.length > 0
  const asked = useAdminAnswer('sms.preview', isToSomebody ? { body } : undefined, { keepPreviousData: true })
  const preview = isToSomebody ? asked.data : undefined
  const isSettled = body.messageText === text.trim()
  const mayBeSent =
    preview !== undefined && isSettled && text.trim() !== '' && preview.receivers > 0 && preview.parts <= preview.left

  const remove = ({ personId, reservationId }: SmsReceiver) =>
    setChosen(({ persons, reservations, ...rest }) => ({
      ...rest,
      persons: persons.filter((id) => id !== personId),
      reservations: reservations.filter((id) => id !== reservationId),
    }))
  const add = (id: string) =>
    id !== '' && setChosen(({ persons, ...rest }) => ({ ...rest, persons: [...new Set([...persons, Number(id)])] }))
  const send = async () => {
    const answer = await sending.send({ body: { ...body, messageText: text.trim() } })
    setIsAsking(false)
    if (!answer.ok) return
    setIsSent(true)
    toast({ tone: 'info', text: texts.queued(answer.value.entity.receivers) })
    await forget('sms')
    navigate(adminPaths.sms.path)
  }
  const { receivers = 0, parts = 0, priceOre = 0 } = preview ?? {}
  return (
    <div className={css.page}>
      {guard(text.trim() !== '' && !isSent)}
      <div className={css.stack}>
        <HeadedCard heading={texts.receivers}>
          <div className={css.stack}>
            <RefPicker
              key={chosen.persons.length}
              label={texts.add}
              help={texts.addHelp}
              of="persons"
              value=""
              onChange={add}
            />
            {isToSomebody ? null : <p className={css.muted}>{texts.noReceivers}</p>}
            {isToSomebody && preview === undefined && asked.error === undefined && <Skeleton heightPx={96} />}
            {preview && (
              <>
                <ReceiverList
                  heading={texts.getsNot(preview.data.length - receiversOf(preview.data).length)}
                  receivers={preview.data.filter(({ obstacle }) => obstacle !== null)}
                  onRemove={remove}
                />
                <ReceiverList heading={texts.gets(receivers)} receivers={receiversOf(preview.data)} onRemove={remove} />
              </>
            )}
          </div>
        </HeadedCard>
        <HeadedCard heading={texts.write}>
          <SmsText
            text={text}
            onText={setText}
            smsClass={smsClass}
            onClass={setClass}
            used={smsFieldsIn(text)}
            error={sending.refusal?.fields['messageText']}
          />
        </HeadedCard>
      </div>
      <div className={css.beside}>
        {asked.error && (
          <Failed as="banner" heading={texts.failed} onAgain={() => void asked.mutate()}>
            {asked.error.refusal.message}
          </Failed>
        )}
        {preview && <SmsPreviewCard preview={preview} hasText={text.trim() !== ''} />}
        {preview && (preview.sendAt !== null || isUrgent) && smsClass === 'service' && (
          <Checkbox isSelected={isUrgent} onChange={setIsUrgent}>
            {texts.urgent}
          </Checkbox>
        )}
        <ErrorMessage>{sending.refusal?.message}</ErrorMessage>
        <Button
          variant="primary"
          icon={Send}
          isDisabled={!mayBeSent}
          isPending={sending.isPending}
          onPress={() => (receivers > 1 ? setIsAsking(true) : void send())}
        >
          {texts.send(receivers)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        heading={texts.sendQuestion(receivers)}
        confirmText={texts.send(receivers)}
        isPending={sending.isPending}
        onConfirm={() => void send()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.sendFacts(parts, priceOre)}
      </ConfirmDialog>
    </div>
  )
}

const receiversOf = (all: readonly SmsReceiver[]) => all.filter(({ obstacle }) => obstacle === null)
