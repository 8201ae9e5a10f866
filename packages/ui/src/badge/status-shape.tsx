import { dotTones } from './badge.css.ts'

export type StatusTone = keyof typeof dotTones

/** Each tone has its own shape (disc, triangle, square on its edge), for those who do not tell the colours apart. */
export function StatusShape({ tone }: { tone: StatusTone }) {
  return (
    <svg
      className={dotTones[tone]}
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="currentColor"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {tone === 'green' && <circle cx="7" cy="7" r="5.5" strokeWidth="0" />}
      {tone === 'yellow' && <path d="M7 2.6 12 11.4H2Z" strokeWidth="1.6" />}
      {tone === 'red' && <path d="M7 1.8 12.2 7 7 12.2 1.8 7Z" strokeWidth="1.4" />}
    </svg>
  )
}
