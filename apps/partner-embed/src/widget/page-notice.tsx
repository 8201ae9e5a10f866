import type { PageProblem } from '../session/check-page.ts'
import { texts } from '../texts.ts'
import { plain, themes } from './embed.css.ts'
import { alert, box, primary, secondary } from './log-in-box.css.ts'

export interface PageNoticeProps {
  readonly problem: PageProblem
  readonly site: string
  readonly theme: keyof typeof themes
  readonly onRetry: () => void
}

/** What a visitor reads where the club's server answers nothing to this page, and the way on. */
export function PageNotice({ problem, site, theme, onRetry }: PageNoticeProps) {
  const isRefused = problem !== 'embed.unreachable'
  return (
    <div data-theme={theme} lang="nb" className={themes[theme]}>
      <div className={`${plain} ${box}`}>
        <p className={alert} role="alert">
          {isRefused ? texts.page.refused : texts.page.unreachable}
        </p>
        {!isRefused && (
          <button type="button" className={secondary} onClick={onRetry}>
            {texts.page.retry}
          </button>
        )}
        <a className={primary} href={site} target="_blank" rel="noopener">
          {texts.page.open}
        </a>
      </div>
    </div>
  )
}
