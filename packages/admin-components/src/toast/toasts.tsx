import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { NewToast, Toast } from './toast.ts'
import { ToastRegion } from './toast-region.tsx'

const ToastContext = createContext<(toast: NewToast) => void>(() => undefined)

/** Says what came of something; it stays when the page around it goes. */
export const useToast = () => useContext(ToastContext)

const MOST = 4

/** Keeps what is said, and shows it over whatever page there is. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const last = useRef(0)
  const say = useCallback((toast: NewToast) => {
    last.current += 1
    const added = { ...toast, id: last.current }
    setToasts((before) => [...before, added].slice(-MOST))
  }, [])
  const close = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  const region = useMemo(() => <ToastRegion toasts={toasts} onClose={close} />, [toasts, close])
  return (
    <ToastContext.Provider value={say}>
      {children}
      {region}
    </ToastContext.Provider>
  )
}
