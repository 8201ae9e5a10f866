import { HeadedCard } from '@delebil/admin-components'
import type { MonthEndItem, MonthReport } from '@delebil/core-api/admin'
import { Icon, LinkButton } from '@delebil/ui'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import * as css from './month-end.css.ts'
import { monthEndTexts as texts } from './month-end-texts.ts'
import { whereToMend } from './where-to-mend.ts'

interface MonthItemsProps {
  readonly items: readonly MonthEndItem[]
  readonly report: MonthReport
}

/** What is left to do in a month, each with the way to it, and what is done. */
export function MonthItems({ items, report }: MonthItemsProps) {
  const left = items.filter(({ count }) => count > 0).toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
  const done = items.filter(({ count }) => count === 0)
  return (
    <>
      <HeadedCard isBare heading={texts.todo} count={{ of: left.length, meaning: left.length > 0 ? 'look' : 'plain' }}>
        {left.length === 0 ? (
          <p className={css.emptied}>{texts.nothing}</p>
        ) : (
          <div className={css.frame}>
            <ul className={css.items}>
              {left.map((item) => (
                <Left key={item.key} item={item} />
              ))}
            </ul>
          </div>
        )}
      </HeadedCard>
      <HeadedCard isBare heading={texts.done} count={{ of: done.length }}>
        <div className={css.frame}>
          <ul className={css.items}>
            {done.map(({ key, at }) => (
              <li key={key} className={css.item}>
                <span className={css.doneMark}>
                  <Icon of={CircleCheck} />
                </span>
                <span className={css.doneName}>{texts.doneItem[key]}</span>
                <span className={css.about}>
                  {at === null ? texts.proof(key, report) : texts.checked(new Date(at))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </HeadedCard>
    </>
  )
}

function Left({ item }: { readonly item: MonthEndItem }) {
  const { key, count, ore, of, isNeeded } = item
  const to = whereToMend(item)
  return (
    <li className={css.item}>
      <span className={isNeeded ? css.wrongMark : css.mark}>
        <Icon of={isNeeded ? CircleAlert : CircleDashed} {...(isNeeded && { label: texts.needed })} />
      </span>
      <span className={css.name}>{texts.item[key]}</span>
      <span className={css.about}>{key === 'ORDER' ? of.map(texts.name).join(', ') : texts.some(of, count)}</span>
      <span className={css.amount}>{texts.amount(count, ore)}</span>
      <span className={css.mend}>
        {to !== undefined && (
          <LinkButton
            isSmall
            variant={isNeeded ? 'primary' : 'secondary'}
            href={to}
            aria-label={texts.mendOf(texts.mend[key], texts.item[key])}
          >
            {texts.mend[key]}
          </LinkButton>
        )}
      </span>
    </li>
  )
}
