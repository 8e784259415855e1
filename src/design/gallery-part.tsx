import type { ReactNode } from 'react'

/** A titled shelf of the gallery. */
export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div style={{ marginBlock: '2.5rem' }}>
      <h2 style={{ marginBottom: '1rem', fontSize: 'var(--text-xl)' }}>{title}</h2>
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
