import { type ReactNode, useId } from 'react'

/** One component with all its states, under its name; a browser test takes a screenshot of each by it. */
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

/** Things beside one another, wrapping. */
export function GalleryRow({ children }: { children: ReactNode }) {
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center', marginBlock: '0.75rem' }}
    >
      {children}
    </div>
  )
}
