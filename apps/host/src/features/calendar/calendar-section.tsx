import { type CalendarFeed, calendarAlarmMinutes } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Button, ConfirmDialog, ErrorMessage, Inline, Select, Stack } from '@delebil/ui'
import { formatLongDate } from '@delebil/validation/text'
import { CalendarPlus, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { OwnSection } from '../../site/page/own-section.tsx'
import { muted, paragraph } from '../../site/page/page.css.ts'
import { calendarTexts as own } from './calendar-texts.ts'
import { NewAddress } from './new-address.tsx'
import { useCalendar } from './use-calendar.ts'

type Alarm = CalendarFeed['alarmMinutes']

const options = [
  { id: 'none', label: own.alarmNames.none as string },
  ...calendarAlarmMinutes.map((minutes) => ({ id: String(minutes), label: own.alarmNames[minutes] as string })),
]
const alarmOf = (id: string): Alarm => calendarAlarmMinutes.find((minutes) => String(minutes) === id) ?? null

/** My reservations in my own calendar: the address is made, made anew and taken away here. */
export function CalendarSection() {
  const answer = useAnswer('getCalendarFeed', {})
  const calendar = useCalendar(answer)
  const [asked, setAsked] = useState<'makeNew' | 'remove'>()

  function confirm(): void {
    void (asked === 'remove' ? calendar.remove() : calendar.make()).then(() => setAsked(undefined))
  }
  return (
    <OwnSection heading={own.heading} own={answer}>
      {({ entity }) => (
        <Stack gapPx={16}>
          <p className={paragraph}>{own.text}</p>
          {calendar.address !== undefined && <NewAddress address={calendar.address} />}
          {entity && (
            <>
              <p className={muted}>{own.since(formatLongDate(new Date(entity.created)))}</p>
              <Select
                label={own.alarm}
                options={options}
                value={entity.alarmMinutes === null ? 'none' : String(entity.alarmMinutes)}
                onChange={(id) => void calendar.setAlarm(alarmOf(id))}
              />
            </>
          )}
          <div>
            <ErrorMessage>{calendar.refusal?.message}</ErrorMessage>
            <p role="status" className={muted}>
              {calendar.said}
            </p>
          </div>
          {entity ? (
            <Inline gapPx={8}>
              <Button icon={RefreshCw} onPress={() => setAsked('makeNew')}>
                {own.makeNew}
              </Button>
              <Button icon={Trash2} onPress={() => setAsked('remove')}>
                {own.remove}
              </Button>
            </Inline>
          ) : (
            <div>
              <Button icon={CalendarPlus} isPending={calendar.isPending} onPress={() => void calendar.make()}>
                {own.make}
              </Button>
            </div>
          )}
          <ConfirmDialog
            isOpen={asked !== undefined}
            heading={asked === 'remove' ? own.remove : own.makeNew}
            confirmText={asked === 'remove' ? own.remove : own.makeNew}
            isPending={calendar.isPending}
            onConfirm={confirm}
            onCancel={() => setAsked(undefined)}
          >
            {asked === 'remove' ? own.removeText : own.makeNewText}
          </ConfirmDialog>
        </Stack>
      )}
    </OwnSection>
  )
}
