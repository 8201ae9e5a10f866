import type { Mount } from '../contract.ts'
import { themes } from '../widget/embed.css.ts'
import { LogInBox } from '../widget/log-in-box.tsx'
import { mountWidget, themeOf } from '../widget/mount-widget.tsx'

/** Who is logged in, and the way in and out: as little as that takes. */
export const mount: Mount = (host) =>
  mountWidget(host, ({ session }) => ({
    render: () => (
      <div data-theme={themeOf(host)} lang="nb" className={themes[themeOf(host)]}>
        <LogInBox session={session} site={host.site} />
      </div>
    ),
  }))
