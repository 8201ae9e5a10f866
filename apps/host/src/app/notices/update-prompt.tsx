import { Button, ConfirmDialog, Icon } from '@delebil/ui'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { buttons, head, mark, notices, text, title, words } from './notice.css.ts'
import { noticeTexts } from './notice-texts.ts'

export interface UpdatePromptProps {
  /** True while something typed would be lost with the page. */
  readonly isUnsaved: () => boolean
  readonly onUpdate: () => void
  readonly onLater: () => void
}

const { update } = noticeTexts

/** Says that a new version of the site is there. Nothing is loaded anew before the person says so. */
export function UpdatePrompt({ isUnsaved, onUpdate, onLater }: UpdatePromptProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className={notices.info} aria-label={update.title}>
      <div className={head}>
        <span className={mark}>
          <Icon of={Sparkles} />
        </span>
        <div className={words} role="status">
          <p className={title}>{update.title}</p>
          <p className={text}>{update.text}</p>
        </div>
        <div className={buttons}>
          <Button isSmall variant="primary" onPress={() => (isUnsaved() ? setIsAsking(true) : onUpdate())}>
            {update.now}
          </Button>
          <Button isSmall onPress={onLater}>
            {update.later}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        heading={update.unsavedHeading}
        confirmText={update.now}
        cancelText={update.stay}
        onConfirm={onUpdate}
        onCancel={() => setIsAsking(false)}
      >
        {update.unsavedText}
      </ConfirmDialog>
    </section>
  )
}
