import type { Answer, Contract } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Icon, LinkButton } from '@delebil/ui'
import { ScrollText } from 'lucide-react'
import { paths } from '../../site/paths.ts'
import { buttons, head, mark, notices, text, title, words } from './notice.css.ts'
import { noticeTexts } from './notice-texts.ts'

const own = noticeTexts.terms
type TermsToAccept = Answer<Contract['listTermsToAccept']>

interface TermsNoticeProps {
  readonly asked: TermsToAccept['data'][number]
  readonly onAccepted: (left: TermsToAccept) => void
}

/** Asks the person to accept terms that came after those they accepted. */
export function TermsNotice({ asked, onAccepted }: TermsNoticeProps) {
  const { organizationId, organizationName, membershipId, membershipName, version } = asked
  const accepting = useChange('acceptTerms')
  const heading = own.title(organizationName)
  const accept = async () => {
    const result = await accepting.send({ params: { id: membershipId }, body: { version } })
    if (result.ok) onAccepted(result.value)
  }
  return (
    <section className={notices.info} aria-label={heading}>
      <div className={head}>
        <span className={mark}>
          <Icon of={ScrollText} />
        </span>
        <div className={words} role="status">
          <p className={title}>{heading}</p>
          <p className={text}>{own.text(version, membershipName)}</p>
          <ErrorMessage>{accepting.refusal?.message}</ErrorMessage>
        </div>
        <div className={buttons}>
          <LinkButton href={paths.termsOf(organizationId)}>{own.read}</LinkButton>
          <Button variant="primary" isPending={accepting.isPending} onPress={() => void accept()}>
            {own.accept}
          </Button>
        </div>
      </div>
    </section>
  )
}
