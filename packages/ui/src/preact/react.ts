import compat, { createElement } from 'preact/compat'
import type { ReactNode } from 'react'

export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  createFactory,
  createPortal,
  createRef,
  Fragment,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  PureComponent,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} from 'preact/compat'

// biome-ignore lint/style/noDefaultExport: React has one, and libraries import it
export default compat

/** Preact has no transitions: what is hoped for is what is. */
export const useOptimistic = <State>(state: State) => [state, () => undefined] as const

/** Hides its children and keeps them as they are. Unlike React's it does not end what they began. */
export const Activity = ({ mode, children }: { mode?: 'visible' | 'hidden'; children: ReactNode }) =>
  createElement('div', { style: { display: mode === 'hidden' ? 'none' : 'contents' } }, children)
