import { type ReactNode, useId } from 'react'

/**
 * One component in all its states, under the component's name. A browser test finds the component by this name and takes a
 * screenshot.
 */
export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} style={{ padding: '1.25rem 0.5rem', marginInline: '-0.5rem' }}>
      <h2 id={id} style={{ marginBottom: '1rem', fontSize: 'var(--text-xl)' }}>
        {title}
      </h2>
      {children}
    </div>
  )
}

/** Puts its children side by side, on several lines if necessary. */
export function GalleryRow({ children }: { children: ReactNode }) {
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center', marginBlock: '0.75rem' }}
    >
      {children}
    </div>
  )
}
