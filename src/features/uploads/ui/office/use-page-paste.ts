import { useEffect, useRef } from 'react'

/** All places on the page that accept a pasted file. */
const places = new Set<object>()

/**
 * Takes a file that is pasted anywhere on the page if this is the only place for one, so that the user need not focus the field
 * first. A place that has the focus takes the file before. In text fields, copied text comes first, because spreadsheets add a
 * picture of their cells to it.
 */
export function usePagePaste(take: (file: File) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })

  useEffect(() => {
    const place = {}
    places.add(place)
    function paste(event: ClipboardEvent) {
      const [file] = event.clipboardData?.files ?? []
      if (!file || event.defaultPrevented || places.size > 1 || isTextFor(event)) return
      event.preventDefault()
      latest.current(file)
    }
    window.addEventListener('paste', paste)
    return () => {
      places.delete(place)
      window.removeEventListener('paste', paste)
    }
  }, [])
}

function isTextFor({ target, clipboardData }: ClipboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
  return isTyped && (clipboardData?.types.includes('text/plain') ?? false)
}
