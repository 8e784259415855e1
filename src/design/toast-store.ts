import type { ReactNode } from 'react'

/** What a toast says. Errors interrupt a screen reader, everything else waits its turn. */
export interface ToastContent {
  title: ReactNode
  description?: ReactNode
  tone?: 'info' | 'success' | 'error'
  /** Milliseconds in sight; `Infinity` stays until dismissed. By default 5 s, 8 s for errors. */
  duration?: number
  action?: { label: string; onSelect: () => void } | { label: string; href: string } | undefined
  /** On phones it is only announced: something else on the screen shows the same. */
  announcedOnly?: 'on-phones'
}

/** A toast in the document: open and in sight, or dismissed and waiting to leave. */
export interface Toast extends ToastContent {
  id: number
  state: 'open' | 'dismissed'
}

export interface ToastStore {
  show(content: ToastContent): number
  dismiss(id: number): void
  /** Stops the clock of the open toast while someone reads it; `resume` lets the rest run. */
  pause(): void
  resume(): void
  subscribe(listener: () => void): () => void
  snapshot(): readonly Toast[]
}

/** A dismissed toast leaves the document after this many milliseconds. */
const removalDelay = 3000

const none: readonly Toast[] = []

/** At most one toast is open: a new one dismisses the one showing. */
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

/** The one store of a browser window. Never written on the server, where windows do not exist. */
export const toastStore = createToastStore()

/** Shows a toast, in place of the one showing; returns its id. */
export function showToast(content: ToastContent): number {
  return toastStore.show(content)
}

/** Takes a toast out of sight at once. */
export function dismissToast(id: number): void {
  toastStore.dismiss(id)
}
