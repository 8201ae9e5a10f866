import { formatMoment, mayAny, useAdminHost } from '@delebil/admin-components'
import type { AccountingErrorMetadata } from '@delebil/core-api/admin'
import { Button, Icon, LinkButton } from '@delebil/ui'
import { CircleAlert, Hourglass, Pause } from 'lucide-react'
import { useId, useState } from 'react'
import { adminPaths } from '../shared/admin-paths.ts'
import { ErrorTable } from './error-table.tsx'
import { type CauseAct, errorTexts as texts } from './error-texts.ts'
import * as css from './tripletex-errors.css.ts'
import { type Chosen, type ErrorActs, useErrorActs } from './use-error-acts.ts'

type Group = AccountingErrorMetadata['groups'][number]

const links: Partial<Record<CauseAct, string>> = {
  configure: adminPaths.tripletexConfiguration,
  product: adminPaths.products.path,
}

const wordsOf = ({ state, cause, said, nextAt }: Group) => {
  if (state === 'UNKNOWN') {
    const help = nextAt ? `${texts.unknown.help} ${texts.nextAt(formatMoment(nextAt))}` : texts.unknown.help
    return {
      title: texts.unknown.title,
      help,
      who: texts.people.nobody,
      act: undefined,
      icon: Hourglass,
      view: 'unknown' as const,
    }
  }
  if (state === 'PAUSED' || cause === null)
    return { ...texts.paused, who: texts.people.books, act: undefined, icon: Pause, view: 'paused' as const }
  const { title, help, who, act } = texts.cause(cause)
  const whole = said === null ? help : `${texts.said(said)}. ${help}`
  return { title, help: whole, who: texts.people[who], act, icon: CircleAlert, view: 'held' as const }
}

interface CauseCardProps {
  readonly group: Group
  /** Where people use the books themselves. */
  readonly site: string
  readonly onDone: () => void
}

/** One cause, however many bills it holds up: what it is, who mends it, and the button. */
export function CauseCard({ group, site, onDone }: CauseCardProps) {
  const { permissions } = useAdminHost()
  const acts = useErrorActs(onDone)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { title, help, who, act, icon, view } = wordsOf(group)
  const chosen: Chosen = group.cause === null ? {} : { cause: group.cause }
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.cause}>
        <span className={view === 'held' ? css.bad : css.waits}>
          <Icon of={icon} />
        </span>
        <div className={css.words}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <p className={css.help}>{help}</p>
        </div>
        <p className={css.count}>
          <strong>{texts.count(group.count)}</strong> {who}
        </p>
        <div className={css.acts}>
          {mayAny(permissions, ['BILLING_WRITE']) && (
            <Buttons act={act} site={site} acts={acts} chosen={chosen} isCause={group.cause !== null} />
          )}
          <Button variant="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.hide : texts.show(group.count)}
          </Button>
        </div>
      </div>
      {isOpen && (
        <ErrorTable view={view} label={title} onDone={onDone} {...(group.cause !== null && { cause: group.cause })} />
      )}
    </section>
  )
}

interface ButtonsProps {
  readonly act: CauseAct | undefined
  readonly site: string
  readonly acts: ErrorActs
  readonly chosen: Chosen
  readonly isCause: boolean
}

function Buttons({ act, site, acts, chosen, isCause }: ButtonsProps) {
  const link = act === 'open' ? site : act && links[act]
  const does: Partial<Record<CauseAct, () => Promise<void>>> = {
    'use-customers': () => acts.sync('customers', chosen),
    'use-products': () => acts.sync('products', chosen),
    'use-orders': () => acts.sync('orders', chosen),
    print: () => acts.override(chosen, 'PRINT'),
    email: () => acts.override(chosen, 'EMAIL'),
  }
  const run = act && does[act]
  return (
    <>
      {act && link && (
        <LinkButton href={link} {...(link === site && { target: '_blank', rel: 'noreferrer' })}>
          {texts.acts[act]}
        </LinkButton>
      )}
      {act && run && (
        <Button isPending={acts.isPending} onPress={() => void run()}>
          {texts.acts[act]}
        </Button>
      )}
      {isCause && (
        <Button isPending={acts.isPending} onPress={() => void acts.start(chosen)}>
          {texts.again}
        </Button>
      )}
    </>
  )
}
