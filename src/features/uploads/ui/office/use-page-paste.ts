import { useEffect, useRef } from 'react'

/** Every place on the page that takes a pasted file. */
const places = new Set<object>()

/**
 * Takes a file that is pasted anywhere on the page, as long as this is the only place for one: whoever has copied a picture need not
 * find out that the field must have the focus. A place that the focus is in has taken it before. Where text is typed, copied text
 * goes first: spreadsheets put a picture of their cells beside it.
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
