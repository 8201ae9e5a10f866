import { CircleAlert, Info, TriangleAlert, WifiOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx'
import { texts } from '../texts.ts'
import { closeButton, mark, text, title as titleClass, tones, words } from './banner.css.ts'

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, offline: WifiOff }

export interface BannerProps {
  tone: keyof typeof icons
  title: string
  children?: ReactNode
  onClose?: () => void
}

/** Something about the page or the connection. Errors are read out at once, the rest when there is a pause. */
export function Banner({ tone, title, children, onClose }: BannerProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={tones[tone]}>
      <span className={mark}>
        <Icon of={icons[tone]} />
      </span>
      <div className={words}>
        <p className={titleClass}>{title}</p>
        {children !== undefined && <div className={text}>{children}</div>}
      </div>
      {onClose && (
        <span className={closeButton}>
          <PlainIconButton icon={X} label={texts.close} onPress={onClose} />
        </span>
      )}
    </div>
  )
}
