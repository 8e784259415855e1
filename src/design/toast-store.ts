import type { ReactNode } from 'react'

/** The content of a toast. Screen readers announce an error toast at once, and any other toast when they have finished reading. */
export interface ToastContent {
  title: ReactNode
  description?: ReactNode
  tone?: 'info' | 'success' | 'error'
  /** How many milliseconds the toast is shown; `Infinity` keeps it until it is dismissed. The default is 5 s, for errors 8 s. */
  duration?: number
  action?: { label: ReactNode; onSelect: () => void } | { label: string; href: string } | undefined
  /** True if its texts change with the language of the page. A toast whose texts do not is dismissed when the language changes. */
  followsLanguage?: boolean
  /** There, screen readers announce the toast but nobody sees it, because the screen already shows the same in another place. */
  announcedOnly?: 'onPhones' | 'everywhere'
}

/** A toast that is in the document: either open and visible, or dismissed and about to be removed. */
export interface Toast extends ToastContent {
  id: number
  state: 'open' | 'dismissed'
}

export interface ToastStore {
  show(content: ToastContent): number
  dismiss(id: number): void
  /** Stops the countdown of the open toast, for example while the pointer is on it. `resume` continues the countdown. */
  pause(): void
  resume(): void
  subscribe(listener: () => void): () => void
  snapshot(): readonly Toast[]
}

/** A dismissed toast is removed from the document after this many milliseconds. */
const removalDelay = 3000

const none: readonly Toast[] = []

/** At most one toast is open: a new toast dismisses the open one. */
export function createToastStore(): ToastStore {
  let toasts = none
  let lastId = 0
  let clock: ReturnType<typeof setTimeout> | undefined
  let remaining = 0
  let startedAt = 0
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function stopClock() {
    clearTimeout(clock)
    clock = undefined
  }

  function startClock(id: number) {
    stopClock()
    if (remaining === Infinity) return
    startedAt = performance.now()
    clock = setTimeout(() => dismiss(id), remaining)
  }

  function dismiss(id: number) {
    if (!toasts.some((toast) => toast.id === id && toast.state === 'open')) return
    stopClock()
    change(toasts.map((toast) => (toast.id === id ? { ...toast, state: 'dismissed' } : toast)))
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), removalDelay)
  }

  const openToast = () => toasts.find((toast) => toast.state === 'open')

  return {
    show(content) {
      const showing = openToast()
      if (showing) dismiss(showing.id)
      const id = ++lastId
      remaining = content.duration ?? (content.tone === 'error' ? 8000 : 5000)
      change([...toasts, { ...content, id, state: 'open' }])
      startClock(id)
      return id
    },
    dismiss,
    pause() {
      if (clock === undefined) return
      stopClock()
      remaining = Math.max(0, remaining - (performance.now() - startedAt))
    },
    resume() {
      const showing = openToast()
      if (showing && clock === undefined) startClock(showing.id)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => toasts,
  }
}

/** The only toast store of the browser window. The server must not write to it, because all visitors share the server's memory. */
export const toastStore = createToastStore()

/** Shows a toast in place of the open one and returns its id. */
export function showToast(content: ToastContent): number {
  return toastStore.show(content)
}

/** Hides a toast at once. */
export function dismissToast(id: number): void {
  toastStore.dismiss(id)
}
